import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { startConversation } from "@/db/testing/start-conversation";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import type { Act } from "@/lib/dialogue/state/act";
import { sharedCorrections } from "./corrections";
import { completeTurn } from "./end-turn";
import { consentsOf, setConsents } from "./guest-data";
import { receiveTurn } from "./receive-turn";

describe.each(testedDatabases)("corrections that a guest agreed to share, %s", (kind) => {
  let database: OpenDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  async function correctedSearch(text: string): Promise<string> {
    const { id: conversationId, guestId } = await startConversation(database.db);
    const other = { id: "must", label: "I need it", chance: 0.3, edits: [] };
    const heard = { id: "level", kind: "level" as const, turn: 0, text: "I'd like it", others: [other] };
    const data = { wishes: [], noPreference: [], canUndo: false, canRedo: false, heard: [heard] };
    const acts: Act[] = [
      { kind: "words", text },
      { kind: "correct", heard: "level", reading: "must" },
    ];
    for (const [index, act] of acts.entries()) {
      const key = { guestId, conversationId };
      const outcome = await receiveTurn(database.db, { ...key, messageId: `message-${index}`, act });
      if (outcome.kind !== "received") throw new Error(`expected a received turn, not "${outcome.kind}"`);
      const run = { ...key, turnId: outcome.turn.id, attempt: outcome.turn.attempt };
      const reply = [{ type: "data-constraints" as const, id: "wishes", data }];
      await completeTurn(database.db, run, { state: {}, reply, replyMessageId: `reply-${index}`, events: [] });
    }
    return guestId;
  }

  async function shared(): Promise<string[]> {
    const texts: string[] = [];
    for await (const { text } of sharedCorrections(database.db)) texts.push(text);
    return texts;
  }

  it("exports them from the moment of consent until it is taken back", async () => {
    const guestId = await correctedSearch("A Honda under 30k");
    await correctedSearch("A wagon, and I never agreed");
    expect((await consentsOf(database.db, guestId)).sharesCorrections).toBe(false);
    expect(await shared()).toEqual([]);
    await setConsents(database.db, guestId, { sharesCorrections: true });
    expect((await consentsOf(database.db, guestId)).sharesCorrections).toBe(true);
    expect(await shared()).toEqual(["A Honda under 30k"]);
    await setConsents(database.db, guestId, { sharesCorrections: false });
    expect(await shared()).toEqual([]);
  });
});
