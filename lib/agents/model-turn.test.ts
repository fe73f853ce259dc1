import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import type { ScriptedReply } from "@/e2e/scripted-model/scripted-reply";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { runTurn, type TurnOutcome } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { createModelPort } from "@/lib/model/call-model";
import { resolveModel } from "@/lib/model/resolve-model";
import { createEmbeddedReader, createHearingReader } from "@/lib/reading/hearing-reader";
import type { PreferenceReader } from "@/lib/reading/preference-reader";
import { createFallbackReader, type ModelReaderOptions } from "./reading/model-reader";

const catalog = createColumnReader([
  makeProduct({ position: 0, make: "Honda", model: "Civic", style: "Sedan", msrp: 21_000 }),
  makeProduct({ position: 1, make: "Toyota", model: "Prius", style: "4dr Hatchback", msrp: 26_000 }),
  makeProduct({ position: 2, make: "Honda", model: "Odyssey", style: "Passenger Minivan", msrp: 33_000 }),
]);
const words = "A Honda, a sedan would be nice, under 25k";

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.close());

type Conversation = Partial<ModelReaderOptions> & { seconds?: number };

function conversation({ seconds = 5, tokenCap = 100_000, ...money }: Conversation = {}) {
  const resolved = resolveModel({ OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: "scripted", OPENAI_TIMEOUT: seconds });
  if (!resolved) throw new Error("nothing was resolved");
  const reader = createHearingReader(createFallbackReader(createModelPort(resolved), { tokenCap, ...money }));
  let state = emptyConversation();
  const play = async (act: Act, preferences: PreferenceReader = reader, signal?: AbortSignal) => {
    const settings = { ...shopSettings, reader: "model" as const };
    const vocabulary = await catalog.vocabulary();
    const outcome = await runTurn({
      state,
      act,
      settings,
      catalog: openSlice(catalog),
      preferences,
      vocabulary,
      ...(signal ? { signal } : {}),
    });
    state = outcome.state;
    return outcome;
  };
  return {
    play,
    say: (text: string, ...replies: ScriptedReply[]) => {
      server.script(...replies);
      return play({ kind: "words", text });
    },
  };
}

const notices = ({ parts }: TurnOutcome) => parts.flatMap((part) => (part.type === "data-notice" ? [part.data] : []));
const readEvent = ({ events }: TurnOutcome) => events.find((event) => event.name === "words-read")?.data;
const wishes = ({ state }: TurnOutcome) => state.wishes.constraints;

async function embeddedWishes() {
  return wishes(await conversation().play({ kind: "words", text: words }, createEmbeddedReader()));
}

function says(edits: readonly object[]): ScriptedReply {
  const filled = edits.map((edit) => ({
    action: "state",
    op: "==",
    values: [],
    level: null,
    weightQuote: null,
    ...edit,
  }));
  return {
    kind: "answer",
    text: JSON.stringify({ edits: filled, doubts: [], intents: [] }),
    usage: { input: 700, output: 50 },
  };
}

const all = [
  { slot: "make", values: ["Honda"], quote: "Honda" },
  { slot: "style", values: ["Sedan"], quote: "a sedan" },
  { slot: "msrp", op: "<=", values: [25_000], quote: "under 25k" },
];

describe("a turn with a language model", () => {
  it("is read by the model, without a notice, and its tokens are kept", async () => {
    const outcome = await conversation().say(words, says(all));
    expect(readEvent(outcome)).toMatchObject({
      readBy: "model",
      model: { model: "scripted", outcome: "used", calls: 1, inputTokens: 700 },
    });
    expect(notices(outcome)).toEqual([]);
    expect(outcome.state.modelTokens).toBe(750);
    expect(wishes(outcome)).toEqual(await embeddedWishes());
  });

  it.each<[string, ScriptedReply[], string, RegExp]>([
    ["timeout", [{ kind: "silence" }], "timeout", /took too long/],
    ["refused", [{ kind: "refusal", text: "No." }], "refused", /no answer I can use/],
    [
      "malformed",
      [
        { kind: "answer", text: "{" },
        { kind: "answer", text: "{" },
      ],
      "malformed",
      /no answer I can use/,
    ],
    ["half an answer", [{ kind: "cut", text: "x".repeat(500) }], "unreachable", /didn't answer/],
    ["429", [{ kind: "status", status: 429 }], "rate-limited", /didn't answer/],
    ["500", [{ kind: "status", status: 500 }], "server-error", /didn't answer/],
    ["401", [{ kind: "status", status: 401 }], "misconfigured", /didn't answer/],
  ])(
    "falls back within the same turn on %s, says so quietly and records it",
    async (_name, replies, outcomeName, notice) => {
      const outcome = await conversation({ seconds: 0.4 }).say(words, ...replies);
      expect(wishes(outcome)).toEqual(await embeddedWishes());
      expect(readEvent(outcome)).toMatchObject({ readBy: "fell-back", model: { outcome: outcomeName } });
      const fallbacks = notices(outcome).filter((each) => each.kind === "fallback");
      expect(fallbacks).toHaveLength(1);
      expect(fallbacks[0]?.text).toMatch(notice);
      expect(fallbacks[0]?.text).toMatch(/so I read this one myself\.$/);
    },
  );

  it("counts what messages cost and sends nothing more once the conversation's dollars are used up", async () => {
    const chat = conversation({ prices: { input: 1, output: 10 }, spendCap: 0.0052 });
    const answer: ScriptedReply = {
      kind: "answer",
      text: '{"edits":[],"doubts":[],"intents":[]}',
      usage: { input: 2_000, output: 300 },
    };
    const first = await chat.say(words, answer);
    expect(readEvent(first)).toMatchObject({ readBy: "model", model: { cost: 0.005 } });
    expect(first.state.modelCost).toBeCloseTo(0.005, 9);
    await chat.play({ kind: "start-over" });
    const before = server.requests.length;
    const second = await chat.say(words, answer);
    expect(server.requests).toHaveLength(before);
    expect(readEvent(second)).toMatchObject({ readBy: "fell-back", model: { outcome: "over-cap", calls: 0, cost: 0 } });
    expect(second.state.modelCost).toBeCloseTo(0.005, 9);
    expect(wishes(second).length).toBeGreaterThan(0);
  });

  it("sends nothing more once the conversation's tokens are used up, whatever was undone or begun anew", async () => {
    const chat = conversation({ tokenCap: 2_500 });
    const expensive: ScriptedReply = {
      kind: "answer",
      text: '{"edits":[],"doubts":[],"intents":[]}',
      usage: { input: 2_000, output: 300 },
    };
    expect(readEvent(await chat.say(words, expensive))).toMatchObject({ readBy: "model" });
    await chat.play({ kind: "undo" });
    await chat.play({ kind: "start-over" });
    const before = server.requests.length;
    const outcome = await chat.say(words, expensive);
    expect(server.requests).toHaveLength(before);
    expect(readEvent(outcome)).toMatchObject({
      readBy: "fell-back",
      model: { outcome: "over-cap", calls: 0, inputTokens: 0 },
    });
    expect(notices(outcome)).toMatchObject([{ kind: "fallback", text: expect.stringContaining("done its share") }]);
    expect(outcome.state.modelTokens).toBe(2_300);
    expect(wishes(outcome).map(({ id, value }) => ({ id, value }))).toEqual(
      (await embeddedWishes()).map(({ id, value }) => ({ id, value })),
    );
  });

  it("ends the call when the turn is stopped", async () => {
    server.script({ kind: "silence" });
    const controller = new AbortController();
    const before = server.requests.length;
    const played = conversation().play({ kind: "words", text: words }, undefined, controller.signal);
    await expect.poll(() => server.requests.length).toBe(before + 1);
    controller.abort();
    expect(readEvent(await played)).toMatchObject({ readBy: "fell-back", model: { outcome: "aborted" } });
  });

  it("asks the model about words only", async () => {
    const chat = conversation();
    const before = server.requests.length;
    await chat.play({ kind: "undo" });
    await chat.play({ kind: "skip" });
    expect(server.requests).toHaveLength(before);
  });

  it("keeps what was recorded free of the model's own words and of its instructions", async () => {
    const outcome = await conversation().say(
      words,
      says([{ slot: "make", values: ["evil.example"], quote: "evil.example" }]),
    );
    const stored = JSON.stringify([outcome.state, outcome.parts, outcome.events]);
    expect(stored).not.toContain("evil.example");
    expect(stored).not.toContain("Answer with one JSON object");
  });

  it("sends the model no name of a method or a study, over a whole conversation", async () => {
    const chat = conversation();
    const before = server.requests.length;
    const nothing: ScriptedReply = { kind: "answer", text: '{"edits":[],"doubts":[],"intents":[]}' };
    for (const text of [words, "also under 15k please", "and a minivan then"]) await chat.say(text, nothing);
    const sent = server.requests.slice(before).map((request) => request.body);
    expect(sent).toHaveLength(3);
    for (const body of sent) {
      expect(body).not.toMatch(
        /\b(optimal|pairwise|greedy|formal|weighting|relaxation|participant|study|trial|correction set|lattice)\b/i,
      );
      expect(body).not.toContain(shopSettings.method);
    }
  });
});
