import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { runLeeway } from "@/cli/testing/run-leeway";
import { defaultProducts } from "@/db/seed/default-catalog";
import { parseCatalog } from "@/lib/catalog/files/parse-catalog";

const folder = mkdtempSync(join(tmpdir(), "leeway-export-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("leeway catalog export", () => {
  it.each([
    ["list", []],
    ["today", ["--today"]],
  ] as const)("writes what every command reads back, at %s prices", async (prices, flags) => {
    const file = join(folder, `${prices}.csv`);
    const { out } = await runLeeway(["catalog", "export", file, ...flags]);
    expect(JSON.parse(out)).toMatchObject({ kind: "exported", cars: defaultProducts(prices).length });
    const parsed = await parseCatalog(readFileSync(file, "utf8"));
    if (parsed.kind === "unreadable") throw new Error(parsed.reason);
    expect(parsed.refusals).toEqual([]);
    expect(parsed.products).toEqual(defaultProducts(prices));
  });

  it("says in one sentence that a place cannot be written", async () => {
    expect((await runLeeway(["catalog", "export", join(folder, "none", "cars.csv")])).err).toContain(
      "cannot be written",
    );
  });
});
