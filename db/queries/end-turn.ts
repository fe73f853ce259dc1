import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Database, prepared, readRows } from "@/db/connection/database";
import { conversations, turns } from "@/db/schema/conversations";
import { isKey, isName, storable, storableJson, storableText } from "@/db/storable";
import { replyJson } from "@/lib/dialogue/wording/part-json";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { appendEvents, type NewEvent, type OwnedConversation, owned } from "./conversations";
import { hasRows } from "./rows";

/** `too-late` after the turn ended, `missing` without one. */
export async function stopTurn(db: Database, { messageId, ...key }: OwnedConversation & { messageId: string }) {
  if (!isName(messageId)) return "missing";
  return db.transaction(async (tx) => {
    if (!(await lock(tx, key))) return "missing";
    const named = isMessage({ ...key, messageId });
    if (await endRunning(tx, key, named, "stopped")) return "stopped";
    return (await tx.$count(turns, named)) > 0 ? "too-late" : "missing";
  });
}

/** The turn may be resent under the same message id. False when the run no longer counts. */
export async function failTurn(db: Database, run: TurnRun, errorCode: string): Promise<boolean> {
  const which = stillRunning(run);
  return db.transaction(async (tx) => (await lock(tx, run)) && endRunning(tx, run, which, "failed", errorCode));
}

/** Ends the conversation's running turns of this kind, and logs it. False without one. */
export async function endRunning(
  tx: Database,
  { conversationId }: Pick<OwnedConversation, "conversationId">,
  which: SQL | undefined,
  status: "stopped" | "failed",
  errorCode?: string,
): Promise<boolean> {
  const isRunning = and(eq(turns.conversationId, conversationId), eq(turns.status, "received"), which);
  const ended = tx.update(turns).set({ status, errorCode, completedAt: sql`now()` });
  const numbers = await ended.where(isRunning).returning({ turnNumber: turns.number });
  const event = { name: `turn-${status}`, data: errorCode === undefined ? {} : { errorCode } };
  for (const { turnNumber } of numbers) await appendEvents(tx, { conversationId, turnNumber }, [event]);
  return numbers.length > 0;
}

export function isMessage({ conversationId, messageId }: { conversationId: string; messageId: string }) {
  return and(eq(turns.conversationId, conversationId), eq(turns.messageId, messageId));
}

/** Waits for other writers. Every turn transaction begins here. */
function lock(tx: Database, key: OwnedConversation): Promise<boolean> {
  return hasRows(tx.select({ id: conversations.id }).from(conversations).where(owned(key)).for("update"));
}

/** As `receiveTurn` started it. */
export interface TurnRun extends OwnedConversation {
  turnId: string;
  attempt: number;
}

export interface TurnRecord {
  state: object;
  reply: ReplyPart[];
  replyMessageId: string;
  events: readonly NewEvent[];
  title?: string;
}

/** Commits state, reply and events in one statement. Writes nothing if the run ended (`not-active`). */
export async function completeTurn(db: Database, run: TurnRun, result: TurnRecord): Promise<"done" | "not-active"> {
  const { guestId, conversationId, turnId, attempt } = run;
  if (!isKey(guestId) || !isKey(conversationId)) return "not-active";
  const { state, reply, replyMessageId, events, title = "" } = result;
  // Locks the conversation's row first, as everywhere. Literal table names: building the statement costs more than
  // sending it.
  const committed = await readRows(
    db,
    sql`${prepared}
    with held as (
      select id from conversations where id = ${conversationId} and guest_id = ${guestId} for update),
    ended as (
      update turns set status = 'done', reply = ${storableText(replyJson(reply))}::json, reply_message_id = ${replyMessageId},
        completed_at = now()
      from held
      where turns.id = ${turnId} and turns.conversation_id = held.id and attempt = ${attempt} and status = 'received'
      returning number),
    kept as (
      update conversations set state = ${storableJson(state)}::json,
        title = case when title = '' then ${storable(title)} else title end, turn_count = turn_count + 1, updated_at = now()
      from ended where conversations.id = ${conversationId}),
    logged as (
      insert into events (conversation_id, turn_number, name, data)
      select ${conversationId}::uuid, ended.number, added.name, added.data::json
      from ended, rows from (
        json_array_elements_text(${JSON.stringify(events.map(({ name }) => name))}::json),
        json_array_elements_text(${JSON.stringify(events.map(({ data }) => storableJson(data)))}::json)
      ) with ordinality as added (name, data, place) order by added.place)
    select number from ended`,
  );
  return committed.length > 0 ? "done" : "not-active";
}

/** False when stopped, given up, or deleted. */
export function beatTurn(db: Database, run: TurnRun): Promise<boolean> {
  const beaten = db.update(turns).set({ receivedAt: sql`now()` });
  return hasRows(beaten.where(stillRunning(run)).returning({ id: turns.id }));
}

export function stillRunning({ turnId, attempt, conversationId }: TurnRun) {
  const isRun = and(eq(turns.id, turnId), eq(turns.conversationId, conversationId), eq(turns.attempt, attempt));
  return and(isRun, eq(turns.status, "received"));
}
