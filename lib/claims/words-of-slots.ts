import { type SlotName, slotNames } from "@/lib/constraints/slot-name";
import { slotWords as words } from "@/lib/constraints/slot-words";
import { type WordTable, wordTable } from "@/lib/constraints/word-table";

const entriesOf = (kind: "words" | "units") =>
  wordTable(
    Object.fromEntries(slotNames.flatMap((slot) => (words[slot].claims[kind] ?? []).map((word) => [word, slot]))),
  );

/** Words by which a slot is spoken of. */
export const claimedSlotWords: WordTable<SlotName> = entriesOf("words");

/** What numbers are counted in, by slot; mileages count in the same. */
export const unitWords: WordTable<SlotName> = entriesOf("units");

/** Slot words that are verbs or filler as often as they name a slot: they name one only behind "the" or "your" and the like. */
export const looseSlotWords: ReadonlySet<string> = new Set(slotNames.flatMap((slot) => words[slot].claims.loose ?? []));

/** Value words of the trade by slot; several words are joined by one space, plurals in "s" are understood. */
export const claimedValueWords = Object.fromEntries(
  slotNames.flatMap((slot) => (words[slot].claims.values ? [[slot, words[slot].claims.values]] : [])),
) as Readonly<Partial<Record<SlotName, readonly string[]>>>;

/** Different words for one value. */
export const sameValue: WordTable<readonly string[]> = wordTable({
  awd: ["all-wheel"],
  "4wd": ["four-wheel"],
  "4x4": ["four-wheel"],
  fwd: ["front-wheel"],
  rwd: ["rear-wheel"],
  petrol: ["regular", "premium"],
  gas: ["regular", "premium"],
  gasoline: ["regular", "premium"],
  "crew cab": ["crew-cab"],
  "extended cab": ["extended-cab"],
  "regular cab": ["regular-cab"],
});
