import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import { createModelShopper } from "@/lib/benchmark/shopper/model-shopper";
import { recallPersona } from "@/lib/benchmark/shopper/persona-knowledge";
import type { QuestionPart } from "@/lib/dialogue/wording/parts";
import { seededRandom } from "@/lib/random";
import { resolveModel } from "./resolve-model";
import { createWritingModel } from "./writing-model";

const persona =
  "I want an Alpha sedan. The year is my top priority: 2016 or newer. I'd like at least 29 city MPG, but I'm very flexible on that.";
const knowledge = recallPersona(persona, [
  { slot: "cityMpg", op: ">=", value: 29 },
  { slot: "year", op: ">=", value: 2016 },
]);
const question: QuestionPart = {
  id: "q",
  kind: "slot",
  slot: "year",
  text: "How new?",
  why: "",
  choices: [],
  multiple: false,
};

let server: ScriptedModel;
let writer: ReturnType<typeof createWritingModel>;
beforeAll(async () => {
  server = await startScriptedModel();
  const resolved = resolveModel({ OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: "scripted", OPENAI_TIMEOUT: 1 });
  if (!resolved) throw new Error("nothing was resolved");
  writer = createWritingModel(resolved);
});
afterAll(() => server.close());

function shopperSaying(...texts: readonly string[]) {
  server.requests.length = 0;
  server.script(...texts.map((text) => ({ kind: "answer" as const, text })));
  return createModelShopper({ knowledge, mode: "model", profile: "plain", random: seededRandom(1) }, persona, writer);
}

describe("a shopper in a model's words", () => {
  it("says what it knows in those words, and is told only its persona, the question and what it means", async () => {
    const shopper = shopperSaying('"Nothing older than 2016, that is my top priority."');
    expect(await shopper.answer(question)).toEqual({
      kind: "words",
      text: "Nothing older than 2016, that is my top priority.",
    });
    const asked = server.requests[0]?.messages.map(({ text }) => text).join("\n") ?? "";
    expect(asked).toContain(persona);
    expect(asked).toContain("How new?");
    expect(shopper.usage?.()).toEqual({ calls: 1, inputTokens: 120, outputTokens: 30 });
  });

  it.each([
    ["leaves the value out", "As new as can be, please."],
    ["brings in a number of its own", "2016 or newer, and under $20,000."],
    ["speaks of what was not asked", "2016 or newer, and 29 in the city."],
    ["turns a priority into a whim", "2016 or newer would be nice-to-have, I'm very flexible."],
  ])("asks again when the model %s, then says the persona's own words", async (_what, wrong) => {
    const again = shopperSaying(wrong, "My top priority is 2016 or newer.");
    expect(await again.answer(question)).toEqual({ kind: "words", text: "My top priority is 2016 or newer." });
    const never = shopperSaying(wrong, wrong);
    expect(await never.answer(question)).toEqual({
      kind: "words",
      text: "The year is my top priority: 2016 or newer.",
    });
    expect(server.requests).toHaveLength(2);
  });

  it("says the persona's own words when the model fails, and taps without asking it", async () => {
    const shopper = shopperSaying();
    server.script({ kind: "status", status: 500 });
    expect(await shopper.answer(question)).toEqual({
      kind: "words",
      text: "The year is my top priority: 2016 or newer.",
    });
    const choices = [
      { id: "give:cityMpg:>==27", label: "2016 or newer", count: 1 },
      { id: "give:year:>==any", label: "29 mpg or more", count: 1 },
    ];
    const before = server.requests.length;
    expect(await shopper.answer({ ...question, kind: "compare", choices })).toMatchObject({
      kind: "compare",
      keep: "give:cityMpg:>==27",
    });
    expect(server.requests).toHaveLength(before);
  });
});
