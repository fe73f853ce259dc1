import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { describeConstraint } from "@/lib/constraints";
import { seededRandom } from "@/lib/random";
import { netRule, paidTogether } from "./amounts";
import { compileSheet } from "./compile/compile-sheet";
import { evaluate, lookIn } from "./evaluate";
import type { Program, RuleNode, Scalar } from "./program";
import { netTests, paidFor, residueOf } from "./residue";

const text: string = parse(readFileSync("domains/cars/rules/ev-incentive.yaml", "utf8")).text;

function programOf(text: string): Program {
  const { program } = compileSheet(text);
  if (!program) throw new Error("nothing was read");
  return program;
}

/** A rule depends on its limit alone, and takes longer to make than to evaluate. */
function rulesFor<Limit extends number>(program: Program, limits: readonly Limit[]): Record<Limit, RuleNode> {
  const rules = limits.map((limit) => [limit, netRule(program, limit, lookIn({}))]);
  return Object.fromEntries(rules);
}

describe("a price less what a sheet pays", () => {
  const program = programOf(text);

  it("is within a limit exactly where the sheet says so", () => {
    const random = seededRandom(1, "net");
    const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
    const limits = [30_000, 48_000, 50_000, 62_500, 64_000] as const;
    const rules = rulesFor(program, limits);
    for (let tries = 0; tries < 3000; tries++) {
      const limit = one(limits);
      const facts: Record<string, Scalar> = {
        filing_status: one(["single", "married filing jointly", "something else"]),
        income: one([40_000, 80_000, 110_000, 200_000]),
        fuel: one(["electric", "plug-in hybrid", "gasoline"]),
        body: one(["SUV", "sedan"]),
        new: one([true, false]),
        price: limit + one([-500, 0, 400, 1_500, 2_400, 3_000, 3_600, 4_000, 4_001]),
      };
      const paid = Number(evaluate(program.root, lookIn(facts)));
      expect(evaluate(rules[limit], lookIn(facts)), JSON.stringify({ limit, ...facts })).toBe(
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

describe("sheets that pay together", () => {
  const company =
    "The company pays $2,000 for a new electric car and $800 for a new hybrid. The price may be at most $55,000.";
  const town = "The town pays $500 for a new plug-in hybrid and $700 for a new electric car.";
  const programs = [text, company, town].map(programOf);
  const together = paidTogether(programs);

  it("pay what each pays alone, and a limit of the price holds exactly where the arithmetic says so", () => {
    const random = seededRandom(2, "together");
    const one = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
    if (!together) throw new Error("nothing pays");
    const limits = [30_000, 46_000, 48_000, 50_000, 55_000, 60_000] as const;
    const rules = rulesFor(together, limits);
    for (let tries = 0; tries < 3000; tries++) {
      const limit = one(limits);
      const facts: Record<string, Scalar> = {
        filing_status: one(["single", "married filing jointly", "something else"]),
        income: one([40_000, 80_000, 110_000, 200_000]),
        fuel: one(["electric", "plug-in hybrid", "hybrid", "gasoline"]),
        body: one(["SUV", "sedan"]),
        new: one([true, false]),
        price: limit + one([-500, 0, 500, 700, 800, 1_500, 2_000, 2_700, 3_000, 5_700, 6_700, 6_701]),
      };
      const paid = programs.reduce((sum, { root }) => sum + Number(evaluate(root, lookIn(facts))), 0);
      expect(evaluate(together.root, lookIn(facts))).toBe(paid);
      expect(evaluate(rules[limit], lookIn(facts)), JSON.stringify({ limit, ...facts })).toBe(
        Number(facts.price) - paid <= limit,
      );
    }
  });

  it("give a car what its kind gets", () => {
    const facts = { filing_status: "single", income: 60_000 };
    const paid = (product: Partial<CatalogProduct>) =>
      programs.map((each) => paidFor(each, facts, corpusVocabulary)(makeProduct({ position: 1, ...product })));
    expect(paid({ fuelType: "electric", msrp: 40_000, style: "Sedan" })).toEqual([3_000, 2_000, 700]);
    expect(paid({ fuelType: "electric", msrp: 56_000, style: "Sedan" })).toEqual([0, 0, 700]);
    expect(paid({ fuelType: "regular unleaded", msrp: 20_000, style: "Sedan" })).toEqual([0, 0, 0]);
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
