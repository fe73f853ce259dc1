import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/db/database";
import { conversations } from "@/db/schema/conversations";
import { turns } from "@/db/schema/turns";
import { storable } from "@/db/storable";
import type { ReplyPart } from "@/lib/dialogue/parts";
import { type OwnedConversation, owned } from "./conversations";
import { appendEvents, type NewEvent } from "./events";

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
 * Commits a turn's state, reply and events together. `not-active` when the run no longer counts, because it was
 * stopped, given up or replaced, or the conversation deleted: then nothing is written.
 */
export async function completeTurn(db: Database, run: TurnRun, result: TurnResult): Promise<"done" | "not-active"> {
  const where = owned(run);
  if (!where) return "not-active";
  return db.transaction(async (tx) => {
    const [conversation] = await tx
      .select({ title: conversations.title })
      .from(conversations)
      .where(where)
      .for("update");
    if (!conversation) return "not-active";
    const [turn] = await tx
      .update(turns)
      .set({
        status: "done",
        reply: result.reply,
        replyMessageId: result.replyMessageId,
        completedAt: sql`now()`,
      })
      .where(stillRunning(run))
      .returning({ number: turns.number });
    if (!turn) return "not-active";
    await tx
      .update(conversations)
      .set({
        state: result.state,
        title: conversation.title === "" ? storable(result.title ?? "") : conversation.title,
        turnCount: sql`${conversations.turnCount} + 1`,
        updatedAt: sql`now()`,
      })
      .where(where);
    await appendEvents(tx, { conversationId: run.conversationId, turnNumber: turn.number }, result.events);
    return "done";
  });
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
