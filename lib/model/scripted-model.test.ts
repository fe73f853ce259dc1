import { streamText } from "ai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import type { ScriptedReply } from "@/e2e/scripted-model/scripted-reply";
import { resolveModel } from "./resolve-model";

let server: ScriptedModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
afterAll(() => server.close());

async function stream(api: "responses" | "chat", reply: ScriptedReply) {
  const resolved = resolveModel({ OPENAI_BASE_URL: server.baseUrl, OPENAI_MODEL: "scripted", OPENAI_API: api });
  if (!resolved) throw new Error("nothing was resolved");
  server.requests.length = 0;
  server.script(reply);
  const errors: unknown[] = [];
  const result = streamText({
    model: resolved.model,
    prompt: "hello",
    maxRetries: 0,
    onError: ({ error }) => void errors.push(error),
  });
  const pieces: string[] = [];
  let finish = "";
  let tokens: number | undefined;
  try {
    for await (const part of result.fullStream) {
      if (part.type === "text-delta") pieces.push(part.text);
      if (part.type === "finish") {
        finish = part.finishReason;
        tokens = part.totalUsage.outputTokens;
      }
    }
  } catch (error) {
    errors.push(error);
  }
  return { pieces, text: pieces.join(""), finish, tokens, errors };
}

const text = "This is a longer text that comes in several pieces.";

describe.each(["responses", "chat"] as const)("the scripted model streaming by %s", (api) => {
  it("speaks the protocol the provider reads: pieces, the end and the tokens", async () => {
    const said = await stream(api, { kind: "answer", text });
    expect(said.text).toBe(text);
    expect(said.pieces.length).toBeGreaterThan(2);
    expect(said).toMatchObject({ finish: "stop", tokens: 30, errors: [] });
    expect(server.requests[0]?.stream).toBe(true);
  });

  it("refuses, and stops when it gets too long, as the protocol has it", async () => {
    expect(await stream(api, { kind: "refusal", text: "No." })).toMatchObject({ finish: "content-filter" });
    expect(await stream(api, { kind: "too-long", text })).toMatchObject({ finish: "length", text });
  });

  it("hangs up in the middle of a stream", async () => {
    const said = await stream(api, { kind: "cut", text: text.repeat(10) });
    expect(said.text.length).toBeLessThan(text.length * 10);
    expect(text.repeat(10).startsWith(said.text)).toBe(true);
    expect(said.errors).toHaveLength(1);
  });

  it("fails before it has said anything", async () => {
    expect((await stream(api, { kind: "status", status: 500 })).errors).toHaveLength(1);
  });
});

describe("the scripted model", () => {
  it("answers requests outside the protocol as a server would", async () => {
    const post = (path: string, body: string) => fetch(`${server.baseUrl}${path}`, { method: "POST", body });
    expect((await post("/completions", "{}")).status).toBe(404);
    expect((await post("/responses", "no json")).status).toBe(400);
    expect((await post("/chat/completions", '{"model":"m"}')).status).toBe(400);
    expect((await fetch(`${server.baseUrl}/responses`)).status).toBe(404);
  });
});
