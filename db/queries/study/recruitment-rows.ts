import { and, asc, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { first, sole } from "@/db/queries/rows";
import { studyArrivals, studyPayments } from "@/db/schema/study-oversight";
import type { RunEnd } from "@/lib/study/configuration/recruitment";
import type { Recruited } from "@/lib/study/service/study-store";

export async function noteArrival(
  db: Database,
  arrival: { studyId: string; hash: string; visitor: string; stage: string; at: Date },
): Promise<void> {
  await db.insert(studyArrivals).values(arrival).onConflictDoNothing();
}

/** Payments by recruiter id, an order that hides when anybody came. */
export function readPayments(db: Database, studyId: string) {
  const { recruiterId, code, status } = studyPayments;
  return db
    .select({ id: recruiterId, code, status })
    .from(studyPayments)
    .where(eq(studyPayments.studyId, studyId))
    .orderBy(asc(recruiterId));
}

export async function paymentStatus(tx: Database, studyId: string, { recruiter, recruiterId }: Recruited) {
  const person = and(eq(studyPayments.recruiter, recruiter), eq(studyPayments.recruiterId, recruiterId));
  const isIt = and(eq(studyPayments.studyId, studyId), person);
  return (await first(tx.select().from(studyPayments).where(isIt)))?.status ?? null;
}

export async function openPayment(tx: Database, studyId: string, hash: string, { recruiter, recruiterId }: Recruited) {
  const opened = tx
    .insert(studyPayments)
    .values({ studyId, hash, recruiter, recruiterId })
    .onConflictDoUpdate({
      target: [studyPayments.studyId, studyPayments.recruiter, studyPayments.recruiterId],
      set: { status: "active", code: null, hash },
    });
  return sole(await opened.returning({ id: studyPayments.id })).id;
}

export async function writePaymentEnd(tx: Database, paymentId: string, status: RunEnd, code: string): Promise<void> {
  await tx.update(studyPayments).set({ status, code }).where(eq(studyPayments.id, paymentId));
}
