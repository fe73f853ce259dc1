import { type SlotName, slotNames, type WordTable, wordTable } from "@/lib/constraints";
import { slotWords as words } from "@/lib/constraints/slot-words";

const entriesOf = (kind: "words" | "units") =>
  wordTable(
    Object.fromEntries(slotNames.flatMap((slot) => (words[slot].claims[kind] ?? []).map((word) => [word, slot]))),
  );

export const claimedSlotWords: WordTable<SlotName> = entriesOf("words");

/** All mileages share one unit. */
export const unitWords: WordTable<SlotName> = entriesOf("units");

/** Also verbs or filler, so they need "the", "your" or the like before them. */
export const looseSlotWords: ReadonlySet<string> = new Set(slotNames.flatMap((slot) => words[slot].claims.loose ?? []));

export const claimedValueWords = Object.fromEntries(
  slotNames.flatMap((slot) => (words[slot].claims.values ? [[slot, words[slot].claims.values]] : [])),
) as Readonly<Partial<Record<SlotName, readonly string[]>>>;

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
