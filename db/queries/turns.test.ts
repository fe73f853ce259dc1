import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { turns } from "@/db/schema/conversations";
import { listEvents } from "@/db/testing/list-events";
import { startConversation } from "@/db/testing/start-conversation";
import { openTestDatabase, testedDatabases } from "@/db/testing/test-database";
import type { Act } from "@/lib/dialogue/state/act";
import { deleteConversation, listConversations, loadConversation, type OwnedConversation } from "./conversations";
import { beatTurn, completeTurn, failTurn, stopTurn, type TurnRun } from "./end-turn";
import { createGuest } from "./guest-data";
import { type ReceiveOutcome, receiveTurn } from "./receive-turn";
import { listTurns, rewordReply } from "./turns";

const hybrid: Act = { kind: "words", text: "a hybrid, please" };
const result = {
  state: { wishes: ["hybrid"] },
  reply: [{ type: "text" as const, text: "12 hybrids." }],
  replyMessageId: "reply-1",
  events: [
    { name: "read", data: { edits: 1 } },
    { name: "shown", data: { total: 12 } },
  ],
  title: "A hybrid",
};

interface TitleModel {
  title: string;
  turns: number;
}

describe.each(testedDatabases)("turns, %s", (kind) => {
  let database: OpenDatabase;
  let key: OwnedConversation;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  beforeEach(async () => {
    const { id, guestId } = await startConversation(database.db);
    key = { conversationId: id, guestId };
  });
  afterAll(() => database.close());

  const send = (messageId: string, act: Act = hybrid) => receiveTurn(database.db, { ...key, messageId, act });
  const complete = (run: TurnRun) => completeTurn(database.db, run, result);
  const age = (turnId: string) =>
    database.db.update(turns).set({ receivedAt: sql`now() - interval '9 seconds'` }).where(eq(turns.id, turnId));

  function runOf(outcome: ReceiveOutcome): TurnRun {
    if (outcome.kind !== "received") throw new Error(`expected a received turn, not "${outcome.kind}"`);
    return { ...key, turnId: outcome.turn.id, attempt: outcome.turn.attempt };
  }

  it("says how often the catalog had changed when the message came in, at first and again", async () => {
    const version = async (messageId: string) => {
      const outcome = await send(messageId);
      if (outcome.kind !== "received") throw new Error(`expected a received turn, not "${outcome.kind}"`);
      await failTurn(database.db, runOf(outcome), "unexpected");
      return outcome.catalogVersion;
    };
    expect(await version("m1")).toBe(0);
    await database.db.execute(sql`update products set msrp = msrp + 1`);
    expect([await version("m2"), await version("m1")]).toEqual([1, 1]);
  });

  it("answers a repeated message with the stored reply, key order of the act aside", async () => {
    const outcome = await send("m1");
    expect(outcome).toMatchObject({ kind: "received", turn: { number: 0 }, conversation: { state: { wishes: [] } } });
    expect(await complete(runOf(outcome))).toBe("done");
    const repeated = await send("m1", { text: "a hybrid, please", kind: "words" });
    expect(repeated).toMatchObject({ kind: "done", turn: { reply: result.reply, replyMessageId: "reply-1" } });
    expect(await listTurns(database.db, key)).toHaveLength(1);
  });

  it("refuses another act under a used message id", async () => {
    await complete(runOf(await send("m1")));
    expect(await send("m1", { kind: "undo" })).toEqual({ kind: "conflict" });
  });

  it("stores state, reply, events and title together", async () => {
    await complete(runOf(await send("m1")));
    expect(await loadConversation(database.db, key)).toMatchObject({
      state: result.state,
      title: "A hybrid",
      turnCount: 1,
    });
    const events = await listEvents(database.db, key);
    expect(events.map(({ name, data, turnNumber }) => ({ name, data, turnNumber }))).toEqual(
      result.events.map((event) => ({ ...event, turnNumber: 0 })),
    );
    expect(await listConversations(database.db, key.guestId)).toMatchObject([{ title: "A hybrid", turnCount: 1 }]);
  });

  it("keeps the first title there is, whatever is done after", async () => {
    const turn = (title: string, ends: "complete" | "stop" | "fail"): fc.AsyncCommand<TitleModel, unknown> => ({
      check: () => true,
      toString: () => `${ends} "${title}"`,
      run: async (model) => {
        const messageId = `m${model.turns++}`;
        const run = runOf(await send(messageId));
        if (ends === "stop") await stopTurn(database.db, { ...key, messageId });
        if (ends === "fail") await failTurn(database.db, run, "broken");
        const ended = await completeTurn(database.db, run, { ...result, title });
        expect(ended).toBe(ends === "complete" ? "done" : "not-active");
        if (ends === "complete") model.title ||= title;
        expect((await loadConversation(database.db, key))?.title).toBe(model.title);
      },
    });
    const title = fc.constantFrom("", "", "A wagon", "A sedan after all");
    const ends = fc.constantFrom("complete" as const, "complete" as const, "stop" as const, "fail" as const);
    const turns = fc.commands([fc.tuple(title, ends).map((drawn) => turn(...drawn))], { maxCommands: 6, size: "+1" });
    const begin = async () => {
      const { id, guestId } = await startConversation(database.db);
      key = { conversationId: id, guestId };
      return { model: { title: "", turns: 0 }, real: null };
    };
    await fc.assert(
      fc.asyncProperty(turns, (commands) => fc.asyncModelRun(begin, commands)),
      { seed: 5, numRuns: 15 },
    );
  });

  it("lets one of many simultaneous messages in", async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, (_, i) => send(`m${i}`)));
    expect(outcomes.filter(({ kind: outcome }) => outcome === "received")).toHaveLength(1);
    expect(outcomes.filter(({ kind: outcome }) => outcome === "busy")).toHaveLength(7);
    expect(await listTurns(database.db, key)).toHaveLength(1);
  });

  it("lets one of many simultaneous copies of a message in", async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => send("same")));
    expect(outcomes.map(({ kind: outcome }) => outcome).sort()).toEqual([...Array(7).fill("busy"), "received"]);
  });

  it("takes a turn that nobody works on any more for dead", async () => {
    const dead = runOf(await send("m1"));
    await age(dead.turnId);
    expect(await send("m2")).toMatchObject({ kind: "received", turn: { number: 1 } });
    expect(await listTurns(database.db, key)).toMatchObject([{ status: "failed", errorCode: "abandoned" }, {}]);
    expect(await complete(dead)).toBe("not-active");
    expect(await loadConversation(database.db, key)).toMatchObject({ state: { wishes: [] }, turnCount: 0 });
  });

  it("keeps a turn alive for as long as its process says so, and tells it when it was stopped", async () => {
    const run = runOf(await send("m1"));
    await age(run.turnId);
    expect(await beatTurn(database.db, run)).toBe(true);
    expect(await send("m2")).toMatchObject({ kind: "busy", turn: { messageId: "m1" } });
    await stopTurn(database.db, { ...key, messageId: "m1" });
    expect(await beatTurn(database.db, run)).toBe(false);
  });

  it("keeps a run that was given up from writing into the run that replaced it", async () => {
    const first = runOf(await send("m1"));
    await age(first.turnId);
    const second = runOf(await send("m1"));
    expect(second).toMatchObject({ turnId: first.turnId, attempt: 2 });
    expect(await complete(first)).toBe("not-active");
    expect(await failTurn(database.db, first, "late")).toBe(false);
    expect(await complete(second)).toBe("done");
  });

  it("writes nothing after a stop, and stops nothing after the result", async () => {
    const run = runOf(await send("m1"));
    expect(await stopTurn(database.db, { ...key, messageId: "m1" })).toBe("stopped");
    expect(await complete(run)).toBe("not-active");
    expect((await listEvents(database.db, key)).map(({ name }) => name)).toEqual(["turn-stopped"]);
    expect(await complete(runOf(await send("m1")))).toBe("done");
    expect(await stopTurn(database.db, { ...key, messageId: "m1" })).toBe("too-late");
    expect(await stopTurn(database.db, { ...key, messageId: "other" })).toBe("missing");
  });

  it("decides a stop and a result that meet once", async () => {
    for (let round = 0; round < 5; round++) {
      const run = runOf(await send(`m${round}`));
      const [stopped, completed] = await Promise.all([
        stopTurn(database.db, { ...key, messageId: `m${round}` }),
        complete(run),
      ]);
      expect([stopped, completed]).toEqual(stopped === "stopped" ? ["stopped", "not-active"] : ["too-late", "done"]);
    }
  });

  it("runs a failed turn again, behind the turns that came after it", async () => {
    expect(await failTurn(database.db, runOf(await send("m1")), "model-down")).toBe(true);
    await complete(runOf(await send("m2", { kind: "undo" })));
    const again = await send("m1");
    expect(again).toMatchObject({ kind: "received", turn: { number: 2, attempt: 2, errorCode: null } });
    expect(await complete(runOf(again))).toBe("done");
    expect((await listTurns(database.db, key)).map(({ messageId }) => messageId)).toEqual(["m2", "m1"]);
  });

  it("gives documents back as they were, but for what Postgres cannot read", async () => {
    const healed = <Document>(document: Document): Document =>
      JSON.parse(JSON.stringify(document).replaceAll("\\u0000", "\\ufffd").replaceAll("\\ud83d", "\\ufffd"));
    const act: Act = { kind: "words", text: "null \u0000, half \ud83d a pair, 🚗, 'quotes\"" };
    const outcome = await send("m1", act);
    const reply = [{ type: "text" as const, text: `z\u0000${act.text}` }];
    const events = [{ name: "said", data: { text: act.text } }];
    const state = { zebra: 1, a: { b: [act.text] }, "10": 0.1 + 0.2, "9": null };
    await completeTurn(database.db, runOf(outcome), { ...result, reply, state, events, title: act.text });
    const [turn] = await listTurns(database.db, key);
    expect(turn?.act).toEqual(healed(act));
    expect(JSON.stringify(turn?.reply)).toBe(JSON.stringify(healed(reply)));
    expect((await listEvents(database.db, key)).map(({ data }) => data)).toEqual([healed({ text: act.text })]);
    expect(JSON.stringify((await loadConversation(database.db, key))?.state)).toBe(JSON.stringify(healed(state)));
  });

  it("gives a stored reply and its question other words, counts their tokens, and changes nothing else", async () => {
    const run = runOf(await send("m1"));
    const event = { name: "model-ask", data: { task: "wording" } };
    const words = { text: "A dozen hybrids.", question: null, tokens: 40, event };
    expect(await rewordReply(database.db, { ...key, turnId: run.turnId }, words)).toBe(false);
    await complete(run);
    expect(await rewordReply(database.db, { ...key, turnId: run.turnId }, words)).toBe(true);
    expect(await rewordReply(database.db, { ...key, turnId: run.turnId }, words)).toBe(true);
    expect(await listTurns(database.db, key)).toMatchObject([{ reply: [{ type: "text", text: "A dozen hybrids." }] }]);
    expect((await loadConversation(database.db, key))?.state).toMatchObject({ modelTokens: 80 });
    const asked = (await listEvents(database.db, key)).filter(({ name }) => name === "model-ask");
    expect(asked).toMatchObject([{ turnNumber: 0 }, { turnNumber: 0 }]);
  });

  it("shows a conversation to nobody but its guest", async () => {
    const run = runOf(await send("m1"));
    const stranger = { ...key, guestId: await createGuest(database.db) };
    expect(await receiveTurn(database.db, { ...stranger, messageId: "m2", act: hybrid })).toEqual({ kind: "missing" });
    expect(await completeTurn(database.db, { ...run, ...stranger }, result)).toBe("not-active");
    expect(await stopTurn(database.db, { ...stranger, messageId: "m1" })).toBe("missing");
    expect(await failTurn(database.db, { ...run, ...stranger }, "x")).toBe(false);
    expect(await complete(run)).toBe("done");
    const words = { text: "", question: null, tokens: 1, event: { name: "model-ask", data: {} } };
    expect(await rewordReply(database.db, { ...stranger, turnId: run.turnId }, words)).toBe(false);
    expect(await listTurns(database.db, stranger)).toEqual([]);
    expect(await listEvents(database.db, stranger)).toEqual([]);
    expect(await loadConversation(database.db, stranger)).toBeNull();
    expect(await deleteConversation(database.db, stranger)).toBe(false);
  });
});
