import { and, asc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type Database, readRows } from "@/db/connection/database";
import { productsAt } from "@/db/queries/products-at";
import { doneTurns } from "@/db/queries/turns";
import { conversations, events } from "@/db/schema/conversations";
import { studyParticipants, studyTombstones, studyVersions } from "@/db/schema/studies";
import { studyAnswers, studyArrivals, studyEvents, studyExclusions, studyTrials } from "@/db/schema/study-oversight";
import { type Product, toProduct } from "@/lib/catalog/catalog-reader";
import { exchangeSchema } from "@/lib/dialogue/deciding/outside-choice";
import { dialogueSettingsSchema } from "@/lib/dialogue/state/settings";
import { groupBy } from "@/lib/statistics/group-by";
import type { AnswerRecord, EventRecord, RunRecord, TrialRecord } from "@/lib/study/analysis/run-record";
import type { RunsWanted } from "@/lib/study/service/study-figures";
import type { StudyVersion } from "@/lib/study/service/study-store";
import { practiceTrial } from "@/lib/study/step-items";
import type { RecordedSearch, StoredTurn } from "@/lib/study/trial/replay-search";

type Kind = RunRecord["kind"];

export async function readRuns(db: Database, { versionId, kinds, ids: wanted, reading = "everything" }: RunsWanted) {
  const of = and(runsOf(versionId, kinds), wanted ? inArray(studyParticipants.id, [...wanted]) : undefined);
  const runs = await db
    .select()
    .from(studyParticipants)
    .where(of)
    .orderBy(...byStart);
  const ids = db.select({ id: studyParticipants.id }).from(studyParticipants).where(of);
  const begun = db.select().from(studyTrials).where(inArray(studyTrials.participantId, ids));
  const trials = await begun.orderBy(asc(studyTrials.number));
  const answered = db.select().from(studyAnswers).where(inArray(studyAnswers.participantId, ids));
  const answers = reading === "flow" ? [] : await answered.orderBy(asc(studyAnswers.id));
  const logged = await readLogs(db, ids, reading);
  const excluded = await db
    .select()
    .from(studyExclusions)
    .where(and(inArray(studyExclusions.participantId, ids), isNull(studyExclusions.undoneAt)));
  const taken = reading === "flow" ? new Map<number, Product>() : await readTaken(db, versionId, trials);
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
      ...playedBy(trialsOf.get(run.id) ?? [], taken),
      events: (eventsOf.get(run.id) ?? []).map(({ event }) => event),
    }),
  );
}

export async function runIds(db: Database, versionId: string, kind: Kind): Promise<string[]> {
  const found = await db
    .select({ id: studyParticipants.id })
    .from(studyParticipants)
    .where(runsOf(versionId, [kind]))
    .orderBy(...byStart);
  return found.map(({ id }) => id);
}

const byStart = [asc(studyParticipants.startedAt), asc(studyParticipants.id)];

function runsOf(versionId: string, kinds: readonly Kind[]) {
  return and(eq(studyParticipants.versionId, versionId), inArray(studyParticipants.kind, [...kinds]));
}

type Answer = typeof studyAnswers.$inferSelect;

function toAnswer({ id: _id, participantId: _who, hash: _hash, at, ...answer }: Answer): AnswerRecord {
  return { ...answer, value: answer.value ?? null, at: at.toISOString() };
}

async function readTaken(db: Database, versionId: string, trials: readonly (typeof studyTrials.$inferSelect)[]) {
  const places = new Set(trials.flatMap(({ outcome }) => (outcome?.car ? [outcome.car.position] : [])));
  const [version] = await db
    .select({ catalogId: studyVersions.catalogId })
    .from(studyVersions)
    .where(eq(studyVersions.id, versionId));
  const products = version ? await productsAt(db, version.catalogId, [...places]) : [];
  return new Map(products.map((product) => [product.position, toProduct(product)]));
}

/** Analyses read `trials`, so practice stays out of them. */
function playedBy(trials: readonly (typeof studyTrials.$inferSelect)[], taken: ReadonlyMap<number, Product>) {
  const played = trials.map((trial) => toTrial(trial, taken));
  const isPractice = ({ number }: TrialRecord) => number === practiceTrial;
  return { practice: played.find(isPractice) ?? null, trials: played.filter((each) => !isPractice(each)) };
}

function toTrial(trial: typeof studyTrials.$inferSelect, taken: ReadonlyMap<number, Product>): TrialRecord {
  return {
    ...{ number: trial.number, condition: trial.conditionId, scenario: trial.scenarioId },
    startedAt: trial.startedAt.toISOString(),
    revealedAt: trial.revealedAt?.toISOString() ?? null,
    endedAt: trial.endedAt?.toISOString() ?? null,
    pausedSeconds: trial.awayMs / 1000,
    ...{ wishes: trial.wishes, ranking: trial.ranking, rankingAfter: trial.rankingAfter, outcome: trial.outcome },
    taken: (trial.outcome?.car && taken.get(trial.outcome.car.position)) ?? null,
  };
}

/** People who never consented, by stage, and withdrawals. */
export async function readFlow(db: Database, { studyId, hash, kind }: { studyId: string; hash: string; kind: Kind }) {
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

type LoggedEvent = { participantId: string; event: EventRecord };

/** Events that measure trials. Only decisions need their data. */
const measured = ["relaxation-choose", "lattice-read", "act-receive", "question-ask"];

async function readLogs(db: Database, ids: SQLWrapper, reading: "flow" | "measures" | "everything") {
  const own = await readOwnLogs(db, ids, reading === "everything" ? undefined : "check-answer");
  if (reading === "flow") return own;
  const all = [...own, ...(await readConversationLogs(db, ids, reading === "measures"))];
  return all.sort((a, b) => (a.event.at < b.event.at ? -1 : a.event.at > b.event.at ? 1 : 0));
}

async function readOwnLogs(db: Database, ids: SQLWrapper, name: string | undefined): Promise<LoggedEvent[]> {
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

async function readConversationLogs(db: Database, ids: SQLWrapper, measuredOnly: boolean): Promise<LoggedEvent[]> {
  const decided = sql<object>`case when ${events.name} = 'relaxation-choose' then ${events.data} else '{}' end`;
  const said = await db
    .select({
      ...{ at: events.at, turn: events.turnNumber, name: events.name },
      ...{ participantId: studyTrials.participantId, trial: studyTrials.number },
      data: measuredOnly ? decided.mapWith(events.data) : events.data,
    })
    .from(events)
    .innerJoin(studyTrials, eq(studyTrials.conversationId, events.conversationId))
    .where(and(inArray(studyTrials.participantId, ids), measuredOnly ? inArray(events.name, measured) : undefined))
    .orderBy(asc(events.id));
  return said.map(({ participantId, at, ...event }) => ({ participantId, event: { ...event, at: at.toISOString() } }));
}

export async function readSearches(db: Database, participantId: string): Promise<RecordedSearch[]> {
  const trials = await db
    .select({ trial: studyTrials, settings: conversations.settings })
    .from(studyTrials)
    .innerJoin(conversations, eq(conversations.id, studyTrials.conversationId))
    .where(eq(studyTrials.participantId, participantId))
    .orderBy(asc(studyTrials.number));
  const searches: RecordedSearch[] = [];
  for (const { trial, settings } of trials) {
    searches.push({
      ...{ trial: trial.number, condition: trial.conditionId, scenario: trial.scenarioId },
      settings: dialogueSettingsSchema.parse(settings),
      turns: await readTurns(db, trial.conversationId),
    });
  }
  return searches;
}

const chosenEvents = ["relaxation-choose", "method-exchange"];

async function readTurns(db: Database, conversationId: string): Promise<StoredTurn[]> {
  const rows = await doneTurns(db, conversationId);
  const chosen = await db
    .select({ turn: events.turnNumber, name: events.name, data: events.data })
    .from(events)
    .where(and(eq(events.conversationId, conversationId), inArray(events.name, chosenEvents)));
  const of = (number: number, name: string) => chosen.filter((each) => each.turn === number && each.name === name);
  return rows.map(({ number, receivedAt, act, reply }) => ({
    ...{ number, at: receivedAt.toISOString(), act, reply: reply ?? [] },
    decision: of(number, "relaxation-choose")[0]?.data ?? null,
    exchanges: of(number, "method-exchange").map(({ data }) => exchangeSchema.parse(data)),
  }));
}

/** A digest of everything an analysis rests on. `xmin` reveals any change. */
export async function readRunState(db: Database, { id, hash, catalogId }: StudyVersion, kind: RunRecord["kind"]) {
  const written = (table: string, where: SQL) =>
    sql`(select string_agg(id || '/' || xmin::text, ',' order by id) from ${sql.identifier(table)} where ${where})`;
  const ofRuns = sql`participant_id in (select id from run)`;
  const tables = ["study_trials", "study_exclusions", "study_answers", "study_events"];
  const states = [
    written("study_participants", sql`id in (select id from run)`),
    ...tables.map((table) => written(table, ofRuns)),
    written("events", sql`conversation_id in (select conversation_id from study_trials where ${ofRuns})`),
  ];
  const [row] = await readRows<{ state: string }>(
    db,
    sql`with run as (select id from study_participants where version_id = ${id} and kind = ${kind})
      select md5(concat_ws(' ', ${sql.join(states, sql`, `)})) as state`,
  );
  return [hash, catalogId, kind, row?.state].join(" ");
}
