import { type WordSlotName, wordSlotNames } from "@/lib/constraints/slot-name";
import { slotWords, type ValueWord } from "@/lib/constraints/slot-words";

/** How people say values of text slots. */
export const valueWords: readonly (ValueWord & { slot: WordSlotName })[] = wordSlotNames.flatMap((slot) =>
  (slotWords[slot].values ?? []).map((word) => ({ slot, ...word })),
);

/** Nouns that a describing word ("small", "luxury") may stand before. */
export const carNouns: ReadonlySet<string> = new Set(
  "car cars vehicle vehicles ride auto automobile one ones something anything runabout".split(" "),
);

/** Nouns that stand for a group of cars: "the Performance kind", "the luxury end of the market". */
export const groupNouns: ReadonlySet<string> = new Set(
  "kind sort type category segment class end side range bracket variety group market size sizes dimensions body footprint format proportions".split(
    " ",
  ),
);

/** Words that make a sentence speak of fuel. */
export const fuelWords: ReadonlySet<string> = new Set(
  "fuel gas gasoline petrol unleaded run runs running pump octane fill diesel electric e85 tank regular premium takes take uses burns burn sip sips drink drinks guzzle guzzles".split(
    " ",
  ),
);
