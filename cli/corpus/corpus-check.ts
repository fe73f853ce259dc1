import { defineCommand } from "citty";
import { about, text } from "@/cli/flags";
import { type Agreement, agreementOf } from "@/lib/corpus/agreement";
import { balanceOf, type CorpusBalance, checkVoices } from "@/lib/corpus/check-voices";
import { openVoices, secondLabels, shareRight } from "./open-voices";

export const corpusCheckCommand = defineCommand({
  meta: about(
    "check",
    "Check the labels of the corpus, lines said twice, lines two voices share, and print the balance.",
  ),
  args: {
    voices: text("corpus/voices", "Folder of the voices to train on"),
    sealed: text("corpus/sealed", "Folder of the voices only scored"),
  },
  run({ args }) {
    const open = openVoices(args.voices);
    const sealed = openVoices(args.sealed);
    // Faults of sealed voices never quote the line.
    const faults = checkVoices([...open, ...sealed]);
    for (const { place, fault } of faults)
      console.log(`${place} ${sealed.some(({ name }) => place.startsWith(`${name}/`)) ? "has a fault" : fault}`);
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
    .map((kind) => `${names[kind]} ${shareRight(agreement[kind])}`)
    .join(", ");
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
