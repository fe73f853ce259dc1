import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leewayCommand } from "@/cli/leeway-command";
import { runCommandLine } from "@/cli/run-command";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const rows = Array.from({ length: 40 }, (_, index) => {
  const [size, price, highway] = [
    ["Compact", "Large"][index % 2],
    15_000 + ((index * 37) % 40) * 500,
    20 + (index % 17),
  ];
  return `Alpha,M${index},${2010 + (index % 7)},regular unleaded,${120 + index},4,AUTOMATIC,front wheel drive,4,N/A,${size},Sedan,${highway},20,10,${price}`;
});

let folder = "";
let catalog = "";
const logged: string[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "leeway-"));
  catalog = join(folder, "catalog.csv");
  await writeFile(catalog, [header, ...rows, ""].join("\n"));
  logged.length = 0;
  vi.spyOn(console, "log").mockImplementation((text) => void logged.push(String(text)));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const run = (args: readonly string[]) =>
  runCommandLine(leewayCommand, ["compare-methods", ...args], { out: () => {}, err: (text) => logged.push(text) });

describe("leeway compare-methods", { timeout: 30_000 }, () => {
  it("prints the matrix, draws it and writes a line a state, the same for the same seed", async () => {
    const args = ["--catalog", catalog, "--states", "12", "--seed", "3", "--out", join(folder, "a")];
    expect(await run(args)).toBe(0);
    const first = logged.join("\n");
    expect(first).toContain("| optimal | local | global | pairwise | greedy | hybrid | formal | random |");
    const lines = (await readFile(join(folder, "a", "states.jsonl"), "utf8")).trim().split("\n");
    expect(lines).toHaveLength(12);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ id: "state-1", verdicts: { optimal: { status: "relaxed" } } });
    logged.length = 0;
    await run(args);
    expect(logged.join("\n")).toBe(first);
  });

  it("refuses a range of wishes that makes no sense", async () => {
    expect(await run(["--catalog", catalog, "--wishes", "6-3"])).toBe(2);
    expect(logged.at(-1)).toContain("from 1 to 8");
  });
});
