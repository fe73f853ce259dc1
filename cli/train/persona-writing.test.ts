import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import type { ScriptedReply } from "@/e2e/scripted-model/scripted-reply";
import type { Item } from "@/lib/benchmark/item";
import { createModelPort } from "@/lib/model/call-model";
import type { ModelPort } from "@/lib/model/model-port";
import { resolveModel } from "@/lib/model/resolve-model";
import { writeModelPersona } from "./item-personas";

const wish = (column: string, op: string, value: string | number, weight: number) => ({ column, op, value, weight });
const weights = [wish("Year", ">=", 2015, 0.5), wish("MSRP", "<=", 25_000, 0.35), wish("Model", "==", "Uno", 0.15)];
const item: Item = {
  id: "S3-g1-001",
  setting: "S3",
  base: { Make: "Alpha", "Vehicle Style": "Sedan" },
  constraints: weights.map(({ weight: _weight, ...test }) => test),
  weights,
  chosenRelaxation: { column: "Model", op: "==", value: "Uno" },
  recommendedCar: { Make: "Alpha" },
};
const opening = "I am after an Alpha Sedan for a calm daily commute.";
const good = {
  opening,
  wishes: [
    "A model year of 2015 or later is non-negotiable for me.",
    "I also care a lot about paying at most $25,000.",
    "The Uno would be nice-to-have, but I'm very flexible on that.",
  ],
};
const answer = (value: unknown) => ({ kind: "answer" as const, text: JSON.stringify(value) });

let server: ScriptedModel;
let writer: ModelPort;
beforeAll(async () => {
  server = await startScriptedModel();
  const resolved = resolveModel({ OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: "scripted" });
  if (!resolved) throw new Error("nothing was resolved");
  writer = createModelPort(resolved);
});
afterAll(() => server.close());

async function write(...replies: ScriptedReply[]) {
  server.requests.length = 0;
  server.script(...replies);
  return { written: await writeModelPersona(item, writer), requests: server.requests };
}

describe("a persona by a language model", () => {
  it("is taken when it says everything once, in falling order, without numbers for importance", async () => {
    const { written, requests } = await write({
      kind: "answer",
      text: `Here it is:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``,
    });
    expect(written).toMatchObject({ kind: "written", persona: [opening, ...good.wishes].join(" "), tries: 1 });
    expect(written.usage).toMatchObject({ calls: 1, inputTokens: 120, outputTokens: 30 });
    const asked = requests[0]?.messages.map(({ text }) => text).join("\n") ?? "";
    for (const value of ["2015", "$25,000", "Uno", "Alpha"]) expect(asked).toContain(value);
    expect(asked).not.toMatch(/0\.5|0\.35|0\.15/);
  });

  it.each([
    [
      "a value left out",
      { opening, wishes: [good.wishes[0], "I care a lot about the price.", good.wishes[2]] },
      /\$25,000 is said 0 times/,
    ],
    ["a value said twice", { opening: `${opening} The Uno, maybe.`, wishes: good.wishes }, /Uno is said 2 times/],
    [
      "a number for importance",
      { opening, wishes: [`${good.wishes[0]} That counts 0.5.`, ...good.wishes.slice(1)] },
      /gives away/,
    ],
    [
      "levels out of order",
      { opening, wishes: [good.wishes[0]?.replace("is non-negotiable", "is what I'd like"), ...good.wishes.slice(1)] },
      /wish 2 sounds more important than wish 1/,
    ],
    [
      "a firm target",
      { opening, wishes: [...good.wishes.slice(0, 2), "I care a lot about the Uno."] },
      /most flexible/,
    ],
    ["a wish too few", { opening, wishes: good.wishes.slice(0, 2) }, /2 wishes, not 3/],
    ["a base left out", { opening: "I want an Alpha.", wishes: good.wishes }, /opening leaves out sedan/],
    ["no JSON", "Once upon a time", /not JSON/],
  ])("is asked for again after %s, with what was wrong", async (_what, bad, said) => {
    const { written, requests } = await write(answer(bad), answer(good));
    expect(written).toMatchObject({ kind: "written", tries: 2, usage: { calls: 2 } });
    expect(requests[1]?.messages.map(({ text }) => text).join("\n")).toMatch(said);
  });

  it("is refused after three tries, and at once when the model fails", async () => {
    const refused = await write(answer({ opening, wishes: [] }), answer("no"), answer({ opening, wishes: [] }));
    expect(refused.written).toMatchObject({
      kind: "refused",
      problems: ["there are 0 wishes, not 3"],
      usage: { calls: 3 },
    });
    const failed = await write({ kind: "status", status: 500 });
    expect(failed.written).toMatchObject({ kind: "refused", problems: ["the model server-error"] });
    expect(failed.requests).toHaveLength(1);
  });
});
