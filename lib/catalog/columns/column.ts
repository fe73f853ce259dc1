import type { StockOffer } from "@/lib/catalog/offer";
import type { NumericSlotName, WordSlotName } from "@/lib/constraints/slot-name";

/** Dictionary-encoded: `values[codes[row]]` is the car's value. */
export interface NumberColumn {
  kind: "number";
  codes: Uint32Array;
  /** Distinct and rising. Code `values.length` means missing. */
  values: Float64Array;
}

export interface WordColumn {
  kind: "words";
  codes: Uint32Array;
  /** One word for a text slot, any number for a set slot. An empty list means missing. */
  values: readonly (readonly string[])[];
}

/** Rows in catalog order. */
export interface Columns {
  size: number;
  numbers: Readonly<Record<NumericSlotName, NumberColumn>>;
  words: Readonly<Record<WordSlotName, WordColumn>>;
  popularity: NumberColumn;
  trim: WordColumn;
  /** A code past the values means no offer. */
  offers: { codes: Uint32Array; values: readonly StockOffer[] };
  positions: Float64Array;
  rows: Uint32Array;
}
