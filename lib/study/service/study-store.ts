import type { TurnStore } from "@/lib/dialogue/play-turn";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { AnswerRecord, RunRecord, TrialRecord } from "@/lib/study/analysis/run-record";
import type { Draw, KnownPlace } from "@/lib/study/assignment";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { RunEnd } from "@/lib/study/configuration/recruitment";
import type { Sequence } from "@/lib/study/step-items";
import type { StudyEventName } from "@/lib/study/study-event";

/** Services decide. A store reads and writes, atomically within a transaction. */
export interface StudyStore {
  transaction<Result>(work: (tx: StudyStore) => Promise<Result>): Promise<Result>;

  loadRun(participantId: string): Promise<Run | null>;
  /** Locks until the transaction ends. */
  lockRun(participantId: string): Promise<Run | null>;
  findRunByRecruiter(studyId: string, recruiterKey: string): Promise<Run | null>;
  insertRun(stored: StoredStudy, row: NewRunRow, now: Date): Promise<Participant>;
  updateRun(participantId: string, change: RunChange): Promise<void>;
  appendEvents(run: RunKey, events: readonly NewStudyEvent[], at: Date): Promise<void>;

  lastAttempt(participantId: string, step: string): Promise<number>;
  answersAt(participantId: string, step: string, attempt: number): Promise<Record<string, AnswerRecord["value"]>>;
  insertAnswers(run: RunKey, answers: readonly NewAnswer[], at: Date): Promise<void>;

  /** Locks until the transaction ends, so starts and draws take turns. */
  lockVersion(versionId: string): Promise<StudyVersion | null>;
  freezeVersion(versionId: string, now: Date): Promise<void>;
  countFilling(studyId: string, since: Date): Promise<number>;
  knownPlaces(versionId: string, kind: Participant["kind"], activeSince: Date): Promise<KnownPlace[]>;
  markRefilled(versionId: string, kind: Participant["kind"], slot: number): Promise<void>;
  givePlace(run: Run, place: Draw & { number: number }, now: Date): Promise<void>;
  settlePlace(participantId: string, status: "complete" | "freed"): Promise<void>;

  paymentStatus(studyId: string, person: Recruited): Promise<string | null>;
  openPayment(studyId: string, hash: string, person: Recruited): Promise<string>;
  settlePayment(paymentId: string, status: RunEnd, code: string): Promise<void>;

  findTrial(participantId: string, number: number): Promise<Trial | null>;
  insertTrial(run: Run, trial: NewTrialRow, now: Date): Promise<string>;
  updateTrial(trialId: string, change: TrialChange): Promise<void>;
  markRevealed(trialId: string, now: Date): Promise<void>;
  readTrialSoFar(conversationId: string): Promise<TrialSoFar>;
  /** Locks until the transaction ends. */
  lockSearch(conversationId: string): Promise<void>;
  searchSettings(search: OwnedSearch): Promise<unknown>;
  turns(search: OwnedSearch): TurnStore<unknown>;

  insertTombstone(tombstone: Tombstone): Promise<void>;
  /** Deletes cascade: conversations go with the guest, all else with the run. */
  deleteRun(guestId: string, participantId: string): Promise<void>;
  lateRuns(now: Date): Promise<string[]>;
  /** Their retention ended before that day. */
  expiredRuns(day: string): Promise<{ id: string; guestId: string }[]>;
  /** Only if all versions are expired. */
  forgetRecruitment(day: string): Promise<void>;
}

export type RunKey = Pick<Participant, "id" | "hash">;
export type NewAnswer = Omit<AnswerRecord, "at">;

export interface NewRunRow
  extends Pick<Participant, "kind" | "code" | "seed" | "recruiterKey" | "sealedPayment" | "step"> {
  consentVersion: string;
  sequence?: Participant["sequence"];
}

export type RunChange = Partial<
  Pick<Participant, "status" | "step" | "stepEnteredAt" | "lastSeenAt" | "groupId" | "sequence" | "sealedPayment">
> & { endedAt?: Date; recruiterKey?: null };

export type Recruited = { recruiter: string; recruiterId: string };

export interface TrialSoFar {
  state: unknown;
  busy: boolean;
  replies: ReplyPart[][];
  infeasible: boolean;
}

export type OwnedSearch = { guestId: string; conversationId: string };

export interface NewTrialRow extends Pick<Trial, "number" | "conditionId" | "scenarioId" | "phase" | "rankingShown"> {
  settings: object;
  state: object;
}

export type TrialChange = Partial<
  Omit<Trial, "id" | "number" | "conditionId" | "scenarioId" | "conversationId" | "startedAt" | "revealedAt">
> & { endedAt?: Date };

export interface Tombstone extends Pick<Participant, "hash" | "kind"> {
  studyId: string;
  arm: string;
  stage: string;
  /** In UTC. */
  day: string;
}

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

export interface Participant extends Pick<RunRecord, "id" | "hash" | "kind" | "step" | "seed"> {
  status: "active" | "complete" | "screened-out" | "failed-checks" | "timed-out" | "error" | "replaced";
  code: string;
  /** Owns the trials' conversations. */
  guestId: string;
  /** Keyed hash of the recruiter's id, or of the visit. One run each. */
  recruiterKey: string | null;
  sealedPayment: string | null;
  stepEnteredAt: Date;
  /** Set once assigned. */
  groupId: string | null;
  sequence: Sequence | null;
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

export interface Trial extends Pick<TrialRecord, "number" | "wishes" | "ranking" | "rankingAfter" | "outcome"> {
  id: string;
  conditionId: string;
  scenarioId: string;
  conversationId: string;
  phase: "state" | "rank" | "search" | "judge" | "rank-again" | "done";
  phaseEnteredAt: Date;
  startedAt: Date;
  /** When products were first shown. */
  revealedAt: Date | null;
  extensions: number;
  awaySince: Date | null;
  awayMs: number;
  rankingShown: string[] | null;
}

export interface NewStudyEvent {
  name: StudyEventName;
  data: object;
  trial?: number;
  turnNumber?: number;
  clientId?: string;
}
