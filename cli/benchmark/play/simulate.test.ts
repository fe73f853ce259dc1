import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runLeeway as leeway } from "@/cli/testing/run-leeway";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
/** Expensive products are newer and thirstier, so wishes conflict. */
const rows = Array.from({ length: 60 }, (_, index) => {
  const size = ["Compact", "Midsize", "Large"][index % 3];
  const model = ["Uno", "Duo", "Trio"][index % 7 === 0 ? 0 : 1 + (index % 2)];
  const year = 2005 + (index % 12);
  return `Alpha,${model},${year},regular unleaded,${100 + index},4,AUTOMATIC,front wheel drive,4,N/A,${size},Sedan,${45 - Math.floor(index / 3)},${38 - Math.floor(index / 3)},10,${14_000 + index * 400}`;
});

let folder = "";
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "leeway-"));
  await writeFile(file("catalog.csv"), [header, ...rows].join("\n"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("leeway generate, simulate and report", { timeout: 60_000 }, () => {
  it("make items, let a shopper play them, and set runs side by side", async () => {
    const generate = [
      "generate",
      "--catalog",
      file("catalog.csv"),
      "--setting",
      "S3,K4",
      "--count",
      "2",
      "--seed",
      "5",
    ];
    const made = await leeway(generate);
    expect(made.code, made.err).toBe(0);
    expect((await leeway(generate)).out).toBe(made.out);
    const items = made.out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(items.map(({ setting }) => setting)).toEqual(["S3", "S3", "K4", "K4"]);
    await writeFile(file("items.jsonl"), made.out);

    const simulate = ["simulate", "--catalog", file("catalog.csv"), "--items", file("items.jsonl"), "--ask"];
    const played = await leeway([...simulate, "fixed-order", "--mode", "paraphrase", "--profile", "chatty"]);
    expect(played.code, played.err).toBe(0);
    const lines = played.out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatchObject({ id: items[0].id, style: "fixed-order", model: "paraphrase chatty" });
    expect(lines[4]).toMatchObject({ n: 4, burden: { questions: 3 } });
    expect((await leeway([...simulate, "fixed-order", "--mode", "paraphrase", "--profile", "chatty"])).out).toBe(
      played.out,
    );

    await writeFile(file("chatty.jsonl"), played.out);
    await writeFile(file("asked.jsonl"), (await leeway([...simulate, "adaptive"])).out);
    const runs = [file("chatty.jsonl"), file("asked.jsonl")];
    const report = await leeway(["report", ...runs, "--out", file("report"), "--title", "Two manners"]);
    expect(report.code, report.err).toBe(0);
    expect(report.out).toContain("# Two manners");
    expect(report.out).toContain("| chatty | asked | 4 | 4 |");
    expect((await readdir(file("report"))).sort()).toEqual(["asking.svg", "report.csv", "report.html", "report.md"]);
    expect(await readFile(file("report/report.md"), "utf8")).toBe(report.out.slice(0, -1));

    const submit = ["--submission", file("ours.json"), "--system", "ours", "--out", file("submitted")];
    const submitted = await leeway(["report", file("asked.jsonl"), ...submit]);
    expect(submitted.code, submitted.err).toBe(0);
    const theirs = (await readFile(file("ours.json"), "utf8")).replace('"ours"', '"theirs"');
    await writeFile(file("theirs.json"), theirs);
    const board = await leeway(["report", file("ours.json"), file("theirs.json"), "--out", file("board")]);
    expect(board.out).toMatch(/\| all, relaxation \| ours \| [\d.]+ \[.*\n\| all, relaxation \| theirs \|/);
    await writeFile(file("theirs.json"), theirs.replace("submission-1", "submission-9"));
    const refused = await leeway(["report", file("theirs.json"), "--out", file("board")]);
    expect(refused.err).toMatch(/theirs.json is no results file: format: /);
  });

  it.each([
    [["generate", "--setting", "S9"], /^There is no setting "S9"; known are S1, S2, S3,/],
    [["simulate", "--items", "nowhere.json"], /^There is no file nowhere.json.$/],
    [["report", "nowhere.jsonl"], /^There is no file nowhere.jsonl.$/],
  ])("refuse %j in one sentence", async (args, sentence) => {
    const catalog = args[0] === "report" ? [] : ["--catalog", file("catalog.csv")];
    const { code, err } = await leeway([...args, ...catalog]);
    expect(err.trim()).toMatch(sentence);
    expect(code).toBe(2);
  });
});
