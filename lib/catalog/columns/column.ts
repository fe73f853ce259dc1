import type { StockOffer } from "@/lib/catalog/offer";
import type { NumericSlotName, WordSlotName } from "@/lib/constraints/slot-name";

/** One slot of every car, dictionary-encoded: `codes[row]` is the place of the car's value in the dictionary. */
export interface NumberColumn {
  kind: "number";
  codes: Uint32Array;
  /** Distinct values in rising order; the code `values.length` means missing. */
  values: Float64Array;
}

export interface WordColumn {
  kind: "words";
  codes: Uint32Array;
  /** Distinct lists of words: one word for a text slot, any number for a set slot; an empty list means missing. */
  values: readonly (readonly string[])[];
}

/** A catalog as typed arrays, rows in catalog order. */
export interface Columns {
  size: number;
  numbers: Readonly<Record<NumericSlotName, NumberColumn>>;
  words: Readonly<Record<WordSlotName, WordColumn>>;
  popularity: NumberColumn;
  trim: WordColumn;
  /** A code without a value: no offer. */
  offers: { codes: Uint32Array; values: readonly StockOffer[] };
  positions: Float64Array;
  /** Every row number, in order. */
  rows: Uint32Array;
}
