import type { Constraint } from "@/lib/constraints/constraint";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { Sequence } from "@/lib/study/sequence";
import type { StudyEventName } from "@/lib/study/study-event";
import type { TrialOutcome } from "@/lib/study/trial/trial-outcome";

export interface Study {
  id: string;
  slug: string;
  /** `draft` takes previews only, `open` takes participants, `paused` and `closed` take no new ones. */
  status: "draft" | "open" | "paused" | "closed";
  /** Ids of arms that take no new participants. */
  pausedArms: string[];
}

export interface StudyVersion {
  id: string;
  number: number;
  /** SHA-256 of the canonical configuration. */
  hash: string;
  configuration: Configuration;
  catalogId: string;
  frozenAt: Date | null;
}

export interface StoredStudy {
  study: Study;
  /** The requested version, or the latest, which new participants get. */
  version: StudyVersion;
}

export interface Participant {
  id: string;
  hash: string;
  /** Only `participant` is data. No analysis includes the others unless asked. */
  kind: "participant" | "preview" | "simulated";
  status: "active" | "complete" | "screened-out" | "failed-checks" | "timed-out" | "error" | "replaced";
  code: string;
  /** Owner of the trials' conversations. */
  guestId: string;
  /** Keyed hash of the recruiter's id, or of the visit without a recruiter: one run each. */
  recruiterKey: string | null;
  sealedPayment: string | null;
  /** Key of the participant's step. */
  step: string;
  stepEnteredAt: Date;
  /** Group and trials, once assigned. */
  groupId: string | null;
  sequence: Sequence | null;
  /** The source of everything random in this run. */
  seed: number;
  startedAt: Date;
  lastSeenAt: Date;
}

export interface Run extends StoredStudy {
  participant: Participant;
}

/** Outside facts: the time, and the seal of payment ids. */
export interface RunContext {
  now: Date;
  /** Opens a sealed text; `null` when another secret sealed it. */
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
  /** How often the participant asked for more time. */
  extensions: number;
  /** Wishes before any result. */
  wishes: Constraint[] | null;
  rankingShown: string[] | null;
  /** Ids of the wishes, the one to give up first at the head. */
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
