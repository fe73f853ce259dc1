import { asc, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studyPayments } from "@/db/schema/study-recruitment";

/** What a recruiter needs to pay people, by their id there: an order that says nothing of when anybody came. */
export function readPayments(
  db: Database,
  studyId: string,
): Promise<{ id: string; code: string | null; status: string }[]> {
  const { recruiterId, code, status } = studyPayments;
  return db
    .select({ id: recruiterId, code, status })
    .from(studyPayments)
    .where(eq(studyPayments.studyId, studyId))
    .orderBy(asc(recruiterId));
}
