import { defineCommand } from "citty";
import { about, text } from "@/cli/flags";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { scoreActs } from "@/lib/corpus/score-acts";
import { f1Of, scoreMessages, scoreVoices, type VoiceScore } from "@/lib/corpus/score-voices";
import { seededRandom } from "@/lib/random";
import { openVoices, shareRight } from "./open-voices";

export const corpusScoreCommand = defineCommand({
  meta: about("score", "Read the corpus as `leeway read` would and print shares of right readings, never a sentence."),
  args: { voices: text("corpus/sealed", "Folder of the voices to score") },
  run({ args }) {
    for (const voice of openVoices(args.voices)) {
      const score = scoreVoices([voice], corpusVocabulary, (name, line) => seededRandom(line, name));
      const { all, byAct } = scoreActs([voice], corpusVocabulary);
      const acts = [...byAct].map(([act, { right, of }]) => `${act} ${right}/${of}`).join(", ");
      const f1 = (100 * f1Of(scoreMessages([voice], corpusVocabulary))).toFixed(1);
      console.log(`${voice.name}: acts ${shareRight(all)} (${acts}), ${scoreLine(score)}, F1 of free messages ${f1}%`);
    }
  },
});

function scoreLine({ found, cued, cuedNear, plain, keptOut, order, reversed }: VoiceScore): string {
  return [
    `found ${shareRight(found)}`,
    `cued level ${shareRight(cued)}`,
    `within one ${shareRight(cuedNear)}`,
    `plain kept ${shareRight(plain)}`,
    `no wish kept out ${shareRight(keptOut)}`,
    `order ${shareRight(order)}`,
    `refusals read as wishes ${shareRight(reversed)}`,
  ].join(", ");
}
