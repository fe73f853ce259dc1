import type { Change, Wish } from "./wish";

/** A minimal correction set: ids of wishes whose removal leaves `matches` items, and no subset leaves any. */
export interface CorrectionSet {
  members: string[];
  /** Sum of the members' weights. */
  weight: number;
  matches: number;
}

/** One thing a method looked at, in the order it looked, and what came of it. */
export interface TraceStep {
  considered: string[];
  matches: number;
  effect: string;
}

/** What a method gives up, with everything the choice rests on. */
export interface RelaxationAnswer<W extends Wish = Wish> {
  status: "satisfied" | "relaxed" | "undecided" | "exhausted";
  /** What is given up; empty unless `relaxed` (and for `undecided`, the marked deterministic pick). */
  relaxed: Change<W>[];
  /** Sets of ids between which the weights do not decide. */
  tied: string[][];
  conflictSets: string[][];
  correctionSets: CorrectionSet[];
  /** The other correction sets, least weight first. */
  alternatives: CorrectionSet[];
  trace: TraceStep[];
  /** True when something was cut off: conflict sets, or the orders ties allow. */
  truncated: boolean;
}
