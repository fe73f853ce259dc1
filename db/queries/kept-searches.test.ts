import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { startConversation } from "@/db/testing/start-conversation";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import {
  deleteConversation,
  latestShortlist,
  listConversations,
  listSavedOutside,
  loadConversation,
  longestShortlist,
  type OwnedConversation,
  putNewsAway,
  saveSearch,
  setShortlist,
} from "./conversations";
import { completeTurn } from "./end-turn";
import { createGuest } from "./guest-data";
import { receiveTurn } from "./receive-turn";
import { findShared, shareConversation, unshareConversation } from "./shares";

describe.each(testedDatabases)("kept searches, %s", (kind) => {
  let database: OpenDatabase;
  let key: OwnedConversation;
  let stranger: OwnedConversation;
  let catalogId: string;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    const conversation = await startConversation(database.db);
    key = { conversationId: conversation.id, guestId: conversation.guestId };
    stranger = { ...key, guestId: await createGuest(database.db) };
    catalogId = conversation.catalogId;
  });
  afterAll(() => database.close());

  async function play(messageId: string): Promise<void> {
    const outcome = await receiveTurn(database.db, { ...key, messageId, act: { kind: "words", text: messageId } });
    if (outcome.kind !== "received") throw new Error(`expected a received turn, not "${outcome.kind}"`);
    const run = { ...key, turnId: outcome.turn.id, attempt: outcome.turn.attempt };
    await completeTurn(database.db, run, { state: { wishes: {} }, reply: [], replyMessageId: messageId, events: [] });
  }

  it("keeps a shortlist in its order, without doubles and not without end, for its owner alone", async () => {
    expect(await setShortlist(database.db, key, [7, 3, 7])).toBe(true);
    expect(await loadConversation(database.db, key)).toMatchObject({ shortlist: [7, 3] });
    expect(await setShortlist(database.db, stranger, [1])).toBe(false);
    await setShortlist(
      database.db,
      key,
      Array.from({ length: 100 }, (_, position) => position),
    );
    expect((await loadConversation(database.db, key))?.shortlist).toHaveLength(longestShortlist);
  });

  it("finds the guest's latest shortlist of two or more", async () => {
    await setShortlist(database.db, key, [7]);
    expect(await latestShortlist(database.db, key.guestId)).toBeNull();
    await setShortlist(database.db, key, [7, 3]);
    expect(await latestShortlist(database.db, key.guestId)).toEqual({ id: key.conversationId, shortlist: [7, 3] });
    expect(await latestShortlist(database.db, stranger.guestId)).toBeNull();
  });

  it("shares what was said until then under one address, and ends it", async () => {
    await play("message-1");
    const token = await shareConversation(database.db, key, "t".repeat(22));
    await play("message-2");
    const shown = async () => (await findShared(database.db, token ?? ""))?.turns.map((turn) => turn.messageId);
    expect(await shown()).toEqual(["message-1"]);
    expect(await shareConversation(database.db, key, "u".repeat(22))).toBe(token);
    expect(await shown()).toEqual(["message-1", "message-2"]);
    expect(await shareConversation(database.db, stranger, "v".repeat(22))).toBeNull();
    expect(await unshareConversation(database.db, stranger)).toBe(false);
    expect(await unshareConversation(database.db, key)).toBe(true);
    expect(await findShared(database.db, token ?? "")).toBeNull();
    expect(await unshareConversation(database.db, key)).toBe(false);
  });

  it("finds no search under a token that was not given out, and none once the search is deleted", async () => {
    await play("message-1");
    const token = (await shareConversation(database.db, key, "w".repeat(22))) ?? "";
    for (const wrong of ["", "x", "' or true --", "\u0000".repeat(22), "x".repeat(22)]) {
      expect(await findShared(database.db, wrong)).toBeNull();
    }
    await deleteConversation(database.db, key);
    expect(await findShared(database.db, token)).toBeNull();
  });

  it("lists saved searches once another catalog is there, until its news is put away", async () => {
    const newer = (await storeCatalog(database.db, [makeProduct()])).catalog.id;
    await play("message-1");
    const outside = async (id: string) =>
      (await listSavedOutside(database.db, key.guestId, id)).map((search) => search.id);
    expect(await outside(newer)).toEqual([]);
    expect(await saveSearch(database.db, stranger, true)).toBe(false);
    expect(await saveSearch(database.db, key, true)).toBe(true);
    expect(await outside(catalogId)).toEqual([]);
    expect(await outside(newer)).toEqual([key.conversationId]);
    expect((await listConversations(database.db, key.guestId))[0]?.savedAt).toBeInstanceOf(Date);
    await putNewsAway(database.db, key, newer);
    expect(await outside(newer)).toEqual([]);
    await saveSearch(database.db, key, false);
    expect((await listConversations(database.db, key.guestId))[0]?.savedAt).toBeNull();
  });
});
