import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { log } from "@/app/_server/log";
import { readingTasks, type TaskInput } from "@/app/_server/reading/reading-tasks";
import type { OpenDatabase } from "@/db/connection/client";
import { createConversation } from "@/db/queries/conversations";
import { stopTurn } from "@/db/queries/end-turn";
import { createGuest } from "@/db/queries/guest-data";
import { listEvents } from "@/db/testing/list-events";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase } from "@/db/testing/test-database";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { conversationStateSchema, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import type { OpenConversation } from "./open-conversation";

const edits = [
  { action: "state", slot: "style", op: "==", values: ["Wagon"], level: null, quote: "wagon", weightQuote: null },
];
const usage = { input: 600, output: 60 };
const words = "a wagon under 30k";

let server: ScriptedModel;
let database: OpenDatabase;
let play: typeof import("./play-turn")["playGuestTurn"];
let stop: typeof import("./running-turns")["abortTurn"];
let jobsOfNewSearch: typeof import("./words-reader")["jobsOfNewSearch"];

beforeAll(async () => {
  server = await startScriptedModel();
  vi.stubEnv("OPENAI_BASE_URL", server.baseUrl);
  vi.stubEnv("OPENAI_MODEL", "scripted");
  vi.stubEnv("OPENAI_API_KEY", "sk-very-secret");
  database = await openTestDatabase("embedded");
  play = (await import("./play-turn")).playGuestTurn;
  stop = (await import("./running-turns")).abortTurn;
  jobsOfNewSearch = (await import("./words-reader")).jobsOfNewSearch;
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await database.close();
});

async function open(reader = jobsOfNewSearch().reader): Promise<OpenConversation> {
  const { db } = database;
  const guestId = await createGuest(db);
  const catalog = await storeCatalog(db, [makeProduct({ style: "Wagon" }), makeProduct({ position: 1 })]);
  const settings = { ...shopSettings, reader };
  const conversation = await createConversation(db, {
    guestId,
    catalogId: catalog.catalog.id,
    settings,
    state: emptyConversation(),
  });
  return {
    db,
    guestId,
    conversation,
    state: conversationStateSchema.parse(conversation.state),
    settings,
    catalog: openSlice(catalog),
    openCatalog: () => openSlice(catalog),
  };
}

async function readings({ db, guestId, conversation }: OpenConversation) {
  const events = await listEvents(db, { guestId, conversationId: conversation.id });
  return events.filter((event) => event.name === "words-read").map((event) => event.data);
}

describe("a turn through the door with a model configured", () => {
  it("is read by the model, which is recorded with its tokens", async () => {
    server.script({ kind: "answer", text: JSON.stringify({ edits, doubts: [], intents: [] }), usage });
    const conversation = await open();
    expect(conversation.settings.reader).toBe("model");
    await play(conversation, randomUUID(), { kind: "words", text: words });
    expect(await readings(conversation)).toMatchObject([
      { readBy: "model", model: { outcome: "used", inputTokens: 600, outputTokens: 60 } },
    ]);
  });

  it("is answered when the model fails, and the log holds the kind of failure but neither words nor key", async () => {
    const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    server.script({ kind: "status", status: 500, message: words });
    const conversation = await open();
    const { reply } = await play(conversation, randomUUID(), { kind: "words", text: words });
    expect(reply.some((part) => part.type === "data-notice" && part.data.kind === "fallback")).toBe(true);
    expect(await readings(conversation)).toMatchObject([{ readBy: "fell-back", model: { outcome: "server-error" } }]);
    const logged = JSON.stringify(warned.mock.calls);
    expect(logged).toContain("server-error");
    expect(logged).not.toContain(words);
    expect(logged + JSON.stringify(await readings(conversation))).not.toContain("sk-very-secret");
    warned.mockRestore();
  });

  it("asks no model in a search that was begun without one", async () => {
    const before = server.requests.length;
    const conversation = await open("embedded");
    await play(conversation, randomUUID(), { kind: "words", text: words });
    expect(server.requests).toHaveLength(before);
    expect(await readings(conversation)).toMatchObject([{ readBy: "embedded" }]);
  });

  it("refuses a message that takes too long to read, and goes on with the next", async () => {
    const shared = globalThis as { leewayReadingRoom?: unknown };
    shared.leewayReadingRoom = { run: async () => ({ kind: "too-long" }) };
    const conversation = await open("embedded");
    const long = { kind: "words" as const, text: `${words}. `.repeat(40) };
    await expect(play(conversation, randomUUID(), long)).rejects.toMatchObject({
      status: 422,
      code: "too-long-to-read",
    });
    await play(conversation, randomUUID(), { kind: "words", text: words });
    shared.leewayReadingRoom = {
      run: async (task: "listen", input: TaskInput<"listen">, vocabulary: Vocabulary) => ({
        kind: "read",
        output: await readingTasks[task](input, vocabulary),
      }),
    };
    const { reply } = await play(conversation, randomUUID(), long);
    Reflect.deleteProperty(shared, "leewayReadingRoom");
    expect(reply.length).toBeGreaterThan(0);
    expect(await readings(conversation)).toHaveLength(2);
  });

  it("lets the model go at once when it is stopped, and writes nothing", async () => {
    server.script({ kind: "silence" });
    const conversation = await open();
    const messageId = randomUUID();
    const before = server.requests.length;
    const played = play(conversation, messageId, { kind: "words", text: words }).catch((error: unknown) => error);
    await expect.poll(() => server.requests.length).toBe(before + 1);
    const key = { guestId: conversation.guestId, conversationId: conversation.conversation.id };
    expect(await stopTurn(conversation.db, { ...key, messageId })).toBe("stopped");
    stop(key.conversationId, messageId);
    expect(await played).toMatchObject({ code: "stopped" });
    expect(await readings(conversation)).toEqual([]);
  });
});
