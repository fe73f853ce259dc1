import { describe, expect, it } from "vitest";
import { defaultColumns, defaultProducts } from "@/db/seed/default-catalog";
import { catalogChecksum } from "@/lib/catalog/files/checksum";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { dryRun } from "@/lib/study/dry-run/dry-run";
import { launchReport, leastDiffering, reach } from "@/lib/study/dry-run/launch-findings";

const example = exampleConfiguration();

describe("the example study", () => {
  it("names the catalog that ships; `npm run docs:reference` writes its checksum", () => {
    expect(example.catalog.checksum).toBe(catalogChecksum(defaultProducts()));
  });

  it("passes its dry run: cards that can be measured, arms that decide, differ, and reach neither floor nor ceiling", async () => {
    const catalog = defaultColumns();
    const tools = { catalog, preferences: createEmbeddedReader(), now: () => 0 };
    const run = await dryRun(example, tools, { spoken: ["card", "terse"] });
    expect(run.scenarios.length).toBeGreaterThanOrEqual(10);
    expect(run.differ).toBeGreaterThanOrEqual(leastDiffering);
    for (const { id, advises, decides, trials, asks, agreement } of run.arms) {
      expect(asks, id).toBe(0);
      if (!advises) continue;
      expect(decides, id).toBe(trials);
      expect(agreement, id).toBeGreaterThanOrEqual(reach.floor);
      expect(agreement, id).toBeLessThanOrEqual(reach.ceiling);
    }
    for (const { id, coverage } of run.scenarios) expect(coverage, id).toBe(1);
    const findings = await launchReport(example, { run, catalog, access: { allows: () => false, hasModel: false } });
    expect(findings.filter(({ level }) => level === "stop")).toEqual([]);
  }, 60_000);
});
