import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leewayCommand } from "@/cli/leeway-command";
import { runCommandLine } from "@/cli/run-command";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { seededRandom } from "@/lib/random";
import { measureContenders } from "./bench-measure";
import { latticeContender } from "./bench-rivals";
import { makeWorkload } from "./bench-workload";
import { scaledProducts } from "./scaled-products";

let folder = "";
const logged: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "leeway-"));
  logged.length = 0;
  vi.spyOn(console, "log").mockImplementation((text) => void logged.push(String(text)));
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

describe("leeway bench relax", { timeout: 60_000 }, () => {
  it("compares every way on the same questions and draws their times", async () => {
    const plot = join(folder, "bench.svg");
    const args = ["bench", "relax", "--rows", "200", "--wishes", "2,3", "--seconds", "1", "--plot", plot];
    const code = await runCommandLine(leewayCommand, args, { out: () => {}, err: (text) => logged.push(text) });
    expect([code, logged.join("\n")]).toEqual([0, expect.stringMatching(/^\| engine/)]);
    const table = logged.join("\n");
    const picture = await readFile(plot, "utf8");
    for (const way of [
      "2^k EXISTS, one by one",
      "2^k EXISTS, pipelined",
      "one SELECT with 2^k FILTERs",
      "k drop-one EXISTS",
      "one failing count(*)",
    ]) {
      expect(table).toContain(way);
      expect(picture).toContain(way);
    }
    expect(table.match(/lattice \| 1\.00x/g)).toHaveLength(8);
    expect([picture.slice(0, 5), picture.slice(-7)]).toEqual(["<svg ", "</svg>\n"]);
  });

  it("asks the same questions for the same seed", () => {
    const products = [
      ...scaledProducts([makeProduct(), makeProduct({ msrp: null, size: "Large" })], 20, seededRandom(3)),
    ];
    const ask = () => makeWorkload(products, "slice", 5, seededRandom(4));
    expect(ask()).toEqual(ask());
    expect(ask().soft).toHaveLength(5);
  });

  it("stops when a rival does not count as the lattice does", async () => {
    const lattice = latticeContender(createColumnReader([makeProduct()]));
    const wrong = { name: "wrong", run: async () => ({ counts: new Map([[0, 7]]) }) };
    const workload = { scope: "whole" as const, slice: [], soft: [] };
    const question = { engine: "columns", rows: 1, sliceRows: 1, workload };
    await expect(measureContenders(question, [lattice, wrong], 1)).rejects.toThrow(
      "wrong counts 7 where the lattice counts 1",
    );
  });

  it("leaves out what would take too long, and says so", async () => {
    const lattice = latticeContender(createColumnReader([makeProduct()]));
    const slow = { ...lattice, name: "slow", statements: () => 1e9 };
    const question = {
      engine: "columns",
      rows: 1,
      sliceRows: 1,
      workload: { scope: "whole" as const, slice: [], soft: [] },
    };
    const [, left] = await measureContenders(question, [lattice, slow], 1);
    expect(left).toMatchObject({ name: "slow", median: null, ratio: null, runs: 0 });
  });
});
