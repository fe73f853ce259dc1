import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { defineCommand } from "citty";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { runCommandLine } from "@/cli/run-command";
import { readCommand } from "./read";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const row = "Honda,Civic,2017,regular unleaded,150,4,AUTOMATIC,front wheel drive,4,N/A,Compact,Sedan,38,28,10,21000";

const program = defineCommand({ meta: { name: "leeway" }, subCommands: { read: () => Promise.resolve(readCommand) } });

let folder = "";
let catalog = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "leeway-"));
  catalog = join(folder, "catalog.csv");
  await writeFile(catalog, [header, row, ""].join("\n"));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function read(args: readonly string[], input: string) {
  const written: string[] = [];
  const stdin = new PassThrough();
  stdin.end(input);
  vi.spyOn(process, "stdin", "get").mockReturnValue(stdin as unknown as typeof process.stdin);
  vi.spyOn(process.stdout, "write").mockImplementation((text) => written.push(String(text)) > 0);
  const said: string[] = [];
  const code = await runCommandLine(program, ["read", ...args], {
    out: (text) => said.push(text),
    err: (text) => said.push(text),
  });
  const out = written
    .join("")
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));
  return { code: code || Number(process.exitCode ?? 0), out, said: said.join("\n") };
}

describe("leeway read", () => {
  it("gives the shopper's whole state after the last turn", async () => {
    const line = {
      id: "a",
      turns: [
        { role: "user", content: "A Honda Civic under 25k" },
        { role: "assistant", content: "Which fuel?" },
        { role: "user", content: "I don't care. It must be an automatic though." },
      ],
    };
    const { code, out } = await read(["--catalog", catalog, "--weighting", "local"], JSON.stringify(line));
    expect(code).toBe(0);
    expect(out).toHaveLength(1);
    expect(out[0]).toMatchObject({ id: "a", noPreference: ["fuelType"], doubts: [] });
    const tests = out[0].constraints.map(({ slot, op, value }: Record<string, unknown>) => ({ slot, op, value }));
    expect(tests).toEqual([
      { slot: "make", op: "==", value: "Honda" },
      { slot: "model", op: "==", value: "Civic" },
      { slot: "msrp", op: "<=", value: 25000 },
      { slot: "transmission", op: "==", value: "AUTOMATIC" },
    ]);
  });

  it("shares weights that sum to 1 under the global weighting", async () => {
    const line = { id: "a", turns: [{ role: "user", content: "Honda is a must, a sedan would be nice" }] };
    const { out } = await read(["--catalog", catalog], JSON.stringify(line));
    const weights = out[0].constraints.map(({ weight }: { weight: number }) => weight);
    expect(weights.reduce((sum: number, each: number) => sum + each, 0)).toBeCloseTo(1, 9);
    expect(weights[0]).toBeGreaterThan(weights[1]);
  });

  it("answers a line it cannot read with the reason, reads the rest and exits 1", async () => {
    const good = JSON.stringify({ id: "b", turns: [{ role: "user", content: "a sedan" }] });
    const { code, out } = await read(["--catalog", catalog], `nonsense\n{"id":"x","turns":3}\n${good}\n`);
    expect(code).toBe(1);
    expect(out.map((each) => each.id)).toEqual([undefined, "x", "b"]);
    expect(out[0].error).toContain("line 1");
    expect(out[1].error).toContain("turns");
    expect(out[2].constraints).toHaveLength(1);
  });

  it("says in one sentence when the catalog is missing", async () => {
    const { code, said } = await read(["--catalog", join(folder, "none.csv")], "");
    expect(code).toBe(2);
    expect(said).toContain("There is no file");
  });
});
