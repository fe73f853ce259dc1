import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import type { ScriptedReply } from "@/e2e/scripted-model/scripted-reply";
import { createModelPort } from "./call-model";
import { oddsIn, oddsOf } from "./odds-of";
import { resolveModel } from "./resolve-model";

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.close());

const say = (text: string, odds?: Record<string, number>) => ({ kind: "answer" as const, text, ...(odds && { odds }) });

describe.each(["responses", "chat"] as const)("a comparison by %s", (api) => {
  const compare = (...replies: readonly ScriptedReply[]) => {
    const resolved = resolveModel({ OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: "scripted", OPENAI_API: api });
    if (!resolved) throw new Error("nothing was resolved");
    server.requests.length = 0;
    server.script(...replies);
    return oddsOf(createModelPort(resolved), { system: "Which?", user: "{}" });
  };

  it("is one request where the server offers log-probabilities", async () => {
    const odds = await compare(say("A", { A: Math.log(0.6), " B": Math.log(0.2) }));
    expect(odds).toMatchObject({ kind: "answered", by: "log-probabilities", usage: { calls: 1 } });
    expect(odds.kind === "answered" && odds.chance).toBeCloseTo(0.75);
    expect(server.requests[0]?.logprobs).toBe(true);
  });

  it("is three answers where it offers none, refused or left out", async () => {
    const plain = await compare(say("B"), say("The answer is B."), say("A"));
    expect(plain).toMatchObject({ by: "samples", chance: 1 / 3, usage: { calls: 3 } });
    const refused = await compare({ kind: "status", status: 400 }, say("A"), say("A"), say("A"));
    expect(refused).toMatchObject({ by: "samples", chance: 1 });
    expect(server.requests.map(({ logprobs }) => logprobs)).toEqual([true, false, false, false]);
  });

  it("fails by name without a letter, or without an answer", async () => {
    expect(await compare(say("Both."), say(""), say("Hm"))).toMatchObject({ kind: "failed", failure: "malformed" });
    expect(await compare({ kind: "status", status: 500 })).toMatchObject({ failure: "server-error" });
  });
});

describe("the log-probabilities of an answer", () => {
  it("are those where its first option stands, and none in other forms", () => {
    const token = (name: string, logprob: number) => ({ token: name, logprob, top_logprobs: [] });
    expect(oddsIn([token("The ", -1), token(" B", -0.5), token("A", -2)], ["A", "B"])).toEqual({ B: -0.5 });
    for (const other of [undefined, null, {}, [], [{ token: 1 }], [token("C", -1)]])
      expect(oddsIn(other, ["A", "B"])).toBeUndefined();
  });
});
