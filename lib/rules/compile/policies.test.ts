import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { featureOf, type Scalar } from "@/lib/rules/program";
import { decide } from "@/lib/rules/testing/decide";
import { compileSheet, noneOfThem } from "./compile-sheet";

interface Policy {
  id: string;
  text: string;
  cases: { facts: Record<string, Scalar>; says: string; decides: Scalar }[];
}
const policies: Policy[] = ["policies", "policies-3"]
  .map((name) => readFileSync(`corpus/rules/${name}.jsonl`, "utf8"))
  .join("")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** What the compiled sheet says of a worked case; `undefined` where it can't say. */
function outcomeOf({ text }: Policy, given: Record<string, Scalar>): Scalar | undefined {
  const { program } = compileSheet(text);
  if (!program) return undefined;
  const facts = Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const options = featureOf(program, key)?.options;
      return [key, options && !options.includes(String(value)) ? noneOfThem : value];
    }),
  );
  const item = Object.fromEntries(Object.entries(facts).filter(([key]) => featureOf(program, key)?.subject === "item"));
  const verdict = decide(program, facts, item);
  return verdict.kind === "decided" ? verdict.value : undefined;
}

describe("policies other people wrote", () => {
  const outcomes = policies.flatMap((policy) =>
    policy.cases.map((each, index) => ({
      name: `${policy.id}.${index + 1}`,
      isWhole: compileSheet(policy.text).unread.length === 0,
      told: outcomeOf(policy, each.facts),
      decides: each.decides,
    })),
  );

  it("are decided as their worked cases say, wherever the whole sheet was read", () => {
    const whole = outcomes.filter(({ isWhole }) => isWhole);
    expect(whole.filter(({ told, decides }) => told !== decides)).toEqual([]);
    expect(whole.length).toBeGreaterThanOrEqual(33);
  });

  it("are never decided by a sentence that was not read", () => {
    const text = "Drivers shall blorp the frobnitz. No convertibles.";
    const { unread, read } = compileSheet(text);
    expect(unread.map((each) => each.text)).toEqual(["Drivers shall blorp the frobnitz"]);
    expect(read.map((span) => text.slice(...span))).toEqual(["No convertibles"]);
  });
});
