import type { Predicate } from "@/lib/constraints/constraint";
import type { NumericSlotName, SlotName } from "@/lib/constraints/slot-name";
import type { CatalogCar } from "./car";
import type { CatalogLattice } from "./lattice";
import type { NumericRanges, ValueRange } from "./slot-definitions";
import type { Vocabulary } from "./vocabulary";

export interface CatalogIdentity {
  id: string;
  name: string;
  /** SHA-256 of the catalog's rows: the same rows give the same checksum in every store. */
  checksum: string;
  size: number;
}

/** A wish as it counts in a score: its weight and, for a bound, the range its satisfaction is measured over. */
export interface ScoredPredicate extends Predicate {
  weight: number;
  /** Instead of its slot's range in the query. */
  range?: ValueRange;
}

export interface RankQuery {
  /** What every returned car satisfies: frame, locked and kept constraints. */
  where: readonly Predicate[];
  /** All soft constraints, relaxed ones included (DESIGN: `ranking: weighted`). Empty: popularity, then newest, then price. */
  score: readonly ScoredPredicate[];
  /** Sums that are compared one after the other before `score`, higher first: a strict order of concerns. */
  before?: readonly (readonly ScoredPredicate[])[];
  /** Range of each bounded slot over the slice; a slot without one counts 0. */
  ranges: NumericRanges;
  limit: number;
  offset?: number;
  /** What decides between equal scores: the lower price (default), or what more people buy, newest first. */
  ties?: "price" | "popularity";
}

export interface RankedCar extends CatalogCar {
  /** Weighted satisfaction from 0 to 1, weights taken as shares of their sum, rounded to nine decimals. */
  score: number;
}

/** How often each value of a slot occurs among some cars; a set slot counts each of a car's values. */
export interface Distribution {
  slot: SlotName;
  /** Numbers in rising order; words by falling count, then by name. */
  values: readonly { value: string | number; count: number }[];
  /** Cars without a value. */
  missing: number;
}

export interface DistributionQuery {
  where: readonly Predicate[];
  slot: SlotName;
}

/**
 * Everything Leeway asks of a catalog. Implemented over Postgres (embedded or server) and over in-process columns;
 * one contract suite holds all to the same answers.
 */
export interface CatalogReader {
  readonly catalog: CatalogIdentity;
  /** One scan of the slice, whatever the number of soft constraints (at most `maxSoftConstraints`). */
  lattice(slice: readonly Predicate[], soft: readonly Predicate[]): Promise<CatalogLattice>;
  /** Lowest and highest value of numbers over a slice; `share` 0.05 cuts to the 5th-95th percentile (linear). */
  ranges(
    slice: readonly Predicate[],
    slots: readonly NumericSlotName[],
    options?: { cutShare?: number },
  ): Promise<NumericRanges>;
  /** Best score first; ties as asked, then lower price (unknown last), then catalog order. */
  rank(query: RankQuery): Promise<RankedCar[]>;
  /** Cars that satisfy all predicates, in catalog order. */
  cars(where: readonly Predicate[], limit: number): Promise<CatalogCar[]>;
  count(where: readonly Predicate[]): Promise<number>;
  distributions(queries: readonly DistributionQuery[]): Promise<Distribution[]>;
  vocabulary(): Promise<Vocabulary>;
}
