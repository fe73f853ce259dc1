import type { Change, Wish } from "./wish";

/** Ids of wishes whose removal leaves `matches` items, while no subset leaves any. */
export type CorrectionSet = { members: string[]; weight: number; matches: number };

/** One thing a method considered, and the result. */
export type TraceStep = { considered: string[]; matches: number; effect: string };

/** The wishes a method gives up, with everything the choice rests on. */
export interface RelaxationAnswer<W extends Wish = Wish> {
  status: "satisfied" | "relaxed" | "undecided" | "exhausted";
  /** Empty unless `relaxed`; for `undecided`, the marked deterministic pick. */
  relaxed: Change<W>[];
  /** Sets of ids of equal weight. */
  tied: string[][];
  conflictSets: string[][];
  correctionSets: CorrectionSet[];
  alternatives: CorrectionSet[];
  trace: TraceStep[];
  truncated: boolean;
}
