import type { NumericSlotName, Predicate, SlotName } from "@/lib/constraints";
import type { CatalogCar } from "./car";
import type { CatalogLattice } from "./lattice";
import type { NumericRanges, ValueRange, Vocabulary } from "./vocabulary";

export type { NumericRanges, ValueRange };

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
  /** The lower price (default), or the more popular, then newer car. */
  ties?: "price" | "popularity";
}

/** A set slot counts each of a car's values. */
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

/** Postgres and in-process columns pass the same contract suite. */
export interface CatalogReader {
  readonly catalog: CatalogIdentity;
  /** One scan for up to `maxSoftConstraints` soft constraints. */
  lattice(slice: readonly Predicate[], soft: readonly Predicate[]): Promise<CatalogLattice>;
  /** A `share` of 0.05 cuts to the 5th-95th percentile (linear). */
  ranges(
    slice: readonly Predicate[],
    slots: readonly NumericSlotName[],
    options?: { cutShare?: number },
  ): Promise<NumericRanges>;
  /** Best score (`scoreOf`) first. Ties: as the query says, then lower price (unknown last), then catalog order. */
  rank(query: RankQuery): Promise<CatalogCar[]>;
  /** In catalog order. */
  cars(where: readonly Predicate[], limit: number): Promise<CatalogCar[]>;
  count(where: readonly Predicate[]): Promise<number>;
  distributions(queries: readonly DistributionQuery[]): Promise<Distribution[]>;
  vocabulary(): Promise<Vocabulary>;
}

export type CatalogQuestion = Exclude<keyof CatalogReader, "catalog" | "vocabulary">;
const questions: readonly CatalogQuestion[] = ["lattice", "ranges", "rank", "cars", "count", "distributions"];

type Around = <Answer>(ask: () => Promise<Answer>, kind: CatalogQuestion, asked: readonly unknown[]) => Promise<Answer>;

/** The same answers, with work before or after each question. */
export function aroundQuestions(reader: CatalogReader, around: Around): CatalogReader {
  const wrapped = questions.map((kind) => {
    const ask = reader[kind] as (...asked: readonly unknown[]) => Promise<unknown>;
    return [kind, (...asked: readonly unknown[]) => around(() => ask(...asked), kind, asked)];
  });
  return { ...reader, ...Object.fromEntries(wrapped) };
}
