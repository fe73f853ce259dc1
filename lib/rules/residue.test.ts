import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { describeConstraint } from "@/lib/constraints";
import { compileSheet } from "./compile/compile-sheet";
import type { Facts } from "./evaluate";
import { residueOf } from "./residue";

function testsOf(text: string, facts: Facts) {
  const { program } = compileSheet(text);
  if (!program) throw new Error("nothing was read");
  const { tests, untold } = residueOf(program, facts, corpusVocabulary);
  return {
    says: tests.map(({ predicate, span }) => [describeConstraint(predicate), text.slice(...span)]),
    untold,
    tests,
  };
}

const policy =
  "Managers may choose a hybrid or electric car up to $45,000. Everyone else may choose any car up to $35,000. No convertibles.";

describe("what a sheet leaves to the cars", () => {
  it("is one test with alternatives over two slots for a manager, each with its sentence", () => {
    const { says, tests } = testsOf(policy, { grade: "manager" });
    expect(tests[0]?.predicate).toEqual({
      slot: "marketCategory",
      op: "any",
      value: [
        { slot: "marketCategory", op: "==", value: "Hybrid" },
        { slot: "fuelType", op: "==", value: "electric" },
      ],
    });
    expect(says.map(([, quote]) => quote)).toEqual([
      "Managers may choose a hybrid or electric car up to $45,000",
      "Managers may choose a hybrid or electric car up to $45,000",
      "No convertibles",
    ]);
    expect(tests[1]?.predicate).toEqual({ slot: "msrp", op: "<=", value: 45000 });
  });

  it("comes from the same program for everyone else", () => {
    const { tests } = testsOf(policy, { grade: "something else" });
    expect(tests.map(({ predicate }) => predicate)).toEqual([
      { slot: "msrp", op: "<=", value: 35000 },
      { slot: "style", op: "!=", value: "Convertible" },
    ]);
  });

  it("keeps an exception as an alternative", () => {
    const { tests } = testsOf("We spend no more than $28,000, unless it is electric; then up to $34,000 is fine.", {});
    expect(tests.map(({ predicate }) => predicate.op)).toEqual(["any", "any"]);
  });

  it("names the rules the catalog can't check", () => {
    expect(testsOf("No black cars. No coupes.", {}).untold).toEqual([[0, 13]]);
  });
});
