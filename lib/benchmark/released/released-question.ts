import { type CatalogProduct, compareText, matchesAll } from "@/lib/catalog/catalog-reader";
import { csvColumns } from "@/lib/catalog/files/csv-columns";
import type { Predicate } from "@/lib/constraints";

/** For the published AWARE-US code (Kurmaz, arXiv 2601.02643), quirks included for reproduction. */
export interface ReleasedQuestion {
  slice: readonly CatalogProduct[];
  constraints: readonly ReleasedConstraint[];
}

export interface ReleasedConstraint extends Predicate {
  /** Raw for local, shares of 1 for global and pairwise; formal ignores it. */
  weight: number;
}

/** Spelled as in published transcripts, and what they say. */
export const releasedStatuses = {
  SAT_no_relaxation: "satisfied",
  SAT_after_relaxation: "relaxed",
  UNSAT_even_after_relaxation: "exhausted",
  UNSAT_no_constraints_collected: "exhausted",
  UNSAT_timeout: "exhausted",
} as const;

export interface ReleasedRepair {
  action: "drop" | "replace";
  from: Predicate;
  to: Predicate | null;
}

export interface ReleasedAnswer {
  status: keyof typeof releasedStatuses;
  /** Local records its drop even when no product is left. */
  relaxed: ReleasedRepair | null;
  product: CatalogProduct | null;
}

/** The published code breaks ties by ASCII order. */
export function inColumnOrder<T extends Predicate>(constraints: readonly T[]): T[] {
  return [...constraints].sort((a, b) => compareText(csvColumns[a.slot], csvColumns[b.slot]));
}

export function select(slice: readonly CatalogProduct[], constraints: readonly Predicate[]): CatalogProduct[] {
  return slice.filter((product) => matchesAll(product, constraints));
}

export function droppedRepair({ slot, op, value }: Predicate): ReleasedRepair {
  return { action: "drop", from: { slot, op, value }, to: null };
}
