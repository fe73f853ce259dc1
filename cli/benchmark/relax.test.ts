import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runLeeway as leeway } from "@/cli/testing/run-leeway";
import { slotNames } from "@/lib/constraints";
import { formalAblations } from "@/lib/relaxation/formal/formal-shopper";
import { relaxationResultSchema } from "@/lib/trade-offs/relaxation";

async function shell(args: readonly string[], input: string) {
  const child = spawn(process.execPath, ["--import", "tsx", "cli/leeway.ts", ...args]);
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, err };
}

const lines = (out: string): Record<string, unknown>[] =>
  out
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const row = (model: string, highway: number, price: number) =>
  `Alpha,${model},2017,regular unleaded,150,4,AUTOMATIC,front wheel drive,4,N/A,Compact,Sedan,${highway},25,10,${price}`;

let folder = "";
let catalog = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "leeway-"));
  catalog = join(folder, "catalog.csv");
  await writeFile(catalog, [header, row("A", 38, 21_000), row("B", 41, 24_000), row("C", 35, 19_000), ""].join("\n"));
});
afterAll(() => rm(folder, { recursive: true }));

const question = {
  id: "q1",
  base: [{ slot: "make", op: "==", value: "Alpha" }],
  constraints: [
    { id: "price", slot: "msrp", op: "<=", value: 20_000, weight: 0.3 },
    { id: "highway", slot: "highwayMpg", op: ">=", value: 40, level: "nice" },
  ],
};

const either = [
  { slot: "highwayMpg", op: ">=", value: 45 },
  { slot: "msrp", op: "<=", value: 18_500 },
];

describe("leeway relax", { timeout: 30_000 }, () => {
  it("takes and gives alternatives as files write them", async () => {
    const asked = { constraints: [{ id: "either", slot: "highwayMpg", op: "any", of: either, weight: 0.4 }] };
    const { out } = await leeway(["relax", "--catalog", catalog], JSON.stringify(asked));
    expect(lines(out)).toMatchObject([
      {
        status: "relaxed",
        relaxed: [{ constraint: { op: "any", of: either } }],
        loosened: [{ changes: [{ to: { op: "any", of: [either[0], { ...either[1], value: 19_000 }] } }] }],
      },
    ]);
  });

  it("answers each line with what is given up and what remains", async () => {
    const { code, out, err } = await leeway(
      ["relax", "--catalog", catalog, "--method", "optimal"],
      JSON.stringify(question),
    );
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const [answer] = lines(out);
    expect(answer).toMatchObject({
      id: "q1",
      status: "relaxed",
      relaxed: [{ constraint: { id: "highway", weight: 0.1 }, action: "dropped" }],
      car: { model: "C" },
      matches: 1,
      loosened: [{ changes: [{ action: "loosened", to: { op: ">=", value: 35 } }] }],
      truncated: false,
    });
    expect(relaxationResultSchema.parse(answer).status).toBe("relaxed");
    expect(Object.keys((answer?.car ?? {}) as object)).toEqual(slotNames);
  });

  it("answers the other lines when some are malformed, and ends with 1", async () => {
    const { constraints } = question;
    const input = [
      "not json",
      JSON.stringify(question),
      "",
      JSON.stringify({ id: "bad", constraints: [{ slot: "colour", op: "==", value: "red" }] }),
      JSON.stringify({ constraints: [{ slot: "msrp", op: "<=", value: 30_000 }] }),
      JSON.stringify({ id: "twice", constraints: [...constraints, ...constraints] }),
    ].join("\n");
    const { code, out } = await shell(["relax", "--catalog", catalog], input);
    expect(code).toBe(1);
    expect(lines(out)).toMatchObject([
      { status: "invalid", reason: expect.stringMatching(/^line 1 is not JSON/) },
      { id: "q1", status: "relaxed" },
      { id: "bad", status: "invalid", reason: expect.stringMatching(/slot/) },
      { status: "satisfied", matches: 3 },
      { id: "twice", status: "invalid", reason: 'two constraints have the id "price"' },
    ]);
  });
});

describe("leeway relax --method formal", { timeout: 30_000 }, () => {
  const ask = (args: readonly string[], limits: readonly string[]) =>
    leeway(
      ["relax", "--catalog", catalog, "--method", "formal", ...args],
      [
        { ...question, limits },
        { ...question, id: "q2" },
      ]
        .map((line) => JSON.stringify(line))
        .join("\n"),
    );

  it("plays a shopper with limits and says in how many rounds cars were found, and how each loop ended", async () => {
    const { code, out, err } = await ask(["--agree", "limits"], ["highway"]);
    expect(code).toBe(0);
    expect(lines(out)).toMatchObject([
      { id: "q1", relaxed: [{ constraint: { id: "price" }, to: { value: 24_000 } }], repair: { end: "solved" } },
      { id: "q2", repair: { rounds: 1, end: "solved" } },
    ]);
    expect(err).toContain("products found within 10 rounds: 2 of 2 (100.0%)");
    const stuck = await ask(["--agree", "limits"], ["highway", "price"]);
    expect(lines(stuck.out)[0]).toMatchObject({ status: "exhausted", relaxed: [], repair: { end: "limits" } });
    expect(stuck.err).toContain("ends: limits 1, solved 1");
  });

  it("takes parts of the method away, and refuses limits and ablations it cannot know", async () => {
    const { out } = await ask(["--ablation", "no-solver", "--rounds", "5"], []);
    expect(lines(out)[0]).toMatchObject({ repair: { rounds: 1 } });
    expect((await ask(["--ablation", "blindfold"], [])).code).toBe(2);
    expect((await ask(["--ablation", "every"], [])).code).toBe(2);
    expect(lines((await ask(["--agree", "limits"], ["colour"])).out)[0]).toMatchObject({
      status: "invalid",
      reason: 'limits: there is no constraint "colour"',
    });
    expect((await leeway(["relax", "--catalog", catalog, "--agree", "limits"])).code).toBe(2);
  });
});

const dataFolder = process.env.AWARE_US_DATA ?? "";
const items = ["S1", "S2", "S3"].map((setting) => join(dataFolder, "aware-us", `${setting}.json`));
const hasData = dataFolder !== "" && items.every((file) => existsSync(file));
if (!hasData) console.info("AWARE_US_DATA is not set: the benchmark's relaxations are not compared here");

describe.skipIf(!hasData)("leeway relax on the benchmark", { timeout: 60_000 }, () => {
  it("prints the ablation of the formal method in one table", async () => {
    const args = [
      "relax",
      "--catalog",
      join(dataFolder, "catalog.csv"),
      "--items",
      items[0] ?? "",
      "--method",
      "formal",
    ];
    const { code, out } = await leeway([...args, "--agree", "order", "--ablation", "every"]);
    expect(code).toBe(0);
    expect(
      out
        .split("\n")
        .slice(2, 6)
        .map((row) => row.split(" ")[1]),
    ).toEqual(["whole", ...formalAblations]);
  });

  it("finds the relaxation and the car of every item", async () => {
    const args = ["relax", "--catalog", join(dataFolder, "catalog.csv"), "--items", items.join(",")];
    const { code, out, err } = await leeway(args);
    expect(code).toBe(0);
    expect(err).toBe("relaxations equal: 97 of 97\nproducts equal: 97 of 97\n");
    expect(lines(out)).toHaveLength(97);
  });
});
