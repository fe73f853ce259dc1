import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Database, prepared, readRows } from "@/db/database";
import { conversations } from "@/db/schema/conversations";
import { events } from "@/db/schema/events";
import { turns } from "@/db/schema/turns";
import { storable } from "@/db/storable";
import type { ReplyPart } from "@/lib/dialogue/parts";
import { type OwnedConversation, owned } from "./conversations";
import type { NewEvent } from "./events";

/** A run of a turn, as `receiveTurn` started it. */
export interface TurnRun extends OwnedConversation {
  turnId: string;
  attempt: number;
}

export interface TurnResult {
  /** The dialogue's state after the turn. */
  state: object;
  reply: ReplyPart[];
  replyMessageId: string;
  events: readonly NewEvent[];
  /** Names the conversation when it has no title yet. */
  title?: string;
}

/**
 * Commits a turn's state, reply and events together, in one statement. `not-active` when the run no longer counts,
 * because it was stopped, given up or replaced, or the conversation deleted: then nothing is written.
 */
export async function completeTurn(db: Database, run: TurnRun, result: TurnResult): Promise<"done" | "not-active"> {
  const where = owned(run);
  if (!where) return "not-active";
  // The conversation's row is locked first, as everywhere: whoever ends a turn does so in the same order.
  const committed = await readRows(
    db,
    sql`${prepared}
    with held as (select ${conversations.id} from ${conversations} where ${where} for update),
    ended as (
      update ${turns} set status = 'done', reply = ${JSON.stringify(result.reply)}::json,
        reply_message_id = ${result.replyMessageId}, completed_at = now()
      from held where ${turns.conversationId} = held.id and ${stillRunning(run)} returning ${turns.number}),
    kept as (
      update ${conversations} set state = ${JSON.stringify(result.state)}::json,
        title = case when title = '' then ${storable(result.title ?? "")} else title end,
        turn_count = turn_count + 1, updated_at = now()
      from ended where ${conversations.id} = ${run.conversationId})
    ${result.events.length ? sql`, logged as (${insertEvents(run.conversationId, result.events)})` : sql``}
    select number from ended`,
  );
  return committed.length > 0 ? "done" : "not-active";
}

/** Inserts events of the turn that `ended` names, in their order. */
function insertEvents(conversationId: string, added: readonly NewEvent[]): SQL {
  const rows = added.map(({ name, data }, place) => sql`(${place}::int, ${name}, ${JSON.stringify(data)}::json)`);
  return sql`insert into ${events} (conversation_id, turn_number, name, data)
    select ${conversationId}::uuid, ended.number, added.name, added.data
    from ended, (values ${sql.join(rows, sql`, `)}) as added (place, name, data) order by added.place`;
}

/** Condition under which a run may still write. */
export function stillRunning({ turnId, attempt, conversationId }: TurnRun) {
  return and(
    eq(turns.id, turnId),
    eq(turns.conversationId, conversationId),
    eq(turns.attempt, attempt),
    eq(turns.status, "received"),
  );
}
