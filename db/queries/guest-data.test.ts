import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { startConversation } from "@/db/testing/start-conversation";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import { createConversation, type OwnedConversation, saveSearch, setShortlist } from "./conversations";
import { completeTurn } from "./end-turn";
import { createGuest, deleteGuest, exportGuest } from "./guest-data";
import { receiveTurn } from "./receive-turn";
import { shareConversation } from "./shares";

describe.each(testedDatabases)("all that is kept of a guest, %s", (kind) => {
  let database: OpenDatabase;
  let guestId: string;
  let searches: OwnedConversation[];
  let other: OwnedConversation;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    searches = [await search()];
    guestId = searches[0]?.guestId ?? "";
    const [first] = searches;
    const { catalogId } = (
      await rows(`select catalog_id as "catalogId" from conversations where id = '${first?.conversationId}'`)
    )[0] as { catalogId: string };
    const second = await createConversation(database.db, { guestId, catalogId, settings: {}, state: { wishes: {} } });
    searches.push({ guestId, conversationId: second.id });
    other = await search();
    for (const key of [...searches, other]) {
      await play(key, "message-one", "a wagon, “really” under $24k\n🚗");
      await play(key, "message-two", "and AWD");
      await saveSearch(database.db, key, true);
      await setShortlist(database.db, key, [0]);
      await shareConversation(database.db, key, crypto.randomUUID());
    }
  });

  async function search(): Promise<OwnedConversation> {
    const conversation = await startConversation(database.db);
    return { guestId: conversation.guestId, conversationId: conversation.id };
  }

  async function play(key: OwnedConversation, messageId: string, text: string): Promise<void> {
    const outcome = await receiveTurn(database.db, { ...key, messageId, act: { kind: "words", text } });
    if (outcome.kind !== "received") throw new Error(`expected a received turn, not "${outcome.kind}"`);
    const run = { ...key, turnId: outcome.turn.id, attempt: outcome.turn.attempt };
    const events = [{ name: "words-read", data: { text } }];
    await completeTurn(database.db, run, {
      ...{ state: { wishes: { said: text } }, reply: [{ type: "text", text }], replyMessageId: messageId, events },
    });
  }

  async function rows(statement: string): Promise<Record<string, unknown>[]> {
    return database.query(statement, []);
  }

  async function rowsThatName(keys: readonly string[]): Promise<Record<string, number>> {
    const tables = await rows(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    expect(tables.length).toBeGreaterThan(15);
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const condition = keys.map((key) => `t::text like '%${key}%'`).join(" or ");
      const [{ count } = { count: 0 }] = await rows(
        `select count(*)::int as count from "${name}" t where ${condition}`,
      );
      if (Number(count) > 0) found[String(name)] = Number(count);
    }
    return found;
  }

  async function taken(guest: string) {
    let text = "";
    for await (const piece of exportGuest(database.db, guest)) text += piece;
    return JSON.parse(text) as {
      guest: Record<string, unknown> | null;
      searches: (Record<string, unknown> & { turns: object[]; events: object[] })[];
    };
  }

  it("can be taken away: every column of every row, of this guest and of nobody else", async () => {
    const { guest, searches: exported } = await taken(guestId);
    expect(guest).toMatchObject({ id: guestId });
    expect(exported.map(({ id }) => id).sort()).toEqual(searches.map(({ conversationId }) => conversationId).sort());
    for (const { turns, events, ...search } of exported) {
      expect(turns).toHaveLength(2);
      expect(events).toHaveLength(2);
      expect(turns[0]).toMatchObject({ act: { kind: "words", text: "a wagon, “really” under $24k\n🚗" } });
      for (const [table, row] of Object.entries({ conversations: search, turns: turns[0], events: events[0] })) {
        const columns = await rows(
          `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = '${table}'`,
        );
        const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
        expect(Object.keys(row ?? {}).sort(), table).toEqual(columns.map(({ name }) => camel(String(name))).sort());
      }
    }
    expect(JSON.stringify(exported)).not.toContain(other.conversationId);
  });

  it("is deleted at once: no table speaks of the guest or the searches any more, and others keep theirs", async () => {
    const keys = [guestId, ...searches.map(({ conversationId }) => conversationId)];
    expect(Object.keys(await rowsThatName(keys)).sort()).toEqual(["conversations", "events", "guests", "turns"]);
    const others = await rowsThatName([other.guestId, other.conversationId]);
    expect(await deleteGuest(database.db, guestId)).toBe(true);
    expect(await rowsThatName(keys)).toEqual({});
    expect(await rowsThatName([other.guestId, other.conversationId])).toEqual(others);
    expect(await deleteGuest(database.db, guestId)).toBe(false);
    expect(await taken(guestId)).toEqual({ guest: null, searches: [] });
  });

  it("is nothing for somebody who is no guest", async () => {
    const nobody = await createGuest(database.db);
    expect((await taken(nobody)).searches).toEqual([]);
    expect((await taken("no key")).guest).toBeNull();
    expect(await deleteGuest(database.db, "no key")).toBe(false);
  });
});
