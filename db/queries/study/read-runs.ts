import { and, asc, eq, inArray, isNull, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "@/db/database";
import { carsAt } from "@/db/queries/cars-at";
import { events } from "@/db/schema/events";
import { studyVersions } from "@/db/schema/studies";
import { studyTombstones } from "@/db/schema/study-assignments";
import { studyAnswers, studyEvents, studyTrials } from "@/db/schema/study-data";
import { studyExclusions } from "@/db/schema/study-oversight";
import { studyParticipants } from "@/db/schema/study-participants";
import { studyArrivals } from "@/db/schema/study-recruitment";
import { type Car, toCar } from "@/lib/catalog/car";
import type { AnswerRecord, EventRecord, RunRecord, TrialRecord } from "@/lib/study/analysis/run-record";
import type { LeftBehind } from "@/lib/study/export/consort";
import type { StoredCounts } from "@/lib/study/export/self-check";

type Kind = RunRecord["kind"];

interface RunsWanted {
  versionId: string;
  kinds: readonly Kind[];
  /** One run alone. */
  id?: string;
  /** Of the events only checks, which are all that rules of exclusion look at: searches are long. */
  checksOnly?: boolean;
}

/** Every run of a version with everything stored of it, in the order they began. */
export async function readRuns(
  db: Database,
  { versionId, kinds, id, checksOnly = false }: RunsWanted,
): Promise<RunRecord[]> {
  const of = and(
    eq(studyParticipants.versionId, versionId),
    inArray(studyParticipants.kind, [...kinds]),
    id ? eq(studyParticipants.id, id) : undefined,
  );
  const runs = await db.select().from(studyParticipants).where(of).orderBy(asc(studyParticipants.startedAt));
  const ids = db.select({ id: studyParticipants.id }).from(studyParticipants).where(of);
  const trials = await db
    .select()
    .from(studyTrials)
    .where(inArray(studyTrials.participantId, ids))
    .orderBy(asc(studyTrials.number));
  const answers = await db
    .select()
    .from(studyAnswers)
    .where(inArray(studyAnswers.participantId, ids))
    .orderBy(asc(studyAnswers.id));
  const logged = checksOnly ? await readOwnLogs(db, ids, "check-answer") : await readLogs(db, ids);
  const excluded = await db
    .select()
    .from(studyExclusions)
    .where(and(inArray(studyExclusions.participantId, ids), isNull(studyExclusions.undoneAt)));
  const taken = await readTaken(db, versionId, trials);
  const trialsOf = groupBy(trials, (trial) => trial.participantId);
  const answersOf = groupBy(answers, (answer) => answer.participantId);
  const eventsOf = groupBy(logged, ({ participantId }) => participantId);
  return runs.map(
    (run): RunRecord => ({
      ...{ id: run.id, kind: run.kind, status: run.status, hash: run.hash, group: run.groupId, step: run.step },
      ...{ seed: run.seed, startedAt: run.startedAt.toISOString(), lastSeenAt: run.lastSeenAt.toISOString() },
      endedAt: run.endedAt?.toISOString() ?? null,
      excluded: excluded.find(({ participantId }) => participantId === run.id)?.reason ?? null,
      answers: (answersOf.get(run.id) ?? []).map(toAnswer),
      trials: (trialsOf.get(run.id) ?? []).map((trial) => toTrial(trial, taken)),
      events: (eventsOf.get(run.id) ?? []).map(({ event }) => event),
    }),
  );
}

interface LoggedEvent {
  participantId: string;
  event: EventRecord;
}

/** Events of runs outside their conversations; of one name alone when it is given. */
async function readOwnLogs(db: Database, ids: SQLWrapper, name?: string): Promise<LoggedEvent[]> {
  const own = await db
    .select()
    .from(studyEvents)
    .where(and(inArray(studyEvents.participantId, ids), name ? eq(studyEvents.name, name) : undefined))
    .orderBy(asc(studyEvents.id));
  return own.map(({ participantId, at, trial, turnNumber, name, data }) => ({
    participantId,
    event: { at: at.toISOString(), trial, turn: turnNumber, name, data },
  }));
}

/** Events of runs and of their conversations, in the order they happened. */
async function readLogs(db: Database, ids: SQLWrapper): Promise<LoggedEvent[]> {
  const said = await db
    .select({ event: events, participantId: studyTrials.participantId, trial: studyTrials.number })
    .from(events)
    .innerJoin(studyTrials, eq(studyTrials.conversationId, events.conversationId))
    .where(inArray(studyTrials.participantId, ids))
    .orderBy(asc(events.id));
  const all = [
    ...(await readOwnLogs(db, ids)),
    ...said.map(({ participantId, trial, event: { at, turnNumber, name, data } }) => ({
      participantId,
      event: { at: at.toISOString(), trial, turn: turnNumber, name, data },
    })),
  ];
  return all.sort((a, b) => (a.event.at < b.event.at ? -1 : a.event.at > b.event.at ? 1 : 0));
}

function toAnswer({
  id: _id,
  participantId: _who,
  hash: _hash,
  at,
  ...answer
}: typeof studyAnswers.$inferSelect): AnswerRecord {
  return { ...answer, value: answer.value ?? null, at: at.toISOString() };
}

/** Cars that were taken, by their place in the catalog of the version. */
async function readTaken(
  db: Database,
  versionId: string,
  trials: readonly (typeof studyTrials.$inferSelect)[],
): Promise<ReadonlyMap<number, Car>> {
  const places = new Set(trials.flatMap(({ outcome }) => (outcome?.car ? [outcome.car.position] : [])));
  const [version] = await db
    .select({ catalogId: studyVersions.catalogId })
    .from(studyVersions)
    .where(eq(studyVersions.id, versionId));
  const cars = version ? await carsAt(db, version.catalogId, [...places]) : [];
  return new Map(cars.map((car) => [car.position, toCar(car)]));
}

function toTrial(trial: typeof studyTrials.$inferSelect, taken: ReadonlyMap<number, Car>): TrialRecord {
  return {
    ...{ number: trial.number, condition: trial.conditionId, scenario: trial.scenarioId },
    startedAt: trial.startedAt.toISOString(),
    revealedAt: trial.revealedAt?.toISOString() ?? null,
    endedAt: trial.endedAt?.toISOString() ?? null,
    ...{ wishes: trial.wishes, ranking: trial.ranking, rankingAfter: trial.rankingAfter, outcome: trial.outcome },
    taken: (trial.outcome?.car && taken.get(trial.outcome.car.position)) ?? null,
  };
}

/** Rows counted where they lie, for the export's check of itself. */
export async function countStored(db: Database, versionId: string, kinds: readonly Kind[]): Promise<StoredCounts> {
  const of = and(eq(studyParticipants.versionId, versionId), inArray(studyParticipants.kind, [...kinds]));
  const ids = db.select({ id: studyParticipants.id }).from(studyParticipants).where(of);
  const conversations = db
    .select({ id: studyTrials.conversationId })
    .from(studyTrials)
    .where(inArray(studyTrials.participantId, ids));
  const own = await db.$count(studyEvents, inArray(studyEvents.participantId, ids));
  return {
    runs: await db.$count(studyParticipants, of),
    trials: await db.$count(studyTrials, inArray(studyTrials.participantId, ids)),
    answers: await db.$count(studyAnswers, inArray(studyAnswers.participantId, ids)),
    events: own + (await db.$count(events, inArray(events.conversationId, conversations))),
  };
}

/** What is known of those who never consented, by stage, and of those of a version who withdrew. Only people arrive. */
export async function readFlow(
  db: Database,
  { studyId, hash, kind }: { studyId: string; hash: string; kind: Kind },
): Promise<{ arrivals: Record<string, number>; withdrawn: LeftBehind[] }> {
  const stages = await db
    .select({ stage: studyArrivals.stage, count: sql<number>`count(*)::int` })
    .from(studyArrivals)
    .where(eq(studyArrivals.studyId, studyId))
    .groupBy(studyArrivals.stage);
  const withdrawn = await db
    .select({ group: studyTombstones.arm, stage: studyTombstones.stage })
    .from(studyTombstones)
    .where(and(eq(studyTombstones.studyId, studyId), eq(studyTombstones.hash, hash), eq(studyTombstones.kind, kind)));
  if (kind !== "participant") return { arrivals: {}, withdrawn };
  return { arrivals: Object.fromEntries(stages.map(({ stage, count }) => [stage, count])), withdrawn };
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
