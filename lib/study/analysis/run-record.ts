import type { Car } from "@/lib/catalog/car";
import type { Constraint } from "@/lib/constraints";
import type { TrialOutcome } from "@/lib/study/trial/judge-trial";

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

/** From the run's own log or a conversation's. Times are ISO 8601 in UTC. */
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
  pausedSeconds: number;
  /** `null` when the trial ended earlier. */
  wishes: Constraint[] | null;
  /** Ground truth: wish ids, the first to give up first. */
  ranking: string[] | null;
  rankingAfter: string[] | null;
  outcome: TrialOutcome | null;
  taken: Car | null;
}

/** Everything stored of a run. `id` is random, and the participant's code is left out. */
export interface RunRecord {
  id: string;
  kind: "participant" | "preview" | "simulated";
  status: string;
  hash: string;
  group: string | null;
  step: string;
  seed: number;
  startedAt: string;
  lastSeenAt: string;
  endedAt: string | null;
  excluded: string | null;
  answers: AnswerRecord[];
  trials: TrialRecord[];
  /** Trial 0, before the first that counts. Never analysed. */
  practice: TrialRecord | null;
  events: EventRecord[];
}
