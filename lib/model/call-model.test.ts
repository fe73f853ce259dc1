import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import type { ScriptedReply } from "@/e2e/scripted-model/scripted-reply";
import { readingCall } from "@/lib/agents/reading/model-prompt";
import { askModel, createModelPort } from "./call-model";
import { resolveModel } from "./resolve-model";

const prompt = { system: "Answer with JSON.", user: '{"words":"a sedan"}' };
const call = { ...readingCall, system: prompt.system };
const edit = {
  action: "state",
  slot: "style",
  op: "==",
  values: ["Sedan"],
  level: null,
  quote: "sedan",
  weightQuote: null,
};
const answer = { edits: [edit], doubts: [], intents: [] };
const good: ScriptedReply = { kind: "answer", text: JSON.stringify(answer), usage: { input: 500, output: 40 } };

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.close());

function ask(
  api: "responses" | "chat",
  replies: readonly ScriptedReply[],
  { seconds = 5, signal }: { seconds?: number; signal?: AbortSignal } = {},
) {
  const resolved = resolveModel({
    OPENAI_BASE_URL: server.baseUrl,
    OPENAI_MODEL: "scripted",
    OPENAI_API: api,
    OPENAI_TIMEOUT: seconds,
    OPENAI_API_KEY: "sk-test",
  });
  if (!resolved) throw new Error("nothing was resolved");
  server.requests.length = 0;
  server.script(...replies);
  return askModel(createModelPort(resolved), call, { words: "a sedan" }, signal);
}

describe.each(["responses", "chat"] as const)("a model called by %s", (api) => {
  it("answers by the schema, without tools, once, and its tokens are counted", async () => {
    expect(await ask(api, [good])).toEqual({
      kind: "answered",
      answer: { ...answer, acts: [] },
      usage: { calls: 1, inputTokens: 500, outputTokens: 40, estimated: false },
    });
    expect(server.requests).toMatchObject([
      { protocol: api, model: "scripted", structured: true, tools: 0, stream: false, authorization: "Bearer sk-test" },
    ]);
    expect(server.requests[0]?.messages.map((message) => message.text)).toEqual([prompt.system, prompt.user]);
  });

  it("is counted by characters where the server counts nothing", async () => {
    const completion = await ask(api, [{ ...good, usage: null }]);
    expect(completion).toMatchObject({ kind: "answered", usage: { calls: 1, inputTokens: 10, estimated: true } });
    expect(completion.usage.outputTokens).toBe(Math.ceil(JSON.stringify(answer).length / 4));
  });

  it("is asked once more when its answer cannot be read, and both are paid for", async () => {
    const completion = await ask(api, [
      { kind: "answer", text: '{"edits": [{"slot"', usage: { input: 500, output: 5 } },
      good,
    ]);
    expect(completion).toMatchObject({
      kind: "answered",
      answer,
      usage: { calls: 2, inputTokens: 1000, outputTokens: 45 },
    });
    expect(server.requests[1]?.messages[0]?.text).toContain("Answer again");
  });

  it("is asked without a schema when the server knows none", async () => {
    const completion = await ask(api, [
      { kind: "status", status: 400, message: "response_format is not supported" },
      good,
    ]);
    expect(completion).toMatchObject({ kind: "answered", answer });
    expect(server.requests.map((request) => request.structured)).toEqual([true, false]);
  });

  it.each<[string, readonly ScriptedReply[], string, number]>([
    ["refuses", [{ kind: "refusal", text: "I cannot help with that." }], "refused", 1],
    [
      "writes no JSON twice",
      [
        { kind: "answer", text: "Sure!" },
        { kind: "answer", text: '{"edits":' },
      ],
      "malformed",
      2,
    ],
    [
      "gets lost in a long answer twice",
      [
        { kind: "too-long", text: '{"edits": [' },
        { kind: "too-long", text: "{" },
      ],
      "malformed",
      2,
    ],
    ["answers with a web page", [{ kind: "garbage" }], "malformed", 1],
    ["is asked too often", [{ kind: "status", status: 429 }], "rate-limited", 1],
    ["breaks down", [{ kind: "status", status: 500 }], "server-error", 1],
    ["is overloaded", [{ kind: "status", status: 503 }], "server-error", 1],
    ["says in a good response that it failed", [{ kind: "failed", message: "out of memory" }], "server-error", 1],
    ["does not know the key", [{ kind: "status", status: 401 }], "misconfigured", 1],
    ["does not have the model", [{ kind: "status", status: 404 }], "misconfigured", 1],
    [
      "takes the request in no form",
      [
        { kind: "status", status: 400 },
        { kind: "status", status: 400 },
      ],
      "misconfigured",
      2,
    ],
    ["hangs up half way", [{ kind: "cut", text: JSON.stringify(answer) }], "unreachable", 1],
  ])("fails by name when it %s", async (_what, replies, failure, calls) => {
    const completion = await ask(api, replies);
    expect(completion).toMatchObject({ kind: "failed", failure, usage: { calls } });
    expect(server.requests).toHaveLength(calls);
    expect(completion.usage.inputTokens).toBeGreaterThan(0);
  });

  it("runs into the time limit when it is silent, the repair included", async () => {
    expect(await ask(api, [{ kind: "silence" }], { seconds: 0.2 })).toMatchObject({
      kind: "failed",
      failure: "timeout",
    });
    const slow = await ask(api, [{ kind: "answer", text: "no" }, { kind: "silence" }], { seconds: 0.4 });
    expect(slow).toMatchObject({ kind: "failed", failure: "timeout", usage: { calls: 2 } });
  });

  it("is let go when the turn is stopped", async () => {
    const controller = new AbortController();
    const asked = ask(api, [{ kind: "silence" }], { signal: controller.signal });
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    controller.abort();
    expect(await asked).toMatchObject({ kind: "failed", failure: "aborted" });
    expect(await ask(api, [good], { signal: AbortSignal.abort() })).toMatchObject({ failure: "aborted" });
  });

  it("writes nothing to the console, whatever happens", async () => {
    const spies = (["log", "info", "warn", "error", "debug"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    await ask(api, [good]);
    await ask(api, [{ kind: "status", status: 500 }]);
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});

describe("a model that is not there", () => {
  it("is unreachable", async () => {
    const gone = await startScriptedModel();
    await gone.close();
    const resolved = resolveModel({ OPENAI_BASE_URL: gone.baseUrl, OPENAI_MODEL: "m" });
    expect(resolved && (await askModel(createModelPort(resolved), call, {}))).toMatchObject({
      kind: "failed",
      failure: "unreachable",
    });
  });
});
