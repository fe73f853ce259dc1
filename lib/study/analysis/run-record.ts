import type { Car } from "@/lib/catalog/car";
import type { Constraint } from "@/lib/constraints/constraint";
import type { TrialOutcome } from "@/lib/study/trial/trial-outcome";

/** One answered item, as stored. */
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
  /** Wishes as they stood before any result; `null` when the trial ended before. */
  wishes: Constraint[] | null;
  /** Ids of the wishes, the one to give up first at the head: the ground truth. */
  ranking: string[] | null;
  rankingAfter: string[] | null;
  outcome: TrialOutcome | null;
  /** The car that was taken, as its catalog has it; `null` when none was. */
  taken: Car | null;
}

/** Everything stored of one run. `id` is random and stands for nobody; the participant's own code is not part of it. */
export interface RunRecord {
  id: string;
  kind: "participant" | "preview" | "simulated";
  status: string;
  /** Hash of the configuration the run was made under. */
  hash: string;
  group: string | null;
  /** Key of the step the run is or ended at. */
  step: string;
  seed: number;
  startedAt: string;
  lastSeenAt: string;
  endedAt: string | null;
  /** Why a researcher left the run out; `null` when nobody did. */
  excluded: string | null;
  answers: AnswerRecord[];
  trials: TrialRecord[];
  events: EventRecord[];
}
