import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { runLeeway } from "@/cli/testing/run-leeway";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";

let server: ScriptedModel;

beforeAll(async () => {
  server = await startScriptedModel(({ messages }) => {
    const { words } = JSON.parse(messages.at(-1)?.text ?? "{}");
    return { kind: "answer", text: JSON.stringify({ acts: [{ act: "state", quote: words }], edits: [] }) };
  });
});
afterAll(() => server.close());
afterEach(() => {
  vi.unstubAllEnvs();
});

async function run(args: readonly string[]) {
  const { code, out, err } = await runLeeway(args);
  const lines = out.split("\n").filter((line) => line.startsWith("{"));
  return { code, out: lines.map((line) => JSON.parse(line)), said: err.trim() };
}

describe("leeway model check", () => {
  it("prints a line a case and the count, and exits 1 when a case fails", async () => {
    vi.stubEnv("OPENAI_BASE_URL", server.baseUrl);
    vi.stubEnv("OPENAI_MODEL", "scripted");
    const nothing = {
      kind: "answer" as const,
      text: '{"edits":[],"doubts":[],"intents":[]}',
      usage: { input: 10, output: 1 },
    };
    server.script(...Array.from({ length: 17 }, () => nothing));
    const { code, out, said } = await run(["model", "check", "--voices", "corpus/voices", "--sample", "5"]);
    expect(code).toBe(1);
    expect(out).toHaveLength(14);
    expect(out[0]).toEqual({ case: "an exclusion", result: "fail", fault: "style != Passenger Minivan is missing" });
    expect(out.at(-2)).toEqual({ passed: 1, failed: 11, tokens: 132 });
    expect(out.at(-1)).toMatchObject({ messages: 5, failed: 0, model: { acts: 0, values: 0 }, jobs: [] });
    expect(out.at(-1).embedded.values).toBeGreaterThan(0.5);
    expect(said).toMatch(/^Asking scripted at 127\.0\.0\.1:\d+ \(chat\)\.$/);
  });

  it("scores acts by the labelled stretches, against the embedded reader's on the same", async () => {
    vi.stubEnv("OPENAI_BASE_URL", server.baseUrl);
    vi.stubEnv("OPENAI_MODEL", "scripted");
    const { out } = await run(["model", "check", "--voices", "corpus/voices", "--sample", "12"]);
    const { model, embedded, jobs } = out.at(-1);
    // To call every stretch a statement is right for some, and never as good as reading.
    expect(model.acts).toBeGreaterThan(0.1);
    expect(model.acts).toBeLessThan(embedded.acts);
    expect(embedded.acts).toBeGreaterThan(0.6);
    expect(jobs).toEqual([]);
  });

  it("is wrong use without a model, and says what to set", async () => {
    for (const name of ["OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL"]) vi.stubEnv(name, "");
    const { code, said } = await run(["model", "check"]);
    expect(code).toBe(2);
    expect(said).toBe(
      "No language model is used. Set OPENAI_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL (docs/model.md).",
    );
  });
});
