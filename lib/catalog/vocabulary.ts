import { type WordSlotName, wordSlotNames } from "@/lib/constraints/slot-name";
import type { NumericRanges } from "./slot-definitions";

/** A value of a text slot and how many cars of the catalog have it. */
export interface VocabularyEntry {
  value: string;
  count: number;
}

export interface ModelEntry extends VocabularyEntry {
  make: string;
}

/** Everything a catalog can be asked for by name: the only values that words may be read into. */
export type Vocabulary = Readonly<Record<Exclude<WordSlotName, "model">, readonly VocabularyEntry[]>> & {
  /** One entry per make and model. */
  readonly model: readonly ModelEntry[];
  /** Lowest and highest value of each number in the catalog. */
  readonly ranges: NumericRanges;
};

/** A vocabulary by the words of each slot; models are counted for each make. */
export function vocabularyFrom(
  entriesOf: (slot: Exclude<WordSlotName, "model">) => readonly VocabularyEntry[],
  model: readonly ModelEntry[],
  ranges: NumericRanges,
): Vocabulary {
  const entries = wordSlotNames.map((slot) => [slot, slot === "model" ? model : entriesOf(slot)]);
  return { ...Object.fromEntries(entries), ranges };
}

/** The vocabulary of a catalog without cars. */
export const noVocabulary: Vocabulary = vocabularyFrom(() => [], [], {});
