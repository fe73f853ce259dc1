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
export interface Vocabulary {
  make: readonly VocabularyEntry[];
  /** One entry per make and model. */
  model: readonly ModelEntry[];
  fuelType: readonly VocabularyEntry[];
  transmission: readonly VocabularyEntry[];
  drivenWheels: readonly VocabularyEntry[];
  marketCategory: readonly VocabularyEntry[];
  size: readonly VocabularyEntry[];
  style: readonly VocabularyEntry[];
  /** Lowest and highest value of each number in the catalog. */
  ranges: NumericRanges;
}
