import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { studyAnswers } from "@/db/schema/study-data";
import type { AnswerRecord } from "@/lib/study/analysis/run-record";
import type { Participant } from "@/lib/study/service/run";

export async function lastAttempt(db: Database, participantId: string, step: string): Promise<number> {
  const [row] = await db
    .select({ attempt: sql<number>`coalesce(max(${studyAnswers.attempt}), 0)::int` })
    .from(studyAnswers)
    .where(and(eq(studyAnswers.participantId, participantId), eq(studyAnswers.step, step)));
  return row?.attempt ?? 0;
}

export async function answersAt(db: Database, participantId: string, step: string, attempt: number) {
  const of = and(eq(studyAnswers.participantId, participantId), eq(studyAnswers.step, step));
  const rows = await db
    .select({ item: studyAnswers.item, value: studyAnswers.value })
    .from(studyAnswers)
    .where(and(of, eq(studyAnswers.attempt, attempt)));
  return Object.fromEntries(rows.map(({ item, value }) => [item, value ?? null]));
}

export async function insertAnswers(
  tx: Database,
  { id, hash }: Pick<Participant, "id" | "hash">,
  answers: readonly Omit<AnswerRecord, "at">[],
  at: Date,
): Promise<void> {
  await tx.insert(studyAnswers).values(answers.map((answer) => ({ ...answer, participantId: id, hash, at })));
}
