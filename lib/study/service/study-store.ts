import type { TurnStore } from "@/lib/dialogue/play-turn";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { AnswerRecord } from "@/lib/study/analysis/run-record";
import type { Draw, KnownPlace } from "@/lib/study/assignment";
import type { RunEnd } from "@/lib/study/configuration/recruitment";
import type { NewStudyEvent, Participant, Run, StoredStudy, StudyVersion, Trial } from "./run";

/** The rows a run is made of. The services decide; a store reads and writes, all or nothing within a transaction. */
export interface StudyStore extends RunRows, AnswerRows, PlaceRows, PaymentRows, TrialRows, RetentionRows {
  transaction<Result>(work: (tx: StudyStore) => Promise<Result>): Promise<Result>;
}

/** What is written of a run when it begins. */
export interface NewRunRow
  extends Pick<Participant, "kind" | "code" | "seed" | "recruiterKey" | "sealedPayment" | "step"> {
  consentVersion: string;
  sequence?: Participant["sequence"];
}

export interface RunRows {
  loadRun(participantId: string): Promise<Run | null>;
  /** The run, held until the transaction ends: whatever comes for it waits its turn. */
  lockRun(participantId: string): Promise<Run | null>;
  /** A run of a study by the keyed hash of the recruiter's id, or `null`. */
  findRunByRecruiter(studyId: string, recruiterKey: string): Promise<Run | null>;
  /** Makes a run with a guest of its own. */
  insertRun(stored: StoredStudy, row: NewRunRow, now: Date): Promise<Participant>;
  updateRun(participantId: string, change: RunChange): Promise<void>;
  appendEvents(run: Pick<Participant, "id" | "hash">, events: readonly NewStudyEvent[], at: Date): Promise<void>;
}

export type RunChange = Partial<
  Pick<Participant, "status" | "step" | "stepEnteredAt" | "lastSeenAt" | "groupId" | "sequence" | "sealedPayment">
> & { endedAt?: Date; recruiterKey?: null };

export interface AnswerRows {
  /** Attempts at a step that were taken; 0 before the first. */
  lastAttempt(participantId: string, step: string): Promise<number>;
  answersAt(participantId: string, step: string, attempt: number): Promise<Record<string, AnswerRecord["value"]>>;
  insertAnswers(
    run: Pick<Participant, "id" | "hash">,
    answers: readonly Omit<AnswerRecord, "at">[],
    at: Date,
  ): Promise<void>;
}

export interface PlaceRows {
  /** The version, held until the transaction ends: starts and draws come one after the other. */
  lockVersion(versionId: string): Promise<StudyVersion | null>;
  /** Notes when the first participant began. */
  freezeVersion(versionId: string, now: Date): Promise<void>;
  /** Participants of a study that completed, or were seen since. */
  countFilling(studyId: string, since: Date): Promise<number>;
  /** All places given out before, in their order. */
  knownPlaces(versionId: string, kind: Participant["kind"], activeSince: Date): Promise<KnownPlace[]>;
  markRefilled(versionId: string, kind: Participant["kind"], slot: number): Promise<void>;
  /** Gives a run the place that was drawn, and logs the pool it was drawn from. */
  givePlace(run: Run, place: Draw & { number: number }, now: Date): Promise<void>;
  /** What became of the place a run was given, if it was given one. */
  settlePlace(participantId: string, status: "complete" | "freed"): Promise<void>;
}

export interface Recruited {
  recruiter: string;
  recruiterId: string;
}

export interface PaymentRows {
  paymentStatus(studyId: string, person: Recruited): Promise<string | null>;
  /** The payment row of a person, made or taken up again. Returns its id. */
  openPayment(studyId: string, hash: string, person: Recruited): Promise<string>;
  settlePayment(paymentId: string, status: RunEnd, code: string): Promise<void>;
}

/** What a trial's conversation has come to: for its pages and its judgement. */
export interface TrialSoFar {
  state: unknown;
  /** A turn is being answered. */
  busy: boolean;
  replies: ReplyPart[][];
  /** Whether the search ever ran empty after cars were asked for. */
  infeasible: boolean;
}

export interface OwnedSearch {
  guestId: string;
  conversationId: string;
}

export interface TrialRows {
  /** The trial of a run by its number, or `null`. */
  findTrial(participantId: string, number: number): Promise<Trial | null>;
  /** Makes a trial with its conversation. Returns the conversation's id. */
  insertTrial(run: Run, trial: NewTrialRow, now: Date): Promise<string>;
  updateTrial(trialId: string, change: TrialChange): Promise<void>;
  /** Notes when cars were first shown. */
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
  /** Ids of active runs that were not seen for as long as their version allows. */
  lateRuns(now: Date): Promise<string[]>;
  /** Runs whose version keeps data no longer than before that day. */
  expiredRuns(day: string): Promise<{ id: string; guestId: string }[]>;
  /** Deletes payments and arrivals of studies all of whose versions are past their day. */
  forgetRecruitment(day: string): Promise<void>;
}
