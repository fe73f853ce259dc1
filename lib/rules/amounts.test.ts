import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { describeConstraint } from "@/lib/constraints";
import { seededRandom } from "@/lib/random";
import { netRule } from "./amounts";
import { compileSheet } from "./compile/compile-sheet";
import { evaluate, lookIn } from "./evaluate";
import type { Program, Scalar } from "./program";
import { netTests, residueOf } from "./residue";

const text: string = parse(readFileSync("domains/cars/rules/ev-incentive.yaml", "utf8")).text;

function programOf(text: string): Program {
  const { program } = compileSheet(text);
  if (!program) throw new Error("nothing was read");
  return program;
}

describe("a price less what a sheet pays", () => {
  const program = programOf(text);

  it("is within a limit exactly where the sheet says so", () => {
    const random = seededRandom(1, "net");
    const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
    for (let tries = 0; tries < 3000; tries++) {
      const limit = one([30_000, 48_000, 50_000, 62_500, 64_000]);
      const facts: Record<string, Scalar> = {
        filing_status: one(["single", "married filing jointly", "something else"]),
        income: one([40_000, 80_000, 110_000, 200_000]),
        fuel: one(["electric", "plug-in hybrid", "gasoline"]),
        body: one(["SUV", "sedan"]),
        new: one([true, false]),
        price: limit + one([-500, 0, 400, 1_500, 2_400, 3_000, 3_600, 4_000, 4_001]),
      };
      const paid = Number(evaluate(program.root, lookIn(facts)));
      expect(evaluate(netRule(program, limit, lookIn({})), lookIn(facts)), JSON.stringify({ limit, ...facts })).toBe(
        Number(facts.price) - paid <= limit,
      );
    }
  });

  it("is one wish for each amount that may be paid", () => {
    const facts = { filing_status: "single", income: 60_000, new: true };
    const says = (limit: number) => netTests(program, facts, corpusVocabulary, limit).map(describeConstraint);
    expect(says(30_000)).toEqual(["up to $33,000", "electric or up to $30,000"]);
    expect(says(48_000)).toEqual([
      "up to $51,000",
      "SUV, pickup or van, or up to $50,000",
      "electric or up to $48,000",
    ]);
  });
});

describe("a limit of prices that one may exceed at one's own cost", () => {
  const sheet =
    "Managers may choose a hybrid or electric car up to $45,000. Everyone else may choose any car up to $35,000. Employees may pay the difference themselves, up to $75 a month over 48 months.";

  it("rises with what the shopper pays each month, and no further than the sheet says", () => {
    const limit = (share: number) => residueOf(programOf(sheet), { grade: "staff" }, corpusVocabulary, share).tests;
    expect([0, 50, 75, 200].map((share) => limit(share)[0]?.predicate.value)).toEqual([35_000, 37_400, 38_600, 38_600]);
  });
});
