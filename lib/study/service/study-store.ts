import type { TurnStore } from "@/lib/dialogue/play-turn";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { AnswerRecord } from "@/lib/study/analysis/run-record";
import type { Draw, KnownPlace } from "@/lib/study/assignment";
import type { RunEnd } from "@/lib/study/configuration/recruitment";
import type { NewStudyEvent, Participant, Run, StoredStudy, StudyVersion, Trial } from "./run";

/** The rows of a run. Services decide; a store reads and writes, atomically within a transaction. */
export interface StudyStore extends RunRows, AnswerRows, PlaceRows, PaymentRows, TrialRows, RetentionRows {
  transaction<Result>(work: (tx: StudyStore) => Promise<Result>): Promise<Result>;
}

export interface NewRunRow
  extends Pick<Participant, "kind" | "code" | "seed" | "recruiterKey" | "sealedPayment" | "step"> {
  consentVersion: string;
  sequence?: Participant["sequence"];
}

export interface RunRows {
  loadRun(participantId: string): Promise<Run | null>;
  /** The run, held until the transaction ends. */
  lockRun(participantId: string): Promise<Run | null>;
  /** A run of a study by the keyed hash of the recruiter's id, or `null`. */
  findRunByRecruiter(studyId: string, recruiterKey: string): Promise<Run | null>;
  insertRun(stored: StoredStudy, row: NewRunRow, now: Date): Promise<Participant>;
  updateRun(participantId: string, change: RunChange): Promise<void>;
  appendEvents(run: Pick<Participant, "id" | "hash">, events: readonly NewStudyEvent[], at: Date): Promise<void>;
}

export type RunChange = Partial<
  Pick<Participant, "status" | "step" | "stepEnteredAt" | "lastSeenAt" | "groupId" | "sequence" | "sealedPayment">
> & { endedAt?: Date; recruiterKey?: null };

export interface AnswerRows {
  /** Attempts taken at a step; 0 before the first. */
  lastAttempt(participantId: string, step: string): Promise<number>;
  answersAt(participantId: string, step: string, attempt: number): Promise<Record<string, AnswerRecord["value"]>>;
  insertAnswers(
    run: Pick<Participant, "id" | "hash">,
    answers: readonly Omit<AnswerRecord, "at">[],
    at: Date,
  ): Promise<void>;
}

export interface PlaceRows {
  /** The version, held until the transaction ends: starts and draws take turns. */
  lockVersion(versionId: string): Promise<StudyVersion | null>;
  /** Notes when the first participant began. */
  freezeVersion(versionId: string, now: Date): Promise<void>;
  /** Participants of a study who completed, or were seen since. */
  countFilling(studyId: string, since: Date): Promise<number>;
  knownPlaces(versionId: string, kind: Participant["kind"], activeSince: Date): Promise<KnownPlace[]>;
  markRefilled(versionId: string, kind: Participant["kind"], slot: number): Promise<void>;
  /** Gives a run its drawn place, and logs the pool. */
  givePlace(run: Run, place: Draw & { number: number }, now: Date): Promise<void>;
  /** Records the end of a run's place, if it has one. */
  settlePlace(participantId: string, status: "complete" | "freed"): Promise<void>;
}

export type Recruited = { recruiter: string; recruiterId: string };

export interface PaymentRows {
  paymentStatus(studyId: string, person: Recruited): Promise<string | null>;
  /** Makes or reopens a person's payment row. Returns its id. */
  openPayment(studyId: string, hash: string, person: Recruited): Promise<string>;
  settlePayment(paymentId: string, status: RunEnd, code: string): Promise<void>;
}

export interface TrialSoFar {
  state: unknown;
  busy: boolean;
  replies: ReplyPart[][];
  /** Whether the search ever ran empty after cars were asked for. */
  infeasible: boolean;
}

export type OwnedSearch = { guestId: string; conversationId: string };

export interface TrialRows {
  findTrial(participantId: string, number: number): Promise<Trial | null>;
  insertTrial(run: Run, trial: NewTrialRow, now: Date): Promise<string>;
  updateTrial(trialId: string, change: TrialChange): Promise<void>;
  markRevealed(trialId: string, now: Date): Promise<void>;
  readTrialSoFar(conversationId: string): Promise<TrialSoFar>;
  /** Holds a search until the transaction ends. */
  lockSearch(conversationId: string): Promise<void>;
  searchSettings(search: OwnedSearch): Promise<unknown>;
  turns(search: OwnedSearch): TurnStore<unknown>;
}

export interface NewTrialRow extends Pick<Trial, "number" | "conditionId" | "scenarioId"> {
  settings: object;
  state: object;
}

export type TrialChange = Partial<
  Pick<
    Trial,
    "phase" | "phaseEnteredAt" | "extensions" | "wishes" | "rankingShown" | "ranking" | "rankingAfter" | "outcome"
  >
> & { endedAt?: Date };

export interface Tombstone {
  studyId: string;
  hash: string;
  kind: Participant["kind"];
  arm: string;
  stage: string;
  /** The day alone, in UTC. */
  day: string;
}

export interface RetentionRows {
  insertTombstone(tombstone: Tombstone): Promise<void>;
  /** The owner's row takes the conversations with it, the run's row answers, trials, events and assignment. */
  deleteRun(guestId: string, participantId: string): Promise<void>;
  /** Ids of active runs idle longer than their version allows. */
  lateRuns(now: Date): Promise<string[]>;
  /** Runs whose version keeps data no longer than before that day. */
  expiredRuns(day: string): Promise<{ id: string; guestId: string }[]>;
  /** Deletes payments and arrivals of studies all of whose versions are past their day. */
  forgetRecruitment(day: string): Promise<void>;
}
