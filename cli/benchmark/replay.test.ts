import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runLeeway as leeway } from "@/cli/testing/run-leeway";
import { filesOf } from "./benchmark-files";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const row = (model: string, highway: number, price: number) =>
  `Alpha,${model},2017,regular unleaded,150,4,AUTOMATIC,front wheel drive,4,N/A,Compact,Sedan,${highway},25,10,${price}`;
const price = { column: "MSRP", op: "<=", value: 20_000 };
const highway = { column: "highway MPG", op: ">=", value: 40 };
const item = {
  id: "X-1",
  setting: "X",
  base: { Make: "Alpha" },
  constraints: [price, highway],
  weights: [
    { ...price, weight: 0.7 },
    { ...highway, weight: 0.3 },
  ],
  chosenRelaxation: highway,
  recommendedCar: { Make: "Alpha", Model: "C", Year: 2017, MSRP: 19_000 },
};
const transcript = {
  id: "X-1",
  setting: "X",
  model: "someone",
  method: "global",
  slots: ["MSRP", "highway MPG"],
  dialogue: [
    { role: "user", content: "I am looking for an Alpha." },
    { role: "assistant", content: "What is your budget, and how important is it?" },
    { role: "user", content: "At most $20,000, and I am not willing to compromise on that." },
    { role: "assistant", content: "What highway MPG do you want?" },
    { role: "user", content: "At least 40 highway MPG would be nice to have, I am very flexible there." },
  ],
  parsedBase: { Make: "Alpha" },
  parsedConstraints: [price],
  weights: [{ ...price, weight: 1 }],
  status: "SAT_no_relaxation",
  relaxed: null,
  recommendedCar: { Make: "Alpha", Model: "C" },
};

let folder = "";
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "leeway-"));
  await writeFile(
    file("catalog.csv"),
    [header, row("A", 38, 21_000), row("B", 41, 24_000), row("C", 35, 19_000)].join("\n"),
  );
  await writeFile(file("items.json"), JSON.stringify([item]));
  await writeFile(file("transcripts.json"), JSON.stringify([transcript]));
});
beforeAll(async () => {
  await mkdir(file("mixed"));
  await writeFile(file("mixed/items.json"), JSON.stringify([item]));
  await writeFile(file("mixed/cues.json"), JSON.stringify([{ id: "X-1", agrees: true }]));
});
afterAll(() => rm(folder, { recursive: true }));

describe("leeway replay", { timeout: 120_000 }, () => {
  const args = () => ["--catalog", file("catalog.csv"), "--items", file("items.json"), "--transcripts"];

  it("reads the recorded answers and decides anew: a line a dialogue, then the summary", async () => {
    const { code, out, err } = await leeway(["replay", ...args(), file("transcripts.json"), "--method", "optimal"]);
    expect(code, err).toBe(0);
    const [line, summary, ...rest] = out
      .trim()
      .split("\n")
      .map((each) => JSON.parse(each));
    expect(rest).toEqual([]);
    expect(line).toMatchObject({
      id: "X-1",
      status: "relaxed",
      relaxed: [highwayWish],
      relaxMatch: true,
      carMatch: true,
    });
    expect(summary).toMatchObject({ n: 1, relaxMatch: { count: 1, rate: 1 }, slotCompletion: { count: 2, rate: 1 } });
    expect(err).toContain("| someone | optimal | global | all | 1 | 100.0 [");
  });

  it("keeps results and every dialogue turn by turn in files, each named by item, speaker and style", async () => {
    const kept = [...args(), file("transcripts.json"), "--out", file("kept/run.jsonl")];
    const { code, out, err } = await leeway(["replay", ...kept]);
    expect(code, err).toBe(0);
    const plain = await leeway(["replay", ...args(), file("transcripts.json")]);
    expect(await readFile(file("kept/run.jsonl"), "utf8")).toBe(plain.out);
    expect(out).toBe(`${plain.out.trim().split("\n").at(-1)}\n`);
    const [dialogue] = (await readFile(file("kept/run.dialogues.ndjson"), "utf8")).trim().split("\n");
    const { id, turns } = JSON.parse(dialogue ?? "");
    expect(id).toBe("X-1 someone global");
    expect(turns.at(-1)).toMatchObject({ status: "relaxed", given: [highwayWish] });
    expect(turns.at(-1).wishes.map(({ slot }: { slot: string }) => slot)).toContain("highwayMpg");
    expect(JSON.parse(plain.out.trim().split("\n").at(-1) ?? "").catalog).toMatchObject({ size: 3 });
  });

  it("takes the item files of a folder and says which files hold something else", async () => {
    const words = ["replay", "--catalog", file("catalog.csv"), "--items", file("mixed"), "--transcripts"];
    const { code, out, err } = await leeway([...words, file("transcripts.json")]);
    expect(code, err).toBe(0);
    expect(out.trim().split("\n")).toHaveLength(2);
    expect(err).toMatch(/cues.json is passed over: no entry of it has "base"./);
  });

  it("takes recorded constraints and the published rules when told to", async () => {
    const { out } = await leeway([
      "replay",
      ...args(),
      file("transcripts.json"),
      "--weights",
      "recorded",
      "--method",
      "global-released",
    ]);
    expect(JSON.parse(out.split("\n")[0] ?? "")).toMatchObject({
      status: "satisfied",
      miss: "target-missing",
      silentDrop: true,
    });
  });

  it.each([
    ["a missing file", ["nowhere.json"], /^There is no file nowhere.json.$/m, 2],
    ["items for transcripts", [], /is no transcript file: 0.model/, 1],
  ])("refuses %s with one sentence", async (_, extra, sentence, expected) => {
    const { code, err } = await leeway(["replay", ...args(), ...(extra.length > 0 ? extra : [file("items.json")])]);
    expect(err).toMatch(sentence);
    expect(code).toBe(expected);
  });
});

const highwayWish = { slot: "highwayMpg", op: ">=", value: 40 };

describe("files of a flag", () => {
  it("are the words that follow it, up to the next flag", () => {
    const words = ["--items", "a", "b", "--transcripts=c", "d", "--method", "x"];
    expect(filesOf(words, "items")).toBe("a,b");
    expect(filesOf(words, "transcripts")).toBe("c,d");
    expect(filesOf(words, "seed")).toBe("");
  });
});

const data = process.env.AWARE_US_DATA ?? "";
const hasData = data !== "" && existsSync(join(data, "aware-us", "transcripts"));
if (!hasData) console.info("AWARE_US_DATA is not set: the released answers are not replayed here");

describe.skipIf(!hasData)("leeway replay on the released dialogues", { timeout: 60_000 }, () => {
  it("holds the published figures against its own", async () => {
    const items = join(data, "aware-us");
    const transcripts = join(data, "aware-us", "transcripts");
    const { code, out } = await leeway(
      ["replay", "--catalog", join(data, "catalog.csv"), "--items", items, "--transcripts", transcripts].concat(
        "--check-published",
      ),
    );
    expect(out).toContain("Every figure comes out.");
    expect(code).toBe(0);
  });
});
