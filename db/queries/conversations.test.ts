import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { readRows } from "@/db/connection/database";
import { conversations, events, guests, turns } from "@/db/schema/conversations";
import { listEvents } from "@/db/testing/list-events";
import { startConversation } from "@/db/testing/start-conversation";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import { appendEvents, deleteConversation, listConversations, loadConversation } from "./conversations";
import { touchGuest } from "./guest-data";
import { receiveTurn } from "./receive-turn";

describe.each(testedDatabases)("conversations, %s", (kind) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function start() {
    const conversation = await startConversation(database.db);
    const key = { conversationId: conversation.id, guestId: conversation.guestId };
    await receiveTurn(database.db, { ...key, messageId: "m", act: { kind: "undo" } });
    await appendEvents(database.db, { conversationId: conversation.id, turnNumber: 0 }, [{ name: "read", data: {} }]);
    return { conversation, key };
  }

  it("loads what was created, for its guest", async () => {
    const { conversation, key } = await start();
    expect(await loadConversation(database.db, key)).toEqual(conversation);
    expect(conversation.createdAt).toBeInstanceOf(Date);
  });

  it("finds nothing under keys that cannot name a row", async () => {
    const { key } = await start();
    for (const wrong of ["", "1", "' or true --", "\u0000", `${key.conversationId}x`]) {
      expect(await loadConversation(database.db, { ...key, conversationId: wrong })).toBeNull();
      expect(await loadConversation(database.db, { ...key, guestId: wrong })).toBeNull();
      expect(await listConversations(database.db, wrong)).toEqual([]);
      expect(await touchGuest(database.db, wrong)).toBe(false);
    }
  });

  it("lists only conversations in which something was said", async () => {
    const { key } = await start();
    expect(await listConversations(database.db, key.guestId)).toEqual([]);
  });

  it("lists searches that were stored with what no statement can read, and heals them with the next turn", async () => {
    const { key } = await start();
    const state = { wishes: { constraints: [{ id: "half \ud83d", value: "null \u0000 and \\u0000" }] }, total: 7 };
    const poisoned = sql`update conversations set turn_count = 1, state = ${JSON.stringify(state)}::json
      where id = ${key.conversationId}`;
    await database.db.execute(poisoned);
    const [listed] = await listConversations(database.db, key.guestId);
    expect(listed).toMatchObject({ id: key.conversationId, total: 7 });
    expect(JSON.stringify(listed?.constraints)).toContain("half \ufffd");
    await database.db.update(conversations).set({ state }).where(eq(conversations.id, key.conversationId));
    const read = sql`select state -> 'wishes' -> 'constraints' -> 0 ->> 'value' as value from conversations
      where id = ${key.conversationId}`;
    expect(await readRows(database.db, read)).toEqual([{ value: "null \ufffd and \\u0000" }]);
  });

  it("refuses to alter or delete an event", async () => {
    const { conversation, key } = await start();
    const own = eq(events.conversationId, conversation.id);
    const refused = async (attempt: PromiseLike<unknown>) => {
      const fault: unknown = await Promise.resolve(attempt).then(
        () => "allowed",
        (error: unknown) => error,
      );
      expect(fault).toMatchObject({ cause: { message: expect.stringContaining("append-only") } });
    };
    await refused(database.db.update(events).set({ name: "other" }).where(own));
    await refused(database.db.delete(events).where(own));
    expect(await listEvents(database.db, key)).toMatchObject([{ name: "read" }]);
  });

  it("deletes turns and events with their conversation", async () => {
    const { conversation, key } = await start();
    expect(await deleteConversation(database.db, key)).toBe(true);
    expect(await deleteConversation(database.db, key)).toBe(false);
    expect(await database.db.$count(turns, eq(turns.conversationId, conversation.id))).toBe(0);
    expect(await database.db.$count(events, eq(events.conversationId, conversation.id))).toBe(0);
  });

  it("deletes everything of a guest with the guest", async () => {
    const { conversation } = await start();
    await database.db.delete(guests).where(eq(guests.id, conversation.guestId));
    expect(await database.db.$count(conversations, eq(conversations.guestId, conversation.guestId))).toBe(0);
    expect(await database.db.$count(events, eq(events.conversationId, conversation.id))).toBe(0);
  });

  it("notes when a guest was last here", async () => {
    const { conversation } = await start();
    const where = eq(guests.id, conversation.guestId);
    await database.db.update(guests).set({ lastSeenAt: sql`now() - interval '1 day'` }).where(where);
    expect(await touchGuest(database.db, conversation.guestId)).toBe(true);
    const [guest] = await database.db
      .select({ fresh: sql<boolean>`${guests.lastSeenAt} > now() - interval '1 hour'` })
      .from(guests)
      .where(where);
    expect(guest?.fresh).toBe(true);
  });
});
