import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "@/db/database";
import { findStudy } from "@/db/queries/study/studies";
import { conversations } from "@/db/schema/conversations";
import { studyPlaces, studyTombstones } from "@/db/schema/study-assignments";
import { studyAnswers, studyTrials } from "@/db/schema/study-data";
import { studyParticipants } from "@/db/schema/study-participants";
import { studyPayments } from "@/db/schema/study-recruitment";
import { cellsOf } from "@/lib/study/plan-cells";
import { stepsOf } from "@/lib/study/protocol";
import { stepItems } from "@/lib/study/step-items";
import type { RunReport } from "./simulated-run";

export interface SoakCheck {
  complete: number;
  withdrawn: number;
  /** Completed and given-out places by cell. */
  cells: { cell: string; given: number; complete: number }[];
  /** What is not as it must be; empty when all is well. */
  faults: string[];
}

/** Holds what simulated participants saw to what the database has. */
export async function checkSoak(db: Database, slug: string, reports: readonly RunReport[]): Promise<SoakCheck> {
  const stored = await findStudy(db, slug);
  if (!stored) throw new Error(`there is no study "${slug}"`);
  const { study, version } = stored;
  const runs = await db.select().from(studyParticipants).where(eq(studyParticipants.studyId, study.id));
  const faults: string[] = [];
  for (const { id, end, runCode } of reports) {
    const run = runs.find(({ code }) => code === runCode);
    if (end === "withdrawn" ? run !== undefined : run?.status !== (end === "abandoned" ? "active" : end)) {
      faults.push(`${id} saw the end ${end}, its run is ${run?.status ?? "gone"}`);
    }
    if (run?.status === "complete") faults.push(...(await incomplete(db, run, version)));
  }
  const gone = reports.filter(({ end }) => end === "withdrawn");
  const kept = gone.flatMap((report) => report.conversations);
  const left = kept.length ? await db.$count(conversations, inArray(conversations.id, kept)) : 0;
  if (left > 0) faults.push(`${left} conversations of people who withdrew are still there`);
  const stones = await db.$count(studyTombstones, eq(studyTombstones.studyId, study.id));
  if (stones !== gone.length) faults.push(`${gone.length} withdrew, and there are ${stones} tombstones`);
  const twice = await db
    .select({ id: studyPayments.recruiterId })
    .from(studyPayments)
    .where(eq(studyPayments.studyId, study.id))
    .groupBy(studyPayments.recruiterId)
    .having(sql`count(*) > 1`);
  const keys = runs.flatMap(({ recruiterKey }) => recruiterKey ?? []);
  if (twice.length > 0 || new Set(keys).size !== keys.length) faults.push("somebody took part twice");
  return {
    complete: runs.filter(({ status }) => status === "complete").length,
    withdrawn: gone.length,
    ...(await balance(db, version, faults)),
    faults,
  };
}

type Version = NonNullable<Awaited<ReturnType<typeof findStudy>>>["version"];

/** Every item of every page answered, every trial ranked before any car and ended. */
async function incomplete(
  db: Database,
  run: typeof studyParticipants.$inferSelect,
  { configuration }: Version,
): Promise<string[]> {
  const steps = stepsOf(configuration);
  const wanted = steps.reduce(
    (sum, step) => sum + stepItems(configuration, step, { seed: run.seed, again: [] }).length,
    0,
  );
  const answered = await db.$count(
    studyAnswers,
    and(eq(studyAnswers.participantId, run.id), eq(studyAnswers.attempt, 1)),
  );
  const trials = await db.select().from(studyTrials).where(eq(studyTrials.participantId, run.id));
  const done = trials.filter(
    (trial) =>
      trial.phase === "done" &&
      trial.outcome &&
      trial.ranking &&
      trial.wishes &&
      trial.revealedAt &&
      trial.hash === run.hash,
  );
  const faults: string[] = [];
  if (answered !== wanted) faults.push(`run ${run.code} has ${answered} of ${wanted} answers`);
  if (done.length !== configuration.trials.perParticipant)
    faults.push(`run ${run.code} has ${done.length} whole trials`);
  return faults;
}

/** Places that were not given out before are balanced within one per block. */
async function balance(db: Database, version: Version, faults: string[]): Promise<Pick<SoakCheck, "cells">> {
  const places = await db.select().from(studyPlaces).where(eq(studyPlaces.versionId, version.id));
  const first = new Map(places.map((place) => [place.slot ?? place.number, place]));
  const cells = cellsOf(version.configuration).map(({ id }) => ({
    cell: id,
    given: [...first.values()].filter(({ cell }) => cell === id).length,
    complete: places.filter(({ cell, status }) => cell === id && status === "complete").length,
  }));
  const given = cells.map((each) => each.given);
  if (Math.max(...given) - Math.min(...given) > version.configuration.assignment.blockRepeats) {
    faults.push(`places are out of balance: ${given.join(", ")}`);
  }
  return { cells };
}
