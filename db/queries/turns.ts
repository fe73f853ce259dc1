import { and, asc, eq } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations, events, turns } from "@/db/schema/conversations";
import { type OwnedConversation, owned } from "./conversations";

export type Turn = typeof turns.$inferSelect;

export async function listTurns(db: Database, key: OwnedConversation): Promise<Turn[]> {
  const rows = await db
    .select({ turn: turns })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(owned(key))
    .orderBy(asc(turns.number));
  return rows.map(({ turn }) => turn);
}

type Rewording = { text: string; question: string | null; tokens: number; cost?: number };

/** Counts the tokens, unless a running turn overwrites the count. False without words. */
export async function rewordReply(
  db: Database,
  key: OwnedConversation & { turnId: string },
  { text, question, tokens, cost = 0 }: Rewording,
): Promise<boolean> {
  const where = owned(key);
  return db.transaction(async (tx) => {
    // Locks the conversation's row first, as everywhere.
    const [held] = await tx.select({ state: conversations.state }).from(conversations).where(where).for("update");
    const [row] = await tx
      .select({ reply: turns.reply })
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

/** `name` is stable. `data` is a JSON object. */
export type NewEvent = { name: string; data: object };

/** Call inside the transaction that makes the events true. */
export async function appendEvents(
  db: Database,
  place: { conversationId: string; turnNumber: number | null },
  added: readonly NewEvent[],
): Promise<void> {
  if (added.length === 0) return;
  await db.insert(events).values(added.map(({ name, data }) => ({ ...place, name, data })));
}

/** `null` for somebody else's search, and for replies older than certificates. */
export async function certificateOf(db: Database, key: OwnedConversation, replyMessageId: string) {
  const [found] = await db
    .select({ data: events.data })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .innerJoin(events, and(eq(events.conversationId, turns.conversationId), eq(events.turnNumber, turns.number)))
    .where(and(owned(key), eq(turns.replyMessageId, replyMessageId), eq(events.name, "reply-certify")));
  return found?.data ?? null;
}
