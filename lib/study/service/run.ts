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
  /** When the first participant began; after that the version never changes. */
  frozenAt: Date | null;
}

export interface StoredStudy {
  study: Study;
  /** The version that was asked for; if none was, the latest, the one new participants get. */
  version: StudyVersion;
}

/** One run of one person, pseudonymous. */
export interface Participant {
  id: string;
  hash: string;
  /** Only `participant` is data; the others are left out of every analysis unless asked for. */
  kind: "participant" | "preview" | "simulated";
  status: "active" | "complete" | "screened-out" | "failed-checks" | "timed-out" | "error" | "replaced";
  code: string;
  /** Owner of the conversations of the trials. */
  guestId: string;
  /** Keyed hash of the recruiter's id, or of the visit where there is no recruiter: one run each. */
  recruiterKey: string | null;
  sealedPayment: string | null;
  /** Key of the step the participant is at. */
  step: string;
  stepEnteredAt: Date;
  /** Group and trials, once assigned. */
  groupId: string | null;
  sequence: Sequence | null;
  /** Everything random of this run follows from it. */
  seed: number;
  startedAt: Date;
  lastSeenAt: Date;
}

/** A run with the version it follows. */
export interface Run extends StoredStudy {
  participant: Participant;
}

/** What neither the run nor the store knows: the time, and how payment ids are sealed. */
export interface RunContext {
  now: Date;
  /** Opens what was sealed; `null` when it was sealed with another secret. */
  unseal: (sealed: string) => string | null;
}

export interface Trial {
  id: string;
  /** The first is 1. */
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
  /** Order in which the list to rank began. */
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
