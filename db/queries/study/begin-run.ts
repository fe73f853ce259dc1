import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { createGuest } from "@/db/queries/guests";
import { studyVersions } from "@/db/schema/studies";
import { studyParticipants } from "@/db/schema/study-participants";
import { studyPayments } from "@/db/schema/study-recruitment";
import { cellsWithout } from "@/lib/study/configuration/plan-cells";
import { stepsOf } from "@/lib/study/protocol";
import type { Sequence } from "@/lib/study/sequence";
import { settlePlace } from "./end-run";
import {
  appendStudyEvents,
  findRunByRecruiter,
  lockRun,
  type Participant,
  type Run,
  type RunContext,
} from "./run-rows";
import type { StoredStudy } from "./studies";

export interface NewRun {
  kind: Participant["kind"];
  code: string;
  seed: number;
  consentVersion: string;
  /** Who the recruiter says it is, with the keyed hash of it; `null` without a recruiter. */
  recruited: { recruiter: string; recruiterId: string; key: string } | null;
  /** Keyed hash of this visit, so that a consent sent twice is one run where no recruiter tells people apart. */
  visitKey?: string;
  seal: (paymentId: string) => string;
  /** Arms and scenarios of a preview; others are assigned theirs at the first trial. */
  sequence?: Sequence;
}

export type BeginOutcome =
  | { kind: "begun"; run: Run }
  /** The recruiter's id has a run: the policy of the study says what comes of it. */
  | { kind: "known"; run: Run }
  | { kind: "refused"; reason: "not-open" | "closed" | "full" | "left-before" };

/** Makes a run at the moment of consent; before it nothing of the person is stored. Freezes the version. */
export async function beginRun(
  db: Database,
  { study, version }: StoredStudy,
  start: NewRun,
  context: RunContext,
): Promise<BeginOutcome> {
  return db.transaction(async (tx): Promise<BeginOutcome> => {
    // The lock lets starts in one by one, so that the quota is exact.
    const [held] = await tx.select().from(studyVersions).where(eq(studyVersions.id, version.id)).for("update");
    if (!held) throw new Error("the version of the study was not found");
    const known = start.recruited
      ? await knownPerson(tx, study.id, start.recruited)
      : await knownVisit(tx, study.id, start.visitKey);
    if (known) return known;
    if (start.kind === "participant") {
      const reason = await refusalOf(tx, { study, version }, context.now);
      if (reason) return { kind: "refused", reason };
      await tx
        .update(studyVersions)
        .set({ frozenAt: context.now })
        .where(and(eq(studyVersions.id, version.id), isNull(studyVersions.frozenAt)));
    }
    return { kind: "begun", run: await insertRun(tx, { study, version: held }, start, context) };
  });
}

async function knownVisit(tx: Database, studyId: string, visitKey: string | undefined): Promise<BeginOutcome | null> {
  const run = visitKey ? await findRunByRecruiter(tx, studyId, visitKey) : null;
  return run ? { kind: "known", run } : null;
}

async function knownPerson(
  tx: Database,
  studyId: string,
  { recruiter, recruiterId, key }: NonNullable<NewRun["recruited"]>,
): Promise<BeginOutcome | null> {
  const run = await findRunByRecruiter(tx, studyId, key);
  if (run) return { kind: "known", run };
  const [paid] = await tx
    .select({ status: studyPayments.status })
    .from(studyPayments)
    .where(
      and(
        eq(studyPayments.studyId, studyId),
        eq(studyPayments.recruiter, recruiter),
        eq(studyPayments.recruiterId, recruiterId),
      ),
    );
  return paid?.status === "withdrawn" ? { kind: "refused", reason: "left-before" } : null;
}

/** Why nobody can start now, or `null`. Completed runs and recently active ones fill the quota. */
export async function refusalOf(
  db: Database,
  { study, version }: StoredStudy,
  now: Date,
): Promise<"not-open" | "closed" | "full" | null> {
  const { recruitment, assignment } = version.configuration;
  if (study.status === "closed") return "closed";
  if (study.status !== "open") return "not-open";
  if (cellsWithout(version.configuration, study.pausedArms).length === 0) return "not-open";
  if (recruitment.opensAt && now < new Date(recruitment.opensAt)) return "not-open";
  if (recruitment.closesAt && now >= new Date(recruitment.closesAt)) return "closed";
  const since = new Date(now.getTime() - assignment.activeMinutes * 60_000).toISOString();
  const filling = sql`(${studyParticipants.status} = 'complete' or (${studyParticipants.status} = 'active' and ${studyParticipants.lastSeenAt} >= ${since}::timestamptz))`;
  const filled = await db.$count(
    studyParticipants,
    and(eq(studyParticipants.studyId, study.id), eq(studyParticipants.kind, "participant"), filling),
  );
  return filled >= recruitment.target ? "full" : null;
}

async function insertRun(
  tx: Database,
  { study, version }: StoredStudy,
  start: NewRun,
  { now }: RunContext,
): Promise<Run> {
  const [first] = stepsOf(version.configuration);
  if (!first) throw new Error("a study has no steps");
  const { recruited, visitKey, seal, ...own } = start;
  const paymentId = recruited ? await insertPayment(tx, { study, version }, recruited) : null;
  const [participant] = await tx
    .insert(studyParticipants)
    .values({
      ...own,
      studyId: study.id,
      versionId: version.id,
      hash: version.hash,
      guestId: await createGuest(tx),
      recruiterKey: recruited?.key ?? visitKey ?? null,
      sealedPayment: paymentId ? seal(paymentId) : null,
      step: first.key,
      stepEnteredAt: now,
      startedAt: now,
      lastSeenAt: now,
    })
    .returning();
  if (!participant) throw new Error("the new run was not returned");
  await appendStudyEvents(tx, participant, [{ name: "step-enter", data: { step: first.key } }], now);
  return { participant, study, version };
}

async function insertPayment(
  tx: Database,
  { study, version: { hash } }: StoredStudy,
  { recruiter, recruiterId }: NonNullable<NewRun["recruited"]>,
): Promise<string> {
  const [payment] = await tx
    .insert(studyPayments)
    .values({ studyId: study.id, hash, recruiter, recruiterId })
    .onConflictDoUpdate({
      target: [studyPayments.studyId, studyPayments.recruiter, studyPayments.recruiterId],
      set: { status: "active", code: null, hash },
    })
    .returning({ id: studyPayments.id });
  if (!payment) throw new Error("the payment row was not returned");
  return payment.id;
}

/** Sets a run aside for one begun anew by the same person; its data stays, marked `replaced`. */
export async function replaceRun(db: Database, participantId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const run = await lockRun(tx, participantId);
    if (!run) return;
    if (run.participant.status === "active") await settlePlace(tx, participantId, "freed");
    await tx
      .update(studyParticipants)
      .set({ status: "replaced", recruiterKey: null, sealedPayment: null, endedAt: now })
      .where(eq(studyParticipants.id, participantId));
  });
}
