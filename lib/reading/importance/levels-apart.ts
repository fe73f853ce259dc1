import { levelWeights } from "@/lib/constraints";
import { segmentsOf } from "@/lib/reading/acts/segments";
import { besideLevels, levelsAfter, levelsBefore } from "@/lib/reading/lexicon/attitude-words";
import { behind } from "@/lib/reading/lexicon/take-back-words";
import type { Anchor } from "@/lib/reading/stance/anchor";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { type Token, wordsIn } from "@/lib/reading/text/tokenize";
import type { SlotWeight } from "./importance";

const after = PhraseTable.keyed(levelsAfter);
const before = PhraseTable.keyed(levelsBefore);

/** The level said right behind a name: "2020 is not negotiable". */
export function levelBehind(tokens: readonly Token[], end: number) {
  const at = end + (behind.has(tokens[end]?.word ?? "") ? 1 : 0);
  return after.at(tokens, at)?.payload;
}

/** "AWD is a must", "all important except the year": a clause about one wish that only weighs it. */
export function levelsApart(tokens: readonly Token[], named: readonly Anchor[]): SlotWeight[] {
  let last: { weight: number; sentence: number } | undefined;
  return segmentsOf(tokens).flatMap(({ start, end, sentence }) => {
    const [anchor, ...others] = named.filter((each) => each.start >= start && each.start < end);
    if (!anchor || tokens[end - 1]?.word === "?") return [];
    const isSame = (each: Anchor) => each.slots.some((slot) => anchor.slots.includes(slot));
    // The model weighs a value said only here.
    const isApart = anchor.kind === "topic" || named.some((each) => isSame(each) && each.end <= start);
    if (!isApart || !others.every(isSame)) return [];
    const at = anchor.end + (behind.has(tokens[anchor.end]?.word ?? "") ? 1 : 0);
    const leads = [...before.startingIn(tokens, start, anchor.start)].filter((each) => each.end === anchor.start);
    const hit = after.at(tokens, at) ?? leads.flatMap((each) => before.at(tokens, each.start) ?? [])[0];
    // "AWD is a must, and the price too".
    const shared =
      last?.sentence === sentence && besideLevels.test(wordsIn(tokens, at, end).join(" ")) ? last : undefined;
    const weight = hit ? levelWeights[hit.payload] : shared?.weight;
    if (weight === undefined) return [];
    last = { weight, sentence };
    return [{ slots: anchor.slots, weight, isLevel: true, start, end }];
  });
}
