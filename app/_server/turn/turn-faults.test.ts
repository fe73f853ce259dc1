import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { nameDatabaseFault } from "@/db/connection/database-errors";
import { createConversation } from "@/db/queries/conversations";
import { createGuest } from "@/db/queries/guest-data";
import { listTurns } from "@/db/queries/turns";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase } from "@/db/testing/test-database";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import type { OpenForTurn } from "./open-conversation";
import { playGuestTurn } from "./play-turn";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase("embedded");
}, 60_000);
afterAll(() => database.close());

async function searchWith(trouble: {
  at: number;
  code: string;
  until?: number;
}): Promise<OpenForTurn & { calm: OpenForTurn }> {
  const { db } = database;
  const guestId = await createGuest(db);
  const catalog = await storeCatalog(db, [makeProduct({ style: "Wagon" }), makeProduct({ position: 1 })]);
  const settings = shopSettings;
  const state = emptyConversation();
  const conversation = await createConversation(db, { guestId, catalogId: catalog.catalog.id, settings, state });
  const calm = { db, guestId, conversation, settings, openCatalog: () => openSlice(catalog) };
  return { ...calm, db: troubled(db, trouble), calm };
}

function troubled(db: Database, { at, code, until = at }: { at: number; code: string; until?: number }): Database {
  let sent = 0;
  return new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== "function" || (name !== "execute" && name !== "transaction")) return member;
      return (...given: unknown[]) => {
        const number = sent++;
        if (number < at || number > until) return member.apply(target, given);
        return Promise.reject(Object.assign(new Error("of Postgres"), { code }));
      };
    },
  });
}

const act = { kind: "words", text: "a wagon under 30k" } as const;

describe.each([
  ["the disk is full", "53100", /no room left/],
  ["no more connections are given out", "53300", /too much to do/],
  ["Postgres is shut down", "57P01", /isn't answering/],
  ["a statement is cut off for time", "57014", /too slow/],
  ["nothing may be written", "25006", /takes no changes/],
])("when %s", (_, code, sentence) => {
  it.each([
    ["as a message comes in", 0],
    ["as its reply is stored", 1],
  ])("%s, the fault is told, nothing is half done, and the same message is answered once later", async (__, at) => {
    const { calm, ...search } = await searchWith({ at, code });
    const messageId = randomUUID();
    const key = { guestId: calm.guestId, conversationId: calm.conversation.id };
    const fault = await playGuestTurn(search, messageId, act).catch((error: unknown) => error);
    expect(nameDatabaseFault(fault)?.userMessage).toMatch(sentence);
    const between = await listTurns(database.db, key);
    expect(between.map(({ status }) => status)).toEqual(at === 0 ? [] : ["failed"]);
    const played = await playGuestTurn(calm, messageId, act);
    expect(played.reply.length).toBeGreaterThan(0);
    const turns = await listTurns(database.db, key);
    expect(turns.map(({ messageId: id, status }) => [id, status])).toEqual([[messageId, "done"]]);
    expect((await playGuestTurn(calm, messageId, act)).messageId).toBe(played.messageId);
  });
});

describe("when the disk is full for longer", () => {
  it("a message whose reply could not be stored is not in the way of itself or the next one", async () => {
    const { calm, ...search } = await searchWith({ at: 1, until: 3, code: "53100" });
    const [first, second] = [randomUUID(), randomUUID()];
    const full = { code: "53100" };
    await expect(playGuestTurn(search, first, act)).rejects.toMatchObject(full);
    const key = { guestId: calm.guestId, conversationId: calm.conversation.id };
    expect((await listTurns(database.db, key)).map(({ status }) => status)).toEqual(["received"]);
    expect((await playGuestTurn(calm, second, act)).reply.length).toBeGreaterThan(0);
    expect((await playGuestTurn(calm, first, act)).reply.length).toBeGreaterThan(0);
    const turns = await listTurns(database.db, key);
    expect(turns.map(({ messageId, status }) => [messageId, status])).toEqual([
      [second, "done"],
      [first, "done"],
    ]);
  });
});

describe("when the clock of a server jumps", () => {
  it.each([
    ["forward by a day", 86_400_000],
    ["back by a day", -86_400_000],
  ])("%s between two messages, both are answered once and in order", async (_, by) => {
    const { calm } = await searchWith({ at: -1, code: "" });
    const messages = [randomUUID(), randomUUID(), randomUUID()];
    await playGuestTurn(calm, messages[0] ?? "", act);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + by });
    try {
      await playGuestTurn(calm, messages[1] ?? "", { kind: "words", text: "2018 or newer" });
    } finally {
      vi.useRealTimers();
    }
    await playGuestTurn(calm, messages[2] ?? "", { kind: "words", text: "at least 20 mpg" });
    const key = { guestId: calm.guestId, conversationId: calm.conversation.id };
    const turns = await listTurns(database.db, key);
    expect(turns.map(({ messageId, status }) => [messageId, status])).toEqual(messages.map((id) => [id, "done"]));
  });
});
