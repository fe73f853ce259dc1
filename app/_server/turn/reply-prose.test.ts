import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { log } from "@/app/_server/log";
import type { OpenDatabase } from "@/db/connection/client";
import { createConversation } from "@/db/queries/conversations";
import { createGuest } from "@/db/queries/guest-data";
import { listTurns } from "@/db/queries/turns";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase } from "@/db/testing/test-database";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import type { ScriptedReply } from "@/e2e/scripted-model/scripted-reply";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { conversationStateSchema, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import type { OpenConversation } from "./open-conversation";

const said = { kind: "words" as const, text: "a wagon" };
const products = Array.from({ length: 40 }, (_, position) =>
  makeProduct({
    position,
    model: `M${position}`,
    style: position % 2 ? "Wagon" : "Sedan",
    year: 1980 + position,
    msrp: 20_000 + position * 900,
  }),
);

let server: ScriptedModel;
let database: OpenDatabase;
let playTurn: typeof import("./play-turn")["playGuestTurn"];
let replyProse: typeof import("./reply-prose")["replyProse"];
let streamReply: typeof import("./stream-reply")["streamReply"];

beforeAll(async () => {
  server = await startScriptedModel();
  vi.stubEnv("OPENAI_BASE_URL", server.baseUrl);
  vi.stubEnv("OPENAI_MODEL", "scripted");
  database = await openTestDatabase("embedded");
  playTurn = (await import("./play-turn")).playGuestTurn;
  replyProse = (await import("./reply-prose")).replyProse;
  streamReply = (await import("./stream-reply")).streamReply;
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await database.close();
});

async function open(writer: "code" | "model"): Promise<OpenConversation> {
  const { db } = database;
  const guestId = await createGuest(db);
  const catalog = await storeCatalog(db, products);
  const settings = { ...shopSettings, writer };
  const made = await createConversation(db, {
    guestId,
    catalogId: catalog.catalog.id,
    settings,
    state: emptyConversation(),
  });
  return {
    db,
    guestId,
    conversation: made,
    state: conversationStateSchema.parse(made.state),
    settings,
    catalog: openSlice(catalog),
    openCatalog: () => openSlice(catalog),
  };
}

async function send(conversation: OpenConversation, ...replies: readonly ScriptedReply[]) {
  return sendStoppable(conversation, undefined, ...replies);
}

async function sendStoppable(
  conversation: OpenConversation,
  signal: AbortSignal | undefined,
  ...replies: readonly ScriptedReply[]
) {
  server.script(...replies);
  const played = await playTurn(conversation, randomUUID(), said);
  const prose = await replyProse(conversation, said, played, signal);
  const response = streamReply(played.reply, { id: played.messageId, turn: played.turn }, prose);
  const streamed = (await response.text())
    .split("\n\n")
    .flatMap((line) => (line.startsWith("data: {") ? [JSON.parse(line.slice(6))] : []));
  const key = { guestId: conversation.guestId, conversationId: conversation.conversation.id };
  const stored = (await listTurns(database.db, key)).at(-1)?.reply ?? [];
  const text = (parts: typeof stored) => parts.flatMap((part) => (part.type === "text" ? [part.text] : []))[0] ?? "";
  const words = streamed.filter(({ type }) => type === "data-prose").map(({ data }) => data.text as string);
  const noted = streamed.filter(({ type }) => type === "data-status").map(({ data }) => data.text as string);
  return { words, noted, streamed, stored: text(stored), parts: stored, template: text(played.reply) };
}

describe("words of a language model for a reply", () => {
  it("are streamed sentence by sentence from the facts, and stored", async () => {
    const text = "A wagon it is. There are 20 cars like that.\nQ: What could it cost, and is there room above that?";
    const { words, stored, parts, streamed } = await send(await open("model"), { kind: "answer", text });
    expect(words[0]).toBe("");
    expect(words.at(-1)).toBe("A wagon it is. There are 20 cars like that.");
    expect(stored).toBe(words.at(-1));
    const asked = "What could it cost, and is there room above that?";
    expect(parts.find((part) => part.type === "data-question")).toMatchObject({ data: { text: asked } });
    expect(streamed.filter(({ type }) => type === "data-question").at(-1)).toMatchObject({ data: { text: asked } });
    const sent = server.requests.at(-1);
    expect(sent).toMatchObject({ stream: true, tools: 9 });
    expect(sent?.body).not.toMatch(/optimal|weighting|adaptive|guestId/);
  });

  it.each([
    ["a number of its own", { kind: "answer", text: "There are 8137 cars like that. Do look at them." }],
    ["a number in words", { kind: "answer", text: "A wagon it is. Three hundred would do." }],
    ["a refusal", { kind: "refusal", text: "I will not." }],
    ["a cut connection", { kind: "cut", text: "A wagon it is. There are 20 cars." }],
    ["a server error", { kind: "status", status: 500 }],
    ["too long an answer", { kind: "too-long", text: "A wagon it is." }],
  ] satisfies [string, ScriptedReply][])("give way to code's own after %s", async (_, reply) => {
    const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const { words, stored, template } = await send(await open("model"), reply);
    expect(words.at(-1)?.endsWith(template)).toBe(true);
    expect(stored).toBe(words.at(-1));
    expect(words.every((shown, index) => (words[index + 1] ?? shown).startsWith(shown))).toBe(true);
    expect(words.join(" ")).not.toMatch(/8137/);
    expect(JSON.stringify(warned.mock.calls)).not.toContain("wagon");
    warned.mockRestore();
  });

  it("come after what was looked up, which a quiet line names and the words may tell", async () => {
    const look: ScriptedReply = { kind: "tool", name: "count", input: { wishes: [] } };
    const under: ScriptedReply = {
      kind: "tool",
      name: "whatIf",
      input: { wishes: [{ slot: "msrp", op: "<=", values: [30_000] }] },
    };
    const text = "A wagon it is. There are 40 cars in all. With up to $30,000 as well, 6 cars would match.";
    const before = server.requests.length;
    const { words, noted, parts, streamed } = await send(await open("model"), look, under, { kind: "answer", text });
    expect(server.requests.slice(before)).toHaveLength(3);
    expect(noted).toEqual(["Looked at 40 cars", "Looked at 6 cars", ""]);
    expect(words.at(-1)).toBe(text);
    expect(parts.some(({ type }) => type === "data-status")).toBe(false);
    const kinds = streamed.map(({ type }) => type);
    expect(kinds.indexOf("data-results")).toBeLessThan(kinds.indexOf("data-status"));
    expect(JSON.parse(server.requests.at(-1)?.messages.at(-1)?.text ?? "").looked).toHaveLength(2);
  });

  it("come after at most six look-ups, and not after one that is none", async () => {
    const look: ScriptedReply = { kind: "tool", name: "count", input: { wishes: [] } };
    const before = server.requests.length;
    const { stored, template } = await send(await open("model"), ...Array.from({ length: 9 }, () => look));
    expect(server.requests.slice(before)).toHaveLength(7);
    expect(server.requests.at(-1)?.tools).toBe(0);
    expect(stored).toBe(template);
    const wrong = await send(await open("model"), { kind: "tool", name: "buy", input: { product: "M1" } });
    expect(wrong.stored).toBe(wrong.template);
  });

  it("stay as far as they were shown when they are stopped, with code's own after them", async () => {
    const stop = new AbortController();
    stop.abort();
    const { stored, template } = await sendStoppable(await open("model"), stop.signal, { kind: "silence" });
    expect(stored).toBe(template);
  });

  it("are not asked for in a search that code words, nor for a tap", async () => {
    const before = server.requests.length;
    const conversation = await open("code");
    const { words, stored, template } = await send(conversation, { kind: "answer", text: "Never." });
    expect([words, stored]).toEqual([[], template]);
    const tapped = await open("model");
    const act = { kind: "skip" as const };
    const played = await playTurn(tapped, randomUUID(), act);
    expect(await replyProse(tapped, act, played)).toBeNull();
    expect(server.requests).toHaveLength(before);
  });
});

describe("a server without tool calls", () => {
  it("looks things up in plain text, from the next request on", async () => {
    const look = JSON.stringify({ tool: "count", input: { wishes: [] } });
    const before = server.requests.length;
    const { noted, words } = await send(
      await open("model"),
      { kind: "status", status: 400 },
      { kind: "answer", text: look },
      { kind: "answer", text: "A wagon it is." },
    );
    expect(server.requests.slice(before).map(({ tools }) => tools)).toEqual([9, 0, 0]);
    expect(server.requests.at(-1)?.messages[0]?.text).toContain("- whatIf:");
    expect([noted[0], words.at(-1)]).toEqual(["Looked at 40 cars", "A wagon it is."]);
  });
});
