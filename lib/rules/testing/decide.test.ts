import { describe, expect, it } from "vitest";
import { fewest } from "@/lib/rules/asking";
import { compileSheet } from "@/lib/rules/compile/compile-sheet";
import type { Facts } from "@/lib/rules/evaluate";
import type { Program } from "@/lib/rules/program";
import { decide } from "./decide";

const policy =
  "Managers may choose a hybrid or electric car up to $45,000. Everyone else may choose any car up to $35,000. No convertibles.";
const program = programOf(policy);

function programOf(text: string): Program {
  const { program: compiled, unread } = compileSheet(text);
  expect(unread).toEqual([]);
  if (!compiled) throw new Error("nothing was read");
  return compiled;
}

describe("a decision", () => {
  it("asks for the one fact that is missing, and points at the words that need it", () => {
    const verdict = decide(program, {});
    expect(verdict).toMatchObject({ kind: "missing", key: "grade" });
    if (verdict.kind === "missing") expect(policy.slice(...verdict.span)).toBe("Managers");
  });

  it("leaves the rest to the items once the shopper is known", () => {
    expect(decide(program, { grade: "manager" })).toEqual({ kind: "open" });
  });

  it("ends early where no unknown fact can change it", () => {
    const convertible = { body: "convertible", price: 20000, fuel: "gasoline" };
    expect(decide(program, {}, convertible)).toEqual({ kind: "decided", value: false });
    expect(decide(program, {}, { body: "sedan", price: 33000, fuel: "hybrid" })).toMatchObject({ kind: "decided" });
  });

  it("says so where nobody can tell", () => {
    expect(decide(program, { grade: null })).toMatchObject({ kind: "undecided" });
  });

  it("asks each member of the household, and no more than it needs", () => {
    const family = programOf("If anyone in the household is over 75, the car must have at least four doors.");
    const coupe = { doors: 2 };
    const asked = (facts: Facts) => decide(family, facts, coupe);
    expect(asked({})).toMatchObject({ kind: "missing", key: "household_size" });
    expect(asked({ household_size: 2 })).toMatchObject({ kind: "missing", key: "age#1" });
    expect(asked({ household_size: 2, "age#1": 40 })).toMatchObject({ kind: "missing", key: "age#2" });
    expect(asked({ household_size: 2, "age#1": 80 })).toMatchObject({ kind: "decided", value: false });
    expect(decide(family, {}, { doors: 4 })).toMatchObject({ kind: "decided", value: true });
  });
});

describe("the order of fewest questions", () => {
  it("asks first what spares the other questions", () => {
    const loan = programOf(
      "Employees may get a car loan only if they have worked here for at least 12 months and earn at least $36,000 a year. Employees with a disability permit are exempt.",
    );
    expect(decide(loan, {})).toMatchObject({ key: "disability_permit" });
    const last = programOf(
      "Applicants filing as single qualify only if their income is at most $100,000 or they have a home charger.",
    );
    expect(decide(last, {}, undefined, fewest)).toMatchObject({ kind: "missing" });
  });
});
