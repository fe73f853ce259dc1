import type { Change, Wish } from "./wish";

/** Ids of wishes whose removal leaves `matches` items, while no subset leaves any. */
export type CorrectionSet = { members: string[]; weight: number; matches: number };

export type TraceStep = { considered: string[]; matches: number; effect: string };

/** A method's choice and its grounds. */
export interface RelaxationAnswer<W extends Wish = Wish> {
  status: "satisfied" | "relaxed" | "undecided" | "exhausted";
  /** Empty unless `relaxed`. For `undecided`, the default pick. */
  relaxed: Change<W>[];
  /** Sets of ids of equal weight. */
  tied: string[][];
  /** A lot decided between these. */
  lot?: string[][];
  conflictSets: string[][];
  correctionSets: CorrectionSet[];
  alternatives: CorrectionSet[];
  trace: TraceStep[];
  truncated: boolean;
}
