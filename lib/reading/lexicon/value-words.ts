import { type WordSlotName, wordSlotNames } from "@/lib/constraints/slot-name";
import { slotWords, type ValueWord } from "@/lib/constraints/slot-words";

export const valueWords: readonly (ValueWord & { slot: WordSlotName })[] = wordSlotNames.flatMap((slot) =>
  (slotWords[slot].values ?? []).map((word) => ({ slot, ...word })),
);

export const groupNouns: ReadonlySet<string> = new Set(
  "kind sort type category segment class end side range bracket variety group market size sizes dimensions body footprint format proportions".split(
    " ",
  ),
);
