import { defineCommand } from "citty";
import { balanceOf, type CorpusBalance, checkVoices } from "@/lib/reading/corpus/check-voices";
import type { Voice } from "@/lib/reading/corpus/voice-schema";
import { openVoices } from "./open-voices";

export const corpusCheckCommand = defineCommand({
  meta: {
    name: "check",
    description: "Check the labels of the corpus, lines said twice, lines two voices share, and print the balance.",
  },
  args: {
    voices: { type: "string", default: "corpus/voices", description: "Folder of the voices to train on" },
    sealed: { type: "string", default: "corpus/sealed", description: "Folder of the voices only scored" },
  },
  run({ args }) {
    const open = openVoices(args.voices);
    const sealed = openVoices(args.sealed);
    // Faults of sealed voices name a place and never quote the line.
    const faults = checkVoices([...open, ...sealed]);
    for (const { place, fault } of faults) console.log(`${place} ${isSealed(place, sealed) ? "has a fault" : fault}`);
    console.log(balanceLine("open", open.length, balanceOf(open)));
    console.log(balanceLine("sealed", sealed.length, balanceOf(sealed)));
    console.error(`${faults.length} faults`);
    if (faults.length > 0) process.exitCode = 1;
  },
});

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
