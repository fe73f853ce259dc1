import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { runLeeway } from "@/cli/testing/run-leeway";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import { playRoles } from "@/e2e/scripted-model/scripted-roles";
import { weightingOf } from "@/lib/agents/methods";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const product = (model: string, year: number, highway: number, price: number) =>
  `Honda,${model},${year},regular unleaded,150,4,AUTOMATIC,front wheel drive,4,N/A,Compact,Sedan,${highway},28,10,${price}`;
const products = [
  product("Civic", 2017, 38, 21_000),
  product("Fit", 2015, 44, 19_000),
  product("Insight", 2014, 41, 17_000),
];

const wishes = [
  { column: "Year", op: ">=", value: 2016, weight: 0.5 },
  { column: "MSRP", op: "<=", value: 20_000, weight: 0.3 },
  { column: "highway MPG", op: ">=", value: 40, weight: 0.2 },
];
const persona =
  "I want a Honda Sedan. A model year of 2016 or newer is my top priority. I care a lot about a budget of at most $20,000. At least 40 highway MPG would be nice, but I'm very flexible on highway mileage.";
const item = {
  id: "X-1",
  setting: "X",
  baseQuery: "I want a Honda Sedan.",
  persona,
  base: { Make: "Honda" },
  constraints: wishes.map(({ weight: _weight, ...test }) => test),
  weights: wishes,
  chosenRelaxation: { column: "Year", op: ">=", value: 2016 },
  recommendedCar: { Make: "Honda", Model: "Fit", Year: 2015, MSRP: 19_000 },
};
const transcript = {
  id: "X-1",
  setting: "X",
  model: "someone",
  method: "local",
  slots: ["MSRP", "Year", "highway MPG"],
  dialogue: [
    { role: "assistant", content: "What is your budget?" },
    { role: "user", content: "At most $20,000, I care a lot about that." },
    { role: "assistant", content: "How new?" },
    { role: "user", content: "2016 or newer, that is a must." },
    { role: "assistant", content: "Which mileage?" },
    { role: "user", content: "40 highway MPG would be nice." },
  ],
  parsedBase: { Make: "Honda" },
  parsedConstraints: [],
  status: "SAT_no_relaxation",
  relaxed: null,
  recommendedCar: null,
};
const k = wishes.length;

/** The papers' calls of a whole dialogue over k slots; `rounds` are those of the repair. */
function expectedCalls(method: string, k: number, rounds: number): Record<string, number> {
  const weighting = weightingOf(method);
  return {
    ask: k,
    roleplayer: k,
    extract: k,
    ...(weighting === "global" ? { "global-weights": 1 } : {}),
    ...(weighting === "pairwise" ? { pairwise: k * (k - 1) } : {}),
    ...(method === "formal" ? { repair: rounds } : {}),
  };
}

let folder = "";
let server: ScriptedModel;
let offersOdds = true;
let wits: "plainly" | "badly" = "plainly";
const at = (name: string) => join(folder, name);
let caches = 0;

beforeAll(async () => {
  server = await startScriptedModel((request) => playRoles(wits, offersOdds)(request));
  folder = await mkdtemp(join(tmpdir(), "leeway-"));
  await writeFile(at("catalog.csv"), [header, ...products, ""].join("\n"));
  await writeFile(at("items.json"), JSON.stringify([item]));
  await writeFile(at("transcripts.json"), JSON.stringify([transcript]));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  offersOdds = true;
  wits = "plainly";
});

async function run(command: string, method: string, ...more: string[]) {
  vi.stubEnv("OPENAI_BASE_URL", server.baseUrl);
  vi.stubEnv("OPENAI_MODEL", "scripted");
  server.requests.length = 0;
  const files = command === "compare-methods" ? [] : ["--items", at("items.json"), "--method", method];
  const heard = command === "replay" ? ["--transcripts", at("transcripts.json")] : [];
  const own = more.includes("--cache") ? [] : ["--cache", at(`cache-${caches++}`)];
  const args = [command, "--catalog", at("catalog.csv"), ...files, ...heard, "--agent", "model", ...own, ...more];
  const ended = await runLeeway(args);
  const calls: Record<string, number> = {};
  for (const [, name = "", count] of ended.err.matchAll(/([\w-]+)@[0-9a-f]{8} (\d+)/g)) calls[name] = Number(count);
  return { ...ended, calls, requests: server.requests.length };
}

describe("leeway simulate --agent model", () => {
  it.each(["local", "hybrid", "greedy", "global", "optimal", "pairwise", "formal"])(
    "asks the model as often as the procedure of %s has it",
    async (method) => {
      const { calls, code, out, requests } = await run("simulate", method);
      expect(code).toBe(0);
      expect(calls).toEqual(expectedCalls(method, k, calls.repair ?? 0));
      if (method === "formal") expect(calls.repair).toBeGreaterThan(0);
      expect(requests).toBe(Object.values(calls).reduce((sum, each) => sum + each, 0));
      expect(JSON.parse(out.split("\n")[0] ?? "")).toMatchObject({ id: "X-1", exactConstraints: true });
    },
  );

  it("compares by three answers each where the server offers no log-probabilities, and says so", async () => {
    offersOdds = false;
    const { calls, err } = await run("simulate", "pairwise");
    expect(calls.pairwise).toBe(3 * k * (k - 1));
    expect(err).toContain("(samples)");
  });

  it("gives the model only the jobs named, and code the rest", async () => {
    const { calls } = await run("simulate", "pairwise", "--agent", "reading=model");
    expect(calls).toEqual({ extract: k });
    vi.stubEnv("OPENAI_PRICES", "1000,2000");
    const playing = await run("simulate", "global", "--agent", "playing=model,weighting=model");
    expect(playing.err).toMatch(/\d+ tokens in, \d+ out, \$\d+\.\d\d/);
    expect(playing.calls).toEqual({ roleplayer: k, "global-weights": 1 });
  });

  it("asks a tuned model in the words it was trained on, for importance and for the wish to give up", async () => {
    const { calls, code, out } = await run("simulate", "local", "--agent", "weighting=tuned,repairing=tuned");
    expect(code).toBe(0);
    expect(calls["tuned-importance"]).toBe(k);
    expect(calls["tuned-repair"]).toBeGreaterThan(0);
    const [prompt] = server.requests.filter(({ messages }) => messages[0]?.text.startsWith("You help a person find"));
    expect(prompt?.messages[1]?.text).toMatch(/^I want a Honda Sedan\.[\s\S]*Constraints:\n- \{"column"/);
    const { relaxed } = JSON.parse(out.split("\n")[0] ?? "");
    expect(relaxed).toHaveLength(calls["tuned-repair"] ?? 0);
    wits = "badly";
    expect((await run("simulate", "local", "--agent", "repairing=tuned")).code).toBe(0);
    expect((await run("simulate", "local", "--agent", "reading=tuned")).code).toBe(2);
  });

  it("lets a tuned model ask about what is open, or recommend", async () => {
    const { calls, code, out, err } = await run("simulate", "optimal", "--agent", "embedded", "--ask", "model");
    expect(code, err).toBe(0);
    expect(calls["ask-or-act"]).toBeGreaterThan(1);
    expect(JSON.parse(out.split("\n")[0] ?? "").burden.questions).toBeGreaterThan(0);
  });

  it("lets a ReAct agent think before each question or act, and keeps its thoughts before it", async () => {
    const kept = ["--agent", "embedded", "--ask", "react", "--cache", at("react"), "--out", at("react.jsonl")];
    const cut = await run("simulate", "optimal", ...kept, "--token-budget", "100");
    expect(cut.err).toContain("over-cap");
    const { calls, code, requests, err } = await run("simulate", "optimal", ...kept);
    expect(code, err).toBe(0);
    expect(calls).toEqual({ react: cut.requests + requests });
    expect(err).toMatch(/\d+ tokens in, \d+ out/);
    const [line = ""] = (await readFile(at("react.jsonl"), "utf8")).split("\n").slice(-2);
    expect(JSON.parse(line).burden.questions).toBeGreaterThan(0);
    expect(server.requests.at(-1)?.messages[1]?.text).toContain('"thought":"Nothing is said of the first."');
    wits = "badly";
    expect((await run("simulate", "optimal", "--agent", "embedded", "--ask", "react")).code).toBe(0);
  });

  it("takes weights that fit no wish as equal ones, and a choice out of range as the cheapest", async () => {
    wits = "badly";
    const { code, out } = await run("simulate", "global", "--agent", "weighting=model");
    expect(code).toBe(0);
    const line = JSON.parse(out.split("\n")[0] ?? "");
    expect(new Set(line.constraints.map(({ weight }: { weight: number }) => weight.toFixed(3)))).toEqual(
      new Set(["0.333"]),
    );
    expect((await run("simulate", "formal", "--agent", "repairing=model")).code).toBe(0);
  });

  it("stops within its budget, and goes on where it was without asking again", async () => {
    const kept = ["--cache", at("kept"), "--out", at("run.jsonl")];
    const cut = await run("simulate", "global", ...kept, "--token-budget", "400");
    expect(cut.code).not.toBe(0);
    expect(cut.err).toContain("over-cap");
    expect(cut.requests).toBeLessThan(3 * k + 1);
    const whole = await run("simulate", "global", ...kept);
    expect(whole.code).toBe(0);
    expect(cut.requests + whole.requests).toBe(3 * k + 1);
    expect(JSON.parse((await readFile(at("run.jsonl"), "utf8")).split("\n")[0] ?? "")).toMatchObject({ id: "X-1" });
  });
});

describe("leeway simulate --reader model", () => {
  it("stops within its budget, and goes on without asking again", async () => {
    const kept = ["--agent", "embedded", "--reader", "model", "--cache", at("read"), "--out", at("read.jsonl")];
    const cut = await run("simulate", "optimal", ...kept, "--token-budget", "200");
    expect([cut.code, cut.err]).toEqual([1, expect.stringContaining("over-cap")]);
    expect(cut.requests).toBe(2);
    const whole = await run("simulate", "optimal", ...kept);
    expect(whole.code, whole.err).toBe(0);
    expect(whole.err).toContain(`${cut.requests + whole.requests} model requests`);
  });
});

describe("leeway replay --agent model", () => {
  it.each([
    ["local", { extract: k }],
    ["global", { extract: k, "global-weights": 1 }],
    ["pairwise", { extract: k, pairwise: k * (k - 1) }],
  ])("reads and weighs recorded answers for %s", async (method, expected) => {
    const { calls, code, out } = await run("replay", method);
    expect([code, calls]).toEqual([0, expected]);
    expect(JSON.parse(out.split("\n")[0] ?? "")).toMatchObject({ exactConstraints: true });
  });
});

describe("leeway compare-methods --agent model", () => {
  it("weighs each method's way, and asks for repairs", async () => {
    const rows = Array.from({ length: 40 }, (_, index) =>
      product(`M${index}`, 2010 + (index % 7), 20 + ((index * 7) % 25), 15_000 + ((index * 37) % 20) * 900),
    );
    await writeFile(at("many.csv"), [header, ...rows, ""].join("\n"));
    const more = ["--catalog", at("many.csv"), "--states", "2", "--wishes", "3", "--out", at("compared")];
    const given = ["--agent", "weighting=model,repairing=model"];
    const { calls, code } = await run("compare-methods", "", ...more, ...given);
    expect(code).toBe(0);
    // The optimal and the global method weigh alike.
    expect(calls["global-weights"]).toBe(2 * 2);
    expect(calls.pairwise).toBe(2 * k * (k - 1));
    expect(calls.repair).toBeGreaterThan(0);
    expect(calls.ask).toBeUndefined();
    const whole = await run("compare-methods", "", ...more);
    expect(whole.calls).toMatchObject({
      ask: expect.anything(),
      roleplayer: whole.calls.ask,
      extract: whole.calls.ask,
    });
  });
});

describe("the papers' rows in docs/model.md", () => {
  const page = readFileSync("docs/model.md", "utf8").split("## The papers' rows")[1] ?? "";
  const rows = [...page.matchAll(/^# (.+)\n(.+)$/gm)].map(([, row = "", command = ""]) => ({ row, command }));
  const [, shared = ""] = /^C="(.+)"$/m.exec(page) ?? [];
  const interview = ["ask", "roleplayer", "extract"];
  const expected: Record<string, string[]> = {
    "AWARE-US, Tables 2 to 4": [...interview, "global-weights", "pairwise", "repair"],
    "AWARE-US, Table 5": [...interview, "tuned-importance", "tuned-repair"],
    "AWARE-US, recorded dialogues": ["extract", "pairwise"],
    "Hao, ablations": ["repair"],
    "Hao, other models": [...interview, "repair"],
    "ADAPT, zero-shot and ReAct": ["ask-or-act", "react"],
  };

  it("are all there", () => {
    expect(rows.slice(0, 6).map(({ row }) => row)).toEqual(Object.keys(expected));
  });

  it.each(Object.entries(expected))("run live: %s", async (row, calls) => {
    const { command = "" } = rows.find((each) => each.row === row) ?? {};
    const [, models = "scripted", looped] = /^for m in (.+); do (.+); done$/.exec(command) ?? [];
    for (const model of models.split(" ")) {
      vi.stubEnv("OPENAI_BASE_URL", server.baseUrl);
      vi.stubEnv("OPENAI_MODEL", model);
      server.requests.length = 0;
      const [, verb = ""] = /^(?:OPENAI_MODEL=\$m )?npm run -s leeway -- (.+)$/.exec(looped ?? command) ?? [];
      const args = verb
        .replaceAll("$m", model)
        .replace("$C", shared)
        .split(" ")
        .map((word) => smallOf(word));
      const { code, err } = await runLeeway([...args, "--cache", at(`rows-${caches++}`)]);
      expect(code, `${row}: ${err}`).toBe(0);
      expect(new Set([...err.matchAll(/([\w-]+)@[0-9a-f]{8} \d+/g)].map(([, name]) => name))).toEqual(new Set(calls));
      expect(new Set(server.requests.map((request) => request.model))).toEqual(new Set([model]));
    }
  });
});

/** The row's files, at small size. */
function smallOf(word: string): string {
  if (word.startsWith(".data/")) return at(`rows-${word.slice(6)}`);
  if (word === "$I") return at("items.json");
  return word.replace("$D/catalog.csv", at("catalog.csv")).replace("$D/aware-us/transcripts", at("transcripts.json"));
}
