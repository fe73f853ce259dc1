import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { defineCommand } from "citty";
import { optional, text } from "@/cli/flags";
import { inSharedDatabase } from "@/cli/study/study-database";
import { sharedCorrections } from "@/db/queries/corrections";
import { prepareDatabase } from "@/db/seed/prepare";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { type Agreement, agreementOf } from "@/lib/corpus/agreement";
import { balanceOf, type CorpusBalance, checkVoices } from "@/lib/corpus/check-voices";
import { scoreActs } from "@/lib/corpus/score-acts";
import { f1Of, scoreMessages } from "@/lib/corpus/score-messages";
import { scoreVoices, type Tally, type VoiceScore } from "@/lib/corpus/score-voices";
import type { Voice } from "@/lib/corpus/voice-schema";
import { seededRandom } from "@/lib/random";
import { openVoices, secondLabels } from "./open-voices";

export const corpusCheckCommand = defineCommand({
  meta: {
    name: "check",
    description: "Check the labels of the corpus, lines said twice, lines two voices share, and print the balance.",
  },
  args: {
    voices: text("corpus/voices", "Folder of the voices to train on"),
    sealed: text("corpus/sealed", "Folder of the voices only scored"),
  },
  run({ args }) {
    const open = openVoices(args.voices);
    const sealed = openVoices(args.sealed);
    // Faults of sealed voices never quote the line.
    const faults = checkVoices([...open, ...sealed]);
    for (const { place, fault } of faults) console.log(`${place} ${isSealed(place, sealed) ? "has a fault" : fault}`);
    console.log(balanceLine("open", open.length, balanceOf(open)));
    for (const voice of sealed) {
      const second = secondLabels(args.sealed, voice.name);
      if (second) console.log(`${voice.name}, labelled twice: ${agreementLine(agreementOf(voice, second))}`);
    }
    console.log(balanceLine("sealed", sealed.length, balanceOf(sealed)));
    console.error(`${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  },
});

function agreementLine(agreement: Agreement): string {
  const names = { acts: "acts", cued: "cued level", cuedNear: "within one", plain: "plain", keptOut: "no wish" };
  return (Object.keys(names) as (keyof Agreement)[])
    .map(
      (kind) =>
        `${names[kind]} ${((100 * agreement[kind].right) / Math.max(1, agreement[kind].of)).toFixed(1)}% of ${agreement[kind].of}`,
    )
    .join(", ");
}

function isSealed(place: string, sealed: readonly Voice[]): boolean {
  return sealed.some(({ name }) => place.startsWith(`${name}/`));
}

function balanceLine(name: string, voices: number, balance: CorpusBalance): string {
  const shares = (counts: Map<string, number>) => {
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    return [...counts]
      .sort((a, b) => b[1] - a[1])
      .map(([key, count]) => `${key} ${Math.round((100 * count) / all)}%`)
      .join(", ");
  };
  const { sentences, dialogues, turns, messages, levels, acts } = balance;
  return `${name}: ${voices} voices, ${sentences} sentences (${shares(levels)}), ${dialogues} dialogues of ${turns} turns (${shares(acts)}), ${messages} messages`;
}

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

function share({ right, of }: Tally): string {
  return `${((100 * right) / Math.max(1, of)).toFixed(1)}% of ${of}`;
}

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

export const corpusExportCommand = defineCommand({
  meta: {
    name: "export",
    description: "Readings that shoppers corrected and agreed to share, as JSON Lines.",
  },
  args: { out: optional("Where the lines go (default: standard output)", "FILE") },
  async run({ args }) {
    const file = args.out ? createWriteStream(args.out) : undefined;
    const counts = await inSharedDatabase(async (database) => {
      await prepareDatabase({ database });
      let count = 0;
      for await (const label of sharedCorrections(database.db)) {
        (file ?? process.stdout).write(`${JSON.stringify(label)}\n`);
        count += 1;
      }
      return count;
    });
    if (file) await once(file.end(), "close");
    console.error(`${counts} corrections`);
  },
});
