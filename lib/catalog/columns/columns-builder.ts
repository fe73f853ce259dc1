import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import type { StockOffer } from "@/lib/catalog/offer";
import { type NumericSlotName, numericSlotNames, type WordSlotName, wordSlotNames } from "@/lib/constraints";

/** For catalogs too large for objects: takes four bytes per product and column, plus values. */
export class ColumnsBuilder {
  private readonly numbers = mapOf(numericSlotNames, () => new GrowingColumn<number>());
  private readonly words = mapOf(wordSlotNames, () => new GrowingColumn<readonly string[]>());
  private readonly popularity = new GrowingColumn<number>();
  private readonly trim = new GrowingColumn<readonly string[]>();
  private readonly offers = new GrowingColumn<StockOffer>();
  private positions: Float64Array;
  private size = 0;

  /** Reserves space for `expected` products and grows past it. */
  constructor(private readonly expected = 0) {
    this.positions = new Float64Array(expected);
  }

  /** The product's position must exceed all earlier ones. */
  add(product: CatalogProduct): void {
    const row = this.size++;
    if (row >= this.positions.length) this.positions = grown(this.positions, row, this.expected);
    this.positions[row] = product.position;
    for (const slot of numericSlotNames) this.numbers[slot].put(row, product[slot], product[slot], this.expected);
    for (const slot of wordSlotNames) {
      const held: string | string[] | null = product[slot];
      const key = held === null ? "" : typeof held === "string" ? held : JSON.stringify(held);
      this.words[slot].put(row, key, held === null ? [] : [held].flat(), this.expected);
    }
    this.popularity.put(row, product.popularity, product.popularity, this.expected);
    const { offer, trim } = product;
    this.trim.put(row, trim === null ? "" : `=${trim}`, trim === null ? [] : [trim], this.expected);
    this.offers.put(row, offer && JSON.stringify(offer), offer, this.expected);
  }

  finish(): Columns {
    const { size } = this;
    return {
      size,
      numbers: mapOf(numericSlotNames, (slot) => numberColumn(this.numbers[slot], size)),
      words: mapOf(wordSlotNames, (slot) => wordColumn(this.words[slot], size)),
      popularity: numberColumn(this.popularity, size),
      trim: wordColumn(this.trim, size),
      offers: { values: this.offers.values, codes: this.offers.codes.slice(0, size) },
      positions: this.positions.slice(0, size),
      rows: Uint32Array.from({ length: size }, (_, row) => row),
    };
  }
}

class GrowingColumn<Value> {
  readonly values: Value[] = [];
  codes = new Uint32Array(0);
  private readonly codeOf = new Map<string | number, number>();

  /** `null` takes the highest code until the number of values is known. */
  put(row: number, key: string | number | null, value: Value | null, expected: number): void {
    if (row >= this.codes.length) this.codes = grown(this.codes, row, expected);
    this.codes[row] = key === null || value === null ? missing : this.code(key, value);
  }

  private code(key: string | number, value: Value): number {
    const known = this.codeOf.get(key);
    if (known !== undefined) return known;
    this.codeOf.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

const missing = 0xffffffff;

/** Codes rise with numbers, so a bound needs one comparison. */
function numberColumn({ values, codes }: GrowingColumn<number>, size: number): NumberColumn {
  const order = values.map((_, code) => code).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const places = new Uint32Array(values.length);
  order.forEach((code, place) => {
    places[code] = place;
  });
  return {
    kind: "number",
    values: Float64Array.from(order, (code) => values[code] ?? 0),
    codes: codes.slice(0, size).map((code) => (code === missing ? values.length : (places[code] ?? 0))),
  };
}

function wordColumn({ values, codes }: GrowingColumn<readonly string[]>, size: number): WordColumn {
  return { kind: "words", values, codes: codes.slice(0, size) };
}

function grown<Numbers extends Uint32Array | Float64Array>(held: Numbers, row: number, expected: number): Numbers {
  const length = Math.max(expected, (row + 1) * 2, 16);
  const larger = (held instanceof Uint32Array ? new Uint32Array(length) : new Float64Array(length)) as Numbers;
  larger.set(held);
  return larger;
}

function mapOf<Name extends NumericSlotName | WordSlotName, Made>(names: readonly Name[], make: (name: Name) => Made) {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Made>;
}

/** Dictionary-encoded: `values[codes[row]]` is the product's value. */
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
