import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runLeeway as leeway } from "@/cli/testing/run-leeway";

function start(args: readonly string[]) {
  const child = spawn(process.execPath, ["--import", "tsx", "cli/leeway.ts", ...args]);
  child.stdin.end();
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  return { child, ended, said: Promise.all([text(child.stdout), text(child.stderr)]) };
}

async function shell(args: readonly string[]): Promise<{ code: number | null; out: string; err: string }> {
  const { ended, said } = start(args);
  const [out, err] = await said;
  return { code: await ended, out, err };
}

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const rows = Array.from({ length: 240 }, (_, index) => {
  const make = ["Alpha", "Beta", "Gamma", "Delta"][index % 4];
  const size = ["Compact", "Midsize", "Large"][index % 3];
  const year = 2005 + (index % 12);
  return `${make},M${index % 7},${year},regular unleaded,${100 + index},4,AUTOMATIC,front wheel drive,4,N/A,${size},Sedan,${45 - Math.floor(index / 12)},${38 - Math.floor(index / 12)},10,${14_000 + index * 100}`;
});

let folder = "";
const file = (name: string) => join(folder, name);
const simulate = (out: string, ...more: string[]) => [
  ...["simulate", "--catalog", file("catalog.csv"), "--items", file("items.jsonl"), "--out", file(out)],
  ...["--workers", "1", ...more],
];
const inTwo = (out: string) => simulate(out).with(-1, "2");

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "leeway-"));
  await writeFile(file("catalog.csv"), [header, ...rows].join("\n"));
  const made = await leeway(["generate", "--catalog", file("catalog.csv"), "--setting", "S3,K3,K4", "--count", "2"]);
  await writeFile(file("items.jsonl"), made.out);
}, 60_000);
afterAll(() => rm(folder, { recursive: true }));

async function killAt(out: string, lines: number): Promise<void> {
  const { child, ended } = start(simulate(out));
  const part = file(`${out}.part`);
  for (;;) {
    const written = existsSync(part) ? (await readFile(part, "utf8")).split("\n").length - 1 : 0;
    if (written >= lines) break;
    await wait(15);
  }
  child.kill("SIGKILL");
  await ended;
}

describe("leeway simulate --out", { timeout: 120_000 }, () => {
  it("ends with the same files when it is killed halfway and started again, in more processes", async () => {
    expect((await leeway(simulate("whole.jsonl"))).code).toBe(0);
    await killAt("cut.jsonl", 2);
    expect(existsSync(file("cut.jsonl"))).toBe(false);
    const part = await readFile(file("cut.jsonl.part"), "utf8");
    expect(part.split("\n").length - 1).toBeLessThan(6);
    await writeFile(file("cut.jsonl.part"), `${part}{"line":{"id":"S3-`);
    const resumed = await shell(inTwo("cut.jsonl"));
    expect(resumed.code, resumed.err).toBe(0);
    expect(resumed.err).toMatch(/goes on after \d+ of 6/);
    for (const name of [".jsonl", ".dialogues.ndjson"]) {
      expect(await readFile(file(`cut${name}`), "utf8")).toBe(await readFile(file(`whole${name}`), "utf8"));
    }
    expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("says where results come from", async () => {
    const whole = await readFile(file("whole.jsonl"), "utf8");
    const { run } = JSON.parse(whole.trim().split("\n").at(-1) ?? "");
    expect(run).toMatchObject({ seed: 1, items: { count: 6 }, versions: { leeway: "0.1.0" } });
    expect(run.configHash).toMatch(/^[0-9a-f]{64}$/);
    expect(run.catalog).toMatchObject({
      name: "catalog.csv",
      size: 240,
      checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it("leaves a finished run alone, and refuses to mix it with another making", async () => {
    const again = await leeway(simulate("whole.jsonl"));
    expect([again.code, again.out]).toEqual([0, ""]);
    expect(again.err).toContain("is there already");
    const other = await leeway(simulate("whole.jsonl", "--seed", "2"));
    expect(other.code).toBe(1);
    expect(other.err).toMatch(/was made with other settings/);
  });

  it("runs every combination of choices into a folder, a file each", async () => {
    const grid = await leeway(
      simulate("grid", "--method", "optimal,local", "--weighting", "own,pairwise", "--ask", "never", "--setting", "S3"),
    );
    expect(grid.code, grid.err).toBe(0);
    const results = (await readdir(file("grid"))).filter((name) => name.endsWith(".jsonl"));
    expect(results.sort()).toEqual(
      ["local_own", "local_pairwise", "optimal_own", "optimal_pairwise"].map(
        (name) => `${name}_embedded_never_verbatim_plain_b8_s1.jsonl`,
      ),
    );
    const report = await leeway([
      "report",
      ...results.map((name) => join(file("grid"), name)),
      "--out",
      file("report"),
    ]);
    expect(report.code, report.err).toBe(0);
  });

  it("refuses several runs without a folder, and choices nobody knows", async () => {
    const both = ["simulate", "--catalog", file("catalog.csv"), "--items", file("items.jsonl"), "--method"];
    expect(await leeway([...both, "optimal,greedy"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--out FOLDER/),
    });
    expect(await leeway([...both, "best"])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/--method.*not "best"/),
    });
  });
});
