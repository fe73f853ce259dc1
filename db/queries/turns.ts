import { and, asc, eq, getTableColumns, type SQL } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations, turns } from "@/db/schema/conversations";
import { appendEvents, type NewEvent, type OwnedConversation, owned } from "./conversations";
import type { Turn } from "./receive-turn";

export function listTurns(db: Database, key: OwnedConversation): Promise<Turn[]> {
  return db
    .select(getTableColumns(turns))
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(owned(key))
    .orderBy(asc(turns.number));
}

/** What was said and answered in one search, in order. */
export function doneTurns(db: Database, conversationId: string, only?: SQL): Promise<Turn[]> {
  const isDone = and(eq(turns.conversationId, conversationId), eq(turns.status, "done"), only);
  return db.select().from(turns).where(isDone).orderBy(asc(turns.number));
}

export interface Rewording {
  text: string;
  /** `null` leaves them. */
  question: string | null;
  tokens: number;
  cost?: number;
  /** What the model was asked. */
  event: NewEvent;
}

/** Counts the tokens, unless a running turn overwrites the count. False without words. */
export async function rewordReply(
  db: Database,
  key: OwnedConversation & { turnId: string },
  { text, question, tokens, cost = 0, event }: Rewording,
): Promise<boolean> {
  const where = owned(key);
  return db.transaction(async (tx) => {
    // Locks the conversation's row first, as everywhere.
    const [held] = await tx.select({ state: conversations.state }).from(conversations).where(where).for("update");
    const [row] = await tx
      .select({ reply: turns.reply, turnNumber: turns.number })
      .from(turns)
      .where(and(eq(turns.id, key.turnId), eq(turns.conversationId, key.conversationId), eq(turns.status, "done")));
    const place = row?.reply?.findIndex((part) => part.type === "text") ?? -1;
    if (!held || !row?.reply || place < 0) return false;
    const reply = row.reply
      .with(place, { type: "text", text })
      .map((part) =>
        question && part.type === "data-question" ? { ...part, data: { ...part.data, text: question } } : part,
      );
    await tx.update(turns).set({ reply }).where(eq(turns.id, key.turnId));
    await appendEvents(tx, { conversationId: key.conversationId, turnNumber: row.turnNumber }, [event]);
    const state = withSpend(held.state, tokens, cost);
    if (state) await tx.update(conversations).set({ state }).where(where);
    return true;
  });
}

function withSpend(state: unknown, tokens: number, cost: number): object | null {
  if (typeof state !== "object" || state === null || tokens === 0) return null;
  const spent = "modelTokens" in state && typeof state.modelTokens === "number" ? state.modelTokens : 0;
  const paid = "modelCost" in state && typeof state.modelCost === "number" ? state.modelCost : 0;
  return { ...state, modelTokens: spent + tokens, ...(paid + cost > 0 ? { modelCost: paid + cost } : {}) };
}
