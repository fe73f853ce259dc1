import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations, events, turns } from "@/db/schema/conversations";
import { studyTrials } from "@/db/schema/study-data";
import { exchangeSchema } from "@/lib/dialogue/deciding/outside-choice";
import { dialogueSettingsSchema } from "@/lib/dialogue/state/settings";
import type { RecordedSearch, StoredTurn } from "@/lib/study/trial/replay-search";

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
  const rows = await db
    .select()
    .from(turns)
    .where(and(eq(turns.conversationId, conversationId), eq(turns.status, "done")))
    .orderBy(asc(turns.number));
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
