import { defineCommand } from "citty";
import { text } from "@/cli/flags";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { scoreActs } from "@/lib/corpus/score-acts";
import { f1Of, scoreMessages, scoreVoices, type VoiceScore } from "@/lib/corpus/score-voices";
import { seededRandom } from "@/lib/random";
import { openVoices, share } from "./open-voices";

export const corpusScoreCommand = defineCommand({
  meta: {
    name: "score",
    description: "Read the corpus as `leeway read` would and print shares of right readings, never a sentence.",
  },
  args: { voices: text("corpus/sealed", "Folder of the voices to score") },
  run({ args }) {
    for (const voice of openVoices(args.voices)) {
      const score = scoreVoices([voice], corpusVocabulary, (name, line) => seededRandom(line, name));
      const { all, byAct } = scoreActs([voice], corpusVocabulary);
      const acts = [...byAct].map(([act, { right, of }]) => `${act} ${right}/${of}`).join(", ");
      const free = (100 * f1Of(scoreMessages([voice], corpusVocabulary))).toFixed(1);
      console.log(`${voice.name}: acts ${share(all)} (${acts}), ${scoreLine(score)}, F1 of free messages ${free}%`);
    }
  },
});

function scoreLine({ found, cued, cuedNear, plain, keptOut, order, reversed }: VoiceScore): string {
  return [
    `found ${share(found)}`,
    `cued level ${share(cued)}`,
    `within one ${share(cuedNear)}`,
    `plain kept ${share(plain)}`,
    `no wish kept out ${share(keptOut)}`,
    `order ${share(order)}`,
    `refusals read as wishes ${share(reversed)}`,
  ].join(", ");
}
