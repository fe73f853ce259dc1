import type { Car } from "@/lib/catalog/car";
import type { Constraint } from "@/lib/constraints/constraint";
import type { TrialOutcome } from "@/lib/study/trial/trial-outcome";

export interface AnswerRecord {
  step: string;
  instrument: string | null;
  trial: number | null;
  item: string;
  position: number;
  attempt: number;
  value: string | number | string[] | null;
  at: string;
}

/** One event of a run, from its own log or from a conversation's. Times are ISO 8601 in UTC. */
export interface EventRecord {
  at: string;
  trial: number | null;
  turn: number | null;
  name: string;
  data: object;
}

export interface TrialRecord {
  number: number;
  condition: string;
  scenario: string;
  startedAt: string;
  revealedAt: string | null;
  endedAt: string | null;
  /** Wishes before any result; `null` when the trial ended earlier. */
  wishes: Constraint[] | null;
  /** The ground truth: ids of the wishes, the one to give up first at the head. */
  ranking: string[] | null;
  rankingAfter: string[] | null;
  outcome: TrialOutcome | null;
  /** The car taken, as its catalog has it; `null` when none was. */
  taken: Car | null;
}

/** Everything stored of one run. The random `id` names nobody, and the participant's own code is left out. */
export interface RunRecord {
  id: string;
  kind: "participant" | "preview" | "simulated";
  status: string;
  hash: string;
  group: string | null;
  /** Key of the run's current or last step. */
  step: string;
  seed: number;
  startedAt: string;
  lastSeenAt: string;
  endedAt: string | null;
  /** A researcher's reason to leave the run out; `null` without one. */
  excluded: string | null;
  answers: AnswerRecord[];
  trials: TrialRecord[];
  events: EventRecord[];
}
