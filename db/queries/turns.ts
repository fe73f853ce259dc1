import { and, asc, eq } from "drizzle-orm";
import type { Database } from "@/db/database";
import { conversations } from "@/db/schema/conversations";
import { turns } from "@/db/schema/turns";
import { type OwnedConversation, owned } from "./conversations";
import type { Turn } from "./receive-turn";

/** All turns of the guest's conversation, oldest first, whatever became of them. */
export async function listTurns(db: Database, key: OwnedConversation): Promise<Turn[]> {
  const where = owned(key);
  if (!where) return [];
  const rows = await db
    .select({ turn: turns })
    .from(turns)
    .innerJoin(conversations, eq(conversations.id, turns.conversationId))
    .where(where)
    .orderBy(asc(turns.number));
  return rows.map(({ turn }) => turn);
}

/** Replaces one text part of a stored reply by other words for the same facts. False when there is no such part. */
export async function replaceReplyText(
  db: Database,
  key: OwnedConversation & { turnId: string },
  part: { index: number; text: string },
): Promise<boolean> {
  const where = owned(key);
  if (!where) return false;
  return db.transaction(async (tx) => {
    const done = and(where, eq(turns.id, key.turnId), eq(turns.status, "done"));
    const [row] = await tx
      .select({ reply: turns.reply })
      .from(turns)
      .innerJoin(conversations, eq(conversations.id, turns.conversationId))
      .where(done)
      .for("update", { of: turns });
    if (row?.reply?.[part.index]?.type !== "text") return false;
    const reply = row.reply.with(part.index, { type: "text", text: part.text });
    await tx.update(turns).set({ reply }).where(eq(turns.id, key.turnId));
    return true;
  });
}
