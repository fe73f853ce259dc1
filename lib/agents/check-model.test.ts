import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import type { ScriptedReply } from "@/e2e/scripted-model/scripted-reply";
import { createModelPort } from "@/lib/model/call-model";
import { resolveModel } from "@/lib/model/resolve-model";
import { type CheckCase, checkCases, checkModel } from "./check-model";

/** `flip` turns exclusions into wishes. */
function answerOf({ words, expected, noPreference }: CheckCase, flip: boolean): ScriptedReply {
  const base = { level: null, quote: words, weightQuote: null };
  const edits: object[] = expected.map(({ slot, ops, values, levels }) => ({
    ...base,
    action: "state",
    slot,
    op: flip ? (ops[0] === "!=" ? "==" : ops[0] === "<=" ? ">=" : "!=") : ops[0],
    values,
    ...(levels ? { level: levels[0], weightQuote: levels[0] === "must" ? "is a must" : "would be nice" } : {}),
  }));
  if (noPreference) edits.push({ ...base, action: "no-preference", slot: noPreference, op: null, values: [] });
  return { kind: "answer", text: JSON.stringify({ edits, doubts: [], intents: [] }) };
}

let server: ScriptedModel;
let flip = false;
let broken = false;
beforeAll(async () => {
  server = await startScriptedModel(({ messages }) => {
    const { words } = JSON.parse(messages.at(-1)?.text ?? "{}");
    const found = checkCases.find((each) => each.words === words);
    return found && !broken ? answerOf(found, flip) : { kind: "status", status: 500 };
  });
});
afterAll(() => server.close());

async function check() {
  const resolved = resolveModel({ OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: "scripted" });
  if (!resolved) throw new Error("nothing was resolved");
  const results = [];
  for await (const result of checkModel(createModelPort(resolved))) results.push(result);
  return results;
}

describe("the check of a new model", () => {
  it("passes a model that reads all twelve cases", async () => {
    const results = await check();
    expect(results).toHaveLength(12);
    expect(results.filter((result) => !result.passed)).toEqual([]);
    expect(results.every((result) => result.tokens > 0)).toBe(true);
  });

  it("fails a model that takes exclusions for wishes, and says what is missing", async () => {
    flip = true;
    const results = await check();
    flip = false;
    const faults = new Map(results.map(({ title, fault }) => [title, fault]));
    expect(faults.get("an exclusion")).toBe("style != Passenger Minivan is missing");
    expect(results.filter((result) => result.passed).map((result) => result.title)).toEqual([
      "indifference",
      "no wish at all",
    ]);
  });

  it("fails a model that does not answer, by the name of the failure", async () => {
    broken = true;
    const results = await check();
    broken = false;
    expect(new Set(results.map((result) => result.fault))).toEqual(new Set(["server-error"]));
  });
});
