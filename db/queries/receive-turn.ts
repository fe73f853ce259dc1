import { and, eq, or, sql } from "drizzle-orm";
import { type Database, prepared, readRows } from "@/db/connection/database";
import { catalogs, conversations, turns } from "@/db/schema/conversations";
import { isKey, storableJson } from "@/db/storable";
import type { Act } from "@/lib/dialogue/state/act";
import { digestOf } from "@/lib/digest";
import { type Conversation, type OwnedConversation, owned } from "./conversations";
import { endRunning, isMessage, stillRunning, type TurnRun } from "./end-turn";
import { sole } from "./rows";

export type Turn = typeof turns.$inferSelect;

export type ReceiveOutcome =
  /** This caller runs it. `conversation` has its last state and catalog version. */
  | { kind: "received"; turn: RunningTurn; conversation: Pick<Conversation, "state">; catalogVersion: number }
  /** `turn.reply` answers the same message. */
  | { kind: "done"; turn: Turn }
  /** The message id belongs to another act. */
  | { kind: "conflict" }
  /** `turn` is running, possibly this very one. */
  | { kind: "busy"; turn: Turn }
  | { kind: "missing" };

export type RunningTurn = Pick<Turn, "id" | "number" | "attempt" | "messageId">;

/** A turn whose process stays silent (`beatTurn`) this long counts as dead. */
const aliveSeconds = 8;

/** Commits a shopper's act before any work, once per message id. @param givenUp a run the caller knows to be dead. */
export async function receiveTurn(
  db: Database,
  message: OwnedConversation & { messageId: string; act: Act },
  givenUp?: TurnRun,
): Promise<ReceiveOutcome> {
  if (!isKey(message.guestId) || !isKey(message.conversationId)) return { kind: "missing" };
  const begun = await beginAtOnce(db, message);
  if (begun) return begun;
  return db.transaction(async (tx): Promise<ReceiveOutcome> => {
    // The row lock serializes a conversation's messages.
    const [conversation] = await tx.select().from(conversations).where(owned(message)).for("update");
    if (!conversation) return { kind: "missing" };
    // Detects another act under the same id.
    const actHash = digestOf(message.act);
    const [known] = await tx.select().from(turns).where(isMessage(message));
    if (known && known.actHash !== actHash) return { kind: "conflict" };
    if (known?.status === "done") return { kind: "done", turn: known };
    const active = await failAbandoned(tx, message.conversationId, givenUp);
    if (active) return { kind: "busy", turn: active };
    const { conversationId, messageId, act } = message;
    const after = sql<number>`coalesce(max(${turns.number}), -1) + 1`;
    const next = sole(await tx.select({ after }).from(turns).where(eq(turns.conversationId, conversationId))).after;
    const added = { conversationId, messageId, act, actHash, number: next };
    const turn = known ? await runAgain(tx, known, next) : sole(await tx.insert(turns).values(added).returning());
    const { id: ofCatalog, version } = catalogs;
    const [catalog] = await tx.select({ version }).from(catalogs).where(eq(ofCatalog, conversation.catalogId));
    return { kind: "received", turn, conversation, catalogVersion: catalog?.version ?? 0 };
  });
}

/** The common case: a new message, nothing running. Otherwise `null`. */
async function beginAtOnce(
  db: Database,
  { guestId, conversationId, messageId, act }: OwnedConversation & { messageId: string; act: Act },
): Promise<ReceiveOutcome | null> {
  // Safe to commit asynchronously: the client isn't acknowledged until completeTurn flushes both (docs/scaling.md).
  // Literal table names: building the statement costs more than sending it.
  const [begun] = await readRows<{ state: object; id: string; number: number; attempt: number; version: number }>(
    db,
    sql`${prepared}
    with held as (
      select id, state, catalog_id from conversations where id = ${conversationId} and guest_id = ${guestId} for update),
    begun as (
      insert into turns (conversation_id, number, message_id, act, act_hash)
      select held.id, (select coalesce(max(number), -1) + 1 from turns where conversation_id = held.id),
        ${messageId}, ${storableJson(act)}::json, ${digestOf(act)}
      from held where not exists (
        select 1 from turns where conversation_id = held.id and (message_id = ${messageId} or status = 'received'))
      on conflict do nothing returning id, number, attempt)
    select held.state, begun.id, begun.number, begun.attempt, set_config('synchronous_commit', 'off', true) as commit,
      (select version from catalogs where id = held.catalog_id) as version
    from held, begun`,
  );
  if (!begun) return null;
  const { state, id, number, attempt, version } = begun;
  const turn = { id, number, attempt, messageId };
  return { kind: "received", turn, conversation: { state }, catalogVersion: version };
}

async function failAbandoned(tx: Database, conversationId: string, givenUp?: TurnRun): Promise<Turn | undefined> {
  const silent = sql`${turns.receivedAt} < now() - make_interval(secs => ${aliveSeconds})`;
  const abandoned = givenUp ? or(silent, stillRunning(givenUp)) : silent;
  await endRunning(tx, { conversationId }, abandoned, "failed", "abandoned");
  const received = and(eq(turns.conversationId, conversationId), eq(turns.status, "received"));
  const [active] = await tx.select().from(turns).where(received);
  return active;
}

/** A rerun turn moves behind later ones. */
async function runAgain(tx: Database, known: Turn, next: number): Promise<Turn> {
  const number = next === known.number + 1 ? known.number : next;
  const begun = { number, status: "received", attempt: known.attempt + 1, receivedAt: sql`now()` } as const;
  const again = tx.update(turns).set({ ...begun, completedAt: null, errorCode: null });
  return sole(await again.where(eq(turns.id, known.id)).returning());
}
