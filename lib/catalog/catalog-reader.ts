import type { NumericSlotName, Predicate, SlotName, SlotValues, WordSlotName } from "@/lib/constraints";
import {
  alternativesOf,
  isNumericSlot,
  isSetSlot,
  mostWishes,
  slotDefinitions,
  slotNames,
  takenBy,
  wordSlotNames,
} from "@/lib/constraints";
import { compareText, type Lattice as LatticeOf } from "@/lib/relaxation/lattice";
import type { StockOffer } from "./offer";

export interface CatalogIdentity {
  id: string;
  name: string;
  /** SHA-256 of the rows, equal in every store. */
  checksum: string;
  size: number;
}

/** For a bound, the range measures satisfaction. */
export interface ScoredPredicate extends Predicate {
  weight: number;
  /** Replaces the slot's range in the query. */
  range?: ValueRange;
}

/** Everything of it that decides an answer. */
export function weighedTest({ slot, op, value, weight, range }: ScoredPredicate): unknown[] {
  return [slot, op, value, weight, range];
}

export interface RankQuery {
  /** Hard tests: frame, locked and kept constraints. */
  where: readonly Predicate[];
  /** All soft constraints, relaxed ones included. Empty: popularity, then newest, then price. */
  score: readonly ScoredPredicate[];
  /** Sums compared in turn before `score`, higher first. */
  before?: readonly (readonly ScoredPredicate[])[];
  /** Ranges over the slice. A bounded slot without one counts 0. */
  ranges: NumericRanges;
  limit: number;
  offset?: number;
  /** The lower price (default), or the more popular, then newer product. */
  ties?: "price" | "popularity";
}

/** A set slot counts each of a product's values. */
export interface Distribution {
  slot: SlotName;
  /** Numbers rise. Words go by falling count, then by name. */
  values: readonly { value: string | number; count: number }[];
  missing: number;
}

export interface DistributionQuery {
  where: readonly Predicate[];
  slot: SlotName;
}

type CutOptions = { cutShare?: number };

/** Postgres and in-process columns pass the same contract suite. */
export interface CatalogReader {
  readonly catalog: CatalogIdentity;
  /** One scan for up to `maxSoftConstraints` soft constraints. */
  lattice(slice: readonly Predicate[], soft: readonly Predicate[]): Promise<CatalogLattice>;
  /** A `share` of 0.05 cuts to the 5th-95th percentile (linear). */
  ranges(slice: readonly Predicate[], slots: readonly NumericSlotName[], cut?: CutOptions): Promise<NumericRanges>;
  /** Best score (`scoreOf`) first. Ties: as the query says, then lower price (unknown last), then catalog order. */
  rank(query: RankQuery): Promise<CatalogProduct[]>;
  /** In catalog order. */
  products(where: readonly Predicate[], limit: number): Promise<CatalogProduct[]>;
  count(where: readonly Predicate[]): Promise<number>;
  distributions(queries: readonly DistributionQuery[]): Promise<Distribution[]>;
  vocabulary(): Promise<Vocabulary>;
}

export type CatalogQuestion = Exclude<keyof CatalogReader, "catalog" | "vocabulary">;
const questions: readonly CatalogQuestion[] = ["lattice", "ranges", "rank", "products", "count", "distributions"];

type Around = <Answer>(ask: () => Promise<Answer>, kind: CatalogQuestion, asked: readonly unknown[]) => Promise<Answer>;

/** The same answers, with work before or after each question. */
export function aroundQuestions(reader: CatalogReader, around: Around): CatalogReader {
  const wrapped = questions.map((kind) => {
    const ask = reader[kind] as (...asked: readonly unknown[]) => Promise<unknown>;
    return [kind, (...asked: readonly unknown[]) => around(() => ask(...asked), kind, asked)];
  });
  return { ...reader, ...Object.fromEntries(wrapped) };
}

/** `null` means the catalog doesn't say. */
export type Product = SlotValues;

export interface CatalogProduct extends Product {
  /** Row number from 0. Breaks ties. */
  position: number;
  trim: string | null;
  popularity: number | null;
  offer: StockOffer | null;
}

/** Slots the catalog may leave unknown. */
type OpenSlot = {
  [Slot in keyof Product]: null extends Product[Slot] ? Slot : Product[Slot] extends string[] ? Slot : never;
}[keyof Product];

export function unknownValues(): Pick<Product, OpenSlot> {
  const open = slotNames.filter((slot) => !slotDefinitions[slot].required || isSetSlot(slot));
  const values = Object.fromEntries(open.map((slot) => [slot, isSetSlot(slot) ? [] : null]));
  return values as unknown as Pick<Product, OpenSlot>;
}

/** Drops everything but slots. Files and reports use this form. */
export function toProduct(product: Product): Product {
  return Object.fromEntries(slotNames.map((slot) => [slot, product[slot]])) as Product;
}

/** A missing value passes only `!=` and `not in`. For a set, `==` and `in` mean contains. */
export function matches(product: Product, predicate: Predicate): boolean {
  if (predicate.op !== "any") return passes(product[predicate.slot], predicate);
  return alternativesOf(predicate).some((each) => passes(product[each.slot], each));
}

/** Ignores alternatives on other slots. */
export function passes(held: Product[keyof Product], predicate: Predicate): boolean {
  const { op, value } = predicate;
  switch (op) {
    case "any":
      return false;
    case "==":
    case "in":
      return holdsAny(held, takenBy(predicate));
    case "!=":
    case "not in":
      return !holdsAny(held, takenBy(predicate));
    case ">=":
      return typeof held === "number" && held >= Number(value);
    case "<=":
      return typeof held === "number" && held <= Number(value);
  }
}

function holdsAny(held: Product[keyof Product], wanted: Predicate["value"]): boolean {
  if (held === null) return false;
  if (!Array.isArray(wanted)) return Array.isArray(held) ? held.includes(String(wanted)) : held === wanted;
  if (Array.isArray(held)) return wanted.some((each) => held.includes(String(each)));
  return (wanted as readonly unknown[]).includes(held);
}

export function matchesAll(product: Product, predicates: readonly Predicate[]): boolean {
  for (const predicate of predicates) if (!matches(product, predicate)) return false;
  return true;
}

export type ValueRange = { min: number; max: number };
export type NumericRanges = Partial<Record<NumericSlotName, ValueRange>>;

export interface VocabularyEntry {
  value: string;
  count: number;
}

/** By falling count, then by name. */
export function compareCounts(a: Distribution["values"][number], b: Distribution["values"][number]): number {
  return b.count - a.count || compareText(String(a.value), String(b.value));
}

/** Models of one name follow their makes. */
export function compareModels(a: ModelEntry, b: ModelEntry): number {
  return compareCounts(a, b) || compareText(a.make, b.make);
}

export interface ModelEntry extends VocabularyEntry {
  make: string;
}

export type Vocabulary = Readonly<Record<Exclude<WordSlotName, "model">, readonly VocabularyEntry[]>> & {
  readonly model: readonly ModelEntry[];
  readonly ranges: NumericRanges;
};

export function vocabularyFrom(
  countsOf: (slot: Exclude<WordSlotName, "model">) => Distribution["values"],
  model: readonly ModelEntry[],
  ranges: NumericRanges,
): Vocabulary {
  const entriesOf = (counts: Distribution["values"]) =>
    counts.map(({ value, count }) => ({ value: String(value), count }));
  const entries = wordSlotNames.map((slot) => [slot, slot === "model" ? model : entriesOf(countsOf(slot))]);
  return { ...Object.fromEntries(entries), ranges };
}

/** The standard columns always count. */
export function holds(vocabulary: Vocabulary, slot: SlotName): boolean {
  if (!slotDefinitions[slot].csv.optional) return true;
  return isNumericSlot(slot) ? vocabulary.ranges[slot] !== undefined : vocabulary[slot].length > 0;
}

export const noVocabulary: Vocabulary = vocabularyFrom(() => [], [], {});

export { countSatisfying, fullMask, type LatticeGroup } from "@/lib/relaxation/lattice";

export type CatalogLattice = LatticeOf<Predicate>;

export const maxSoftConstraints = mostWishes;

/** Throws a RangeError above `maxSoftConstraints`. */
export function assertLatticeTakes(soft: readonly Predicate[]): void {
  if (soft.length > maxSoftConstraints) {
    throw new RangeError(`a lattice takes at most ${maxSoftConstraints} soft constraints, not ${soft.length}`);
  }
}

export { compareText };
