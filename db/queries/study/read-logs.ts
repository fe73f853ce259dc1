import { and, asc, eq, inArray, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { events } from "@/db/schema/events";
import { studyEvents, studyTrials } from "@/db/schema/study-data";
import type { EventRecord } from "@/lib/study/analysis/run-record";

/** An event with the run it belongs to. */
export interface LoggedEvent {
  participantId: string;
  event: EventRecord;
}

/** Names of a conversation's events that trials are measured by; what a decision held is read, of the others that they were. */
const measured = ["relaxation-choose", "lattice-read", "act-receive", "question-ask"];

/** Events of runs and of their conversations, in the order they happened: of `ids`, a query of runs, what is asked for. */
export async function readLogs(
  db: Database,
  ids: SQLWrapper,
  reading: "flow" | "measures" | "everything",
): Promise<LoggedEvent[]> {
  const own = await readOwnLogs(db, ids, reading === "everything" ? undefined : "check-answer");
  if (reading === "flow") return own;
  const all = [...own, ...(await readConversationLogs(db, ids, reading === "measures"))];
  return all.sort((a, b) => (a.event.at < b.event.at ? -1 : a.event.at > b.event.at ? 1 : 0));
}

/** Events of runs outside their conversations; of one name alone when it is given. */
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
  const data = sql<object>`case when ${events.name} = 'relaxation-choose' then ${events.data} else '{}' end`.mapWith(
    events.data,
  );
  const said = await db
    .select({
      ...{ at: events.at, turn: events.turnNumber, name: events.name },
      ...{ participantId: studyTrials.participantId, trial: studyTrials.number },
      data: measuredOnly ? data : events.data,
    })
    .from(events)
    .innerJoin(studyTrials, eq(studyTrials.conversationId, events.conversationId))
    .where(and(inArray(studyTrials.participantId, ids), measuredOnly ? inArray(events.name, measured) : undefined))
    .orderBy(asc(events.id));
  return said.map(({ participantId, at, ...event }) => ({ participantId, event: { ...event, at: at.toISOString() } }));
}
