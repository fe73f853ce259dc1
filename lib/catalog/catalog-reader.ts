import type { Predicate } from "@/lib/constraints/constraint";
import type { NumericSlotName, SlotName } from "@/lib/constraints/slot-name";
import type { CatalogCar } from "./car";
import type { CatalogLattice } from "./lattice";
import type { NumericRanges, ValueRange } from "./slot-definitions";
import type { Vocabulary } from "./vocabulary";

export interface CatalogIdentity {
  id: string;
  name: string;
  /** SHA-256 of the rows. Equal rows give an equal checksum in every store. */
  checksum: string;
  size: number;
}

/** A wish as it counts in a score: its weight and, for a bound, the range that measures its satisfaction. */
export interface ScoredPredicate extends Predicate {
  weight: number;
  /** Replaces the slot's range in the query. */
  range?: ValueRange;
}

export interface RankQuery {
  /** Every returned car satisfies these: frame, locked and kept constraints. */
  where: readonly Predicate[];
  /** All soft constraints, relaxed ones included. Empty: popularity, then newest, then price. */
  score: readonly ScoredPredicate[];
  /** Sums to compare one after the other before `score`, higher first. */
  before?: readonly (readonly ScoredPredicate[])[];
  /** The range of each bounded slot over the slice. A slot without one counts 0. */
  ranges: NumericRanges;
  limit: number;
  offset?: number;
  /** Decides between equal scores: the lower price (default), or the more popular, then newer car. */
  ties?: "price" | "popularity";
}

export interface RankedCar extends CatalogCar {
  /** Weighted satisfaction from 0 to 1, rounded to nine decimals. Weights are shares of their sum. */
  score: number;
}

/** How often each value of a slot occurs. A set slot counts each of a car's values. */
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

/** Everything Leeway asks of a catalog. One contract suite checks that Postgres and in-process columns agree. */
export interface CatalogReader {
  readonly catalog: CatalogIdentity;
  /** One scan of the slice for any number of soft constraints up to `maxSoftConstraints`. */
  lattice(slice: readonly Predicate[], soft: readonly Predicate[]): Promise<CatalogLattice>;
  /** Lowest and highest value over a slice. A `share` of 0.05 cuts to the 5th-95th percentile (linear). */
  ranges(
    slice: readonly Predicate[],
    slots: readonly NumericSlotName[],
    options?: { cutShare?: number },
  ): Promise<NumericRanges>;
  /** Best score first. Ties: as the query says, then lower price (unknown last), then catalog order. */
  rank(query: RankQuery): Promise<RankedCar[]>;
  /** In catalog order. */
  cars(where: readonly Predicate[], limit: number): Promise<CatalogCar[]>;
  count(where: readonly Predicate[]): Promise<number>;
  distributions(queries: readonly DistributionQuery[]): Promise<Distribution[]>;
  vocabulary(): Promise<Vocabulary>;
}
