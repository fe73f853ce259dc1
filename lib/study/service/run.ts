import type { Constraint } from "@/lib/constraints";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Sequence } from "@/lib/study/sequence";
import type { StudyEventName } from "@/lib/study/study-event";
import type { TrialOutcome } from "@/lib/study/trial/judge-trial";

export interface Study {
  id: string;
  slug: string;
  /** `draft` takes previews only. `paused` and `closed` take no new participants. */
  status: "draft" | "open" | "paused" | "closed";
  pausedArms: string[];
}

export interface StudyVersion {
  id: string;
  number: number;
  hash: string;
  configuration: Configuration;
  catalogId: string;
  frozenAt: Date | null;
}

export interface StoredStudy {
  study: Study;
  version: StudyVersion;
}

export interface Participant {
  id: string;
  hash: string;
  /** Analyses include only `participant` unless asked. */
  kind: "participant" | "preview" | "simulated";
  status: "active" | "complete" | "screened-out" | "failed-checks" | "timed-out" | "error" | "replaced";
  code: string;
  /** Owns the trials' conversations. */
  guestId: string;
  /** Keyed hash of the recruiter's id, or of the visit. One run each. */
  recruiterKey: string | null;
  sealedPayment: string | null;
  step: string;
  stepEnteredAt: Date;
  /** Set once assigned. */
  groupId: string | null;
  sequence: Sequence | null;
  seed: number;
  startedAt: Date;
  lastSeenAt: Date;
}

export interface Run extends StoredStudy {
  participant: Participant;
}

export interface RunContext {
  now: Date;
  /** `null` when another secret sealed it. */
  unseal: (sealed: string) => string | null;
}

export interface Trial {
  id: string;
  number: number;
  conditionId: string;
  scenarioId: string;
  conversationId: string;
  phase: "state" | "rank" | "search" | "judge" | "rank-again" | "done";
  phaseEnteredAt: Date;
  startedAt: Date;
  /** When cars were first shown. */
  revealedAt: Date | null;
  extensions: number;
  awaySince: Date | null;
  awayMs: number;
  wishes: Constraint[] | null;
  rankingShown: string[] | null;
  /** Wish ids, the first to give up first. */
  ranking: string[] | null;
  rankingAfter: string[] | null;
  outcome: TrialOutcome | null;
}

export interface NewStudyEvent {
  name: StudyEventName;
  data: object;
  trial?: number;
  turnNumber?: number;
  clientId?: string;
}
