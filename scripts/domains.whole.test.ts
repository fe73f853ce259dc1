import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("docs/domains.md leads from a CSV to a pack with right types and tests in at most 20 steps", {
  timeout: 900_000,
}, () => {
  expect(readFileSync("docs/domains.md", "utf8").match(/^\d+\. /gm)?.length).toBeLessThanOrEqual(20);
  const args = ["scripts/testing/follow-domains.mjs", "docs/examples/kettles.csv", "--copy", "--no-app"];
  expect(execFileSync(process.execPath, args, { encoding: "utf8" })).toContain("Followed 13 steps for kettles.");
});
