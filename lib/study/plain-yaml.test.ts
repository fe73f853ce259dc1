import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { countingCalls } from "@/lib/testing/counted-calls";
import { parseConfiguration } from "./configuration/parse-configuration";
import { tooElaborate } from "./plain-yaml";

const example = readFileSync("docs/examples/study.yaml", "utf8");

const most = 59_000;
const filled = (text: string) => text.repeat(Math.floor(most / text.length));

it.each([
  ["aliases", filled("*a ")],
  ["aliases of an anchor", `a: &a [x]\nb: [${filled("*a, ")}*a]`],
  ["merged fields", `a: &a {x: 1}\nb:\n${filled("  <<: *a\n")}`],
  ["anchors", filled("&a ")],
  ["tags", filled("!!x ")],
  ["directives", filled("%Y\n")],
  ["lists in lists", filled("[")],
  ["groups in groups", filled("{a: ")],
  ["lists in lists, by dashes", filled("- ")],
  ["fields in fields", filled("? ")],
  ["fields in a line", filled("a: ")],
  ["different fields", Array.from({ length: 6000 }, (_, at) => `k${at}: 1`).join("\n")],
  ["empty lines", filled("\n")],
])("a text of 59 kB made of %s is refused with a sentence before it is read", async (_, text) => {
  let parsed = parseConfiguration(text);
  const calls = await countingCalls("", (count) =>
    count(() => {
      parsed = parseConfiguration(text);
    }),
  );
  // It took three seconds, at 100 ns per call.
  expect(calls).toBeLessThan(1_000_000);
  expect(parsed.ok).toBe(false);
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    { path: "", reason: expect.stringMatching(/^(has|is nested) more/) },
  ]);
});

it("takes the example, also with an alias, and JSON", () => {
  expect(tooElaborate(example)).toBeNull();
  expect(tooElaborate("a: &a [x]\nb: *a")).toBeNull();
  const parsed = parseConfiguration(example);
  expect(parsed.ok).toBe(true);
  expect(tooElaborate(JSON.stringify(parsed))).toBeNull();
  expect(tooElaborate(JSON.stringify(parsed, null, 2))).toBeNull();
});
