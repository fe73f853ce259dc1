import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { leewayCommand } from "@/cli/leeway-command";
import { runCommandLine } from "@/cli/run-command";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const row = "Honda,Civic,2017,regular unleaded,150,4,AUTOMATIC,front wheel drive,4,N/A,Compact,Sedan,38,28,10,21000";

let folder = "";
let catalog = "";
let server: ScriptedModel;

beforeAll(async () => {
  server = await startScriptedModel();
  folder = await mkdtemp(join(tmpdir(), "leeway-"));
  catalog = join(folder, "catalog.csv");
  await writeFile(catalog, [header, row, ""].join("\n"));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

function configure(): void {
  vi.stubEnv("OPENAI_BASE_URL", server.baseUrl);
  vi.stubEnv("OPENAI_MODEL", "scripted");
}

async function run(args: readonly string[], input = "") {
  const written: string[] = [];
  const stdin = new PassThrough();
  stdin.end(input);
  vi.spyOn(process, "stdin", "get").mockReturnValue(stdin as unknown as typeof process.stdin);
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  const said: string[] = [];
  vi.spyOn(console, "error").mockImplementation((text) => void said.push(String(text)));
  const terminal = { out: (text: string) => said.push(text), err: (text: string) => said.push(text) };
  const code = await runCommandLine(leewayCommand, args, terminal);
  const lines = written
    .join("")
    .split("\n")
    .filter((line) => line.startsWith("{"));
  return {
    code: code || Number(process.exitCode ?? 0),
    out: lines.map((line) => JSON.parse(line)),
    said: said.join("\n"),
  };
}

describe("leeway read --reader model", () => {
  const line = JSON.stringify({ id: "a", turns: [{ role: "user", content: "a sedan, das wäre ein Traum" }] });

  it("reads with the configured model", async () => {
    configure();
    const edit = {
      action: "state",
      slot: "style",
      op: "==",
      values: ["Sedan"],
      level: "strong",
      quote: "a sedan",
      weightQuote: "wäre ein Traum",
    };
    server.script({ kind: "answer", text: JSON.stringify({ edits: [edit], doubts: [], intents: [] }) });
    const { code, out, said } = await run(
      ["read", "--catalog", catalog, "--reader", "model", "--weighting", "local"],
      line,
    );
    expect([code, said]).toEqual([0, ""]);
    expect(out).toMatchObject([
      { id: "a", constraints: [{ slot: "style", value: "Sedan", weight: 0.75, level: "strong" }] },
    ]);
  });

  it("reads what the model fails on by itself, and says so beside the output", async () => {
    configure();
    server.script({ kind: "status", status: 429 });
    const { code, out, said } = await run(["read", "--catalog", catalog, "--reader", "model"], line);
    expect(code).toBe(0);
    expect(out).toMatchObject([{ id: "a", constraints: [{ slot: "style", value: "Sedan" }] }]);
    expect(said).toBe("a, message 0: scripted rate-limited, read by the embedded reader");
  });

  it("is wrong use without a model, and says what to set", async () => {
    for (const name of ["OPENAI_API_KEY", "OPENAI_BASE_URL", "OPENAI_MODEL"]) vi.stubEnv(name, "");
    const { code, said } = await run(["read", "--catalog", catalog, "--reader", "model"], line);
    expect(code).toBe(2);
    expect(said).toBe(
      "No language model is used. Set OPENAI_API_KEY, or OPENAI_BASE_URL and OPENAI_MODEL (docs/model.md).",
    );
  });
});

describe("leeway model check", () => {
  it("prints a line a case and the count, and exits 1 when a case fails", async () => {
    configure();
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
    expect(out.at(-1)).toMatchObject({ messages: 5, failed: 0, model: { values: 0 }, jobs: [] });
    expect(out.at(-1).embedded.values).toBeGreaterThan(0.5);
    expect(said).toMatch(/^Asking scripted at 127\.0\.0\.1:\d+ \(chat\)\.$/);
  });
});
