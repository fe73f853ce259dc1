import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/db/connection/database";
import { conversations, turns } from "@/db/schema/conversations";
import { isName } from "@/db/storable";
import { stillRunning, type TurnRun } from "./complete-turn";
import { type OwnedConversation, owned } from "./conversations";
import { appendEvents } from "./events";

/** `too-late` after the turn ended, `missing` without one. */
export async function stopTurn(db: Database, { messageId, ...key }: OwnedConversation & { messageId: string }) {
  if (!isName(messageId)) return "missing";
  return db.transaction(async (tx) => {
    if (!(await lock(tx, key))) return "missing";
    const named = and(eq(turns.conversationId, key.conversationId), eq(turns.messageId, messageId));
    const [stopped] = await tx
      .update(turns)
      .set({ status: "stopped", completedAt: sql`now()` })
      .where(and(named, eq(turns.status, "received")))
      .returning({ number: turns.number });
    if (!stopped) return (await tx.$count(turns, named)) > 0 ? "too-late" : "missing";
    await appendEvents(tx, { conversationId: key.conversationId, turnNumber: stopped.number }, [
      { name: "turn-stopped", data: {} },
    ]);
    return "stopped";
  });
}

/** The turn may be resent under the same message id. False when the run no longer counts. */
export async function failTurn(db: Database, run: TurnRun, errorCode: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lock(tx, run))) return false;
    const [failed] = await tx
      .update(turns)
      .set({ status: "failed", errorCode, completedAt: sql`now()` })
      .where(stillRunning(run))
      .returning({ number: turns.number });
    if (!failed) return false;
    await appendEvents(tx, { conversationId: run.conversationId, turnNumber: failed.number }, [
      { name: "turn-failed", data: { errorCode } },
    ]);
    return true;
  });
}

/** Waits for other writers. Every turn transaction begins here. */
async function lock(tx: Database, key: OwnedConversation): Promise<boolean> {
  const found = await tx.select({ id: conversations.id }).from(conversations).where(owned(key)).for("update");
  return found.length > 0;
}
