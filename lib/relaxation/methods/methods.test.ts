import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Constraint } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { problemOf } from "@/lib/relaxation/problem";
import { literalMatches, literalOutcomes } from "@/lib/relaxation/testing/literal-relaxation";
import { problemArbitrary, type RandomProblem } from "@/lib/relaxation/testing/problem.arbitrary";
import type { Choice } from "./choice";
import { manual, none, random } from "./controls";
import { global } from "./global";
import { greedy } from "./greedy";
import { hybrid } from "./hybrid";
import { local } from "./local";
import { optimal } from "./optimal";
import { pairwise } from "./pairwise";

const methods = [optimal, local, global, pairwise, greedy, hybrid] as const;
const key = (ids: readonly string[]) => [...ids].sort().join(" ");

async function problemFor({ products, constraints }: RandomProblem) {
  return problemOf(await createColumnReader(products).lattice([], constraints), constraints);
}

describe.each(methods)("method $name", ({ name, choose }) => {
  it.each([
    ["weights", false],
    ["intervals", true],
  ])("ends where its literal twin ends, with %s", async (_, intervals) => {
    await fc.assert(
      fc.asyncProperty(problemArbitrary({ most: 4, intervals }), async (drawn) => {
        fc.pre(drawn.products.length > 0);
        expectTwin(choose(await problemFor(drawn)), name, drawn);
      }),
      { seed: 12, numRuns: 250 },
    );
  });
});

function expectTwin(
  choice: Choice,
  method: (typeof methods)[number]["name"],
  { products, constraints }: RandomProblem,
): void {
  if (literalMatches(products, constraints, []) > 0) {
    expect(choice.kind).toBe("satisfied");
    return;
  }
  const outcomes = literalOutcomes[method]?.(products, constraints) ?? [];
  const ends = [...new Set(outcomes.map(key))].sort();
  const matches = (end: string) => literalMatches(products, constraints, end.split(" "));
  if (ends.every((end) => matches(end) === 0)) {
    expect(choice.kind).toBe("exhausted");
  } else if (ends.length === 1) {
    expect(choice.kind).toBe("relaxed");
    expect(choice.kind === "relaxed" && key(choice.dropped)).toBe(ends[0]);
  } else {
    if (choice.kind !== "undecided") throw new Error(`${choice.kind}, but the ends are ${ends.join(", ")}`);
    expect(choice.tied.map(key).sort()).toEqual(ends);
    const most = Math.max(...ends.map(matches));
    expect(matches(key(choice.pick ?? []))).toBe(most);
  }
}

const wishes = (...weights: number[]): Constraint[] =>
  (["make", "style", "size"] as const)
    .slice(0, weights.length)
    .map((slot, index) => toConstraint({ id: slot, slot, op: "==", value: "wanted", weight: weights[index] ?? 0 }));
const wanted = { make: "wanted", style: "wanted", size: "wanted" };

describe("what the sources say about one case", () => {
  it("local keeps an earlier drop that did not help, and reports it", async () => {
    const products = [makeProduct({ ...wanted, style: "other" })];
    const problem = await problemFor({ products, constraints: wishes(0.1, 0.3, 0.9) });
    expect(local.choose(problem)).toMatchObject({ kind: "relaxed", dropped: ["make", "style"] });
    expect(optimal.choose(problem)).toMatchObject({ kind: "relaxed", dropped: ["style"] });
    expect(global.choose(problem)).toMatchObject({ kind: "exhausted" });
    expect(hybrid.choose(problem)).toMatchObject({ kind: "relaxed", dropped: ["style"] });
  });

  it("local finds ends however many wishes tie", async () => {
    const constraints = Array.from({ length: 20 }, (_, index) =>
      toConstraint({ id: `w${index}`, slot: "year", op: ">=", value: 2030 + index, weight: 0.5 }),
    );
    const choice = local.choose(await problemFor({ products: [makeProduct({ year: 2041 })], constraints }));
    // The product has twelve of the years, so every set holds the eight others.
    if (choice.kind !== "undecided") throw new Error(`unexpectedly ${choice.kind}`);
    for (const tied of choice.tied) {
      for (let index = 12; index < 20; index++) expect(tied).toContain(`w${index}`);
    }
  });

  it("greedy takes the drop that leaves the fewest cars, and a pair only when no single drop helps", async () => {
    const constraints = wishes(0.9, 0.1);
    const single = await problemFor({
      products: [
        makeProduct({ make: "wanted" }),
        makeProduct({ make: "wanted", position: 1 }),
        makeProduct({ style: "wanted", position: 2 }),
      ],
      constraints,
    });
    expect(greedy.choose(single)).toMatchObject({ kind: "relaxed", dropped: ["make"] });
    const pair = await problemFor({ products: [makeProduct()], constraints });
    expect(greedy.choose(pair)).toMatchObject({ kind: "relaxed", dropped: ["make", "style"] });
  });

  it("the controls recommend nothing: none says nothing, manual lists everything", async () => {
    const products = [
      makeProduct({ ...wanted, style: "other" }),
      makeProduct({ ...wanted, make: "other", position: 1 }),
    ];
    const problem = await problemFor({ products, constraints: wishes(0.1, 0.3, 0.9) });
    expect(none.choose(problem)).toEqual({ kind: "exhausted", trace: [] });
    expect(manual.choose(problem)).toMatchObject({ kind: "undecided", tied: [["make"], ["style"]], pick: null });
  });

  it("random draws each of the smallest working drops equally often, and needs a source", async () => {
    const products = [
      makeProduct({ ...wanted, style: "other" }),
      makeProduct({ ...wanted, make: "other", position: 1 }),
    ];
    const problem = await problemFor({ products, constraints: wishes(0.1, 0.3, 0.9) });
    const drawn = Array.from({ length: 100 }, (_, index) => {
      const choice = random.choose(problem, () => index / 100);
      return choice.kind === "relaxed" ? key(choice.dropped) : choice.kind;
    });
    expect(drawn.filter((each) => each === "make")).toHaveLength(50);
    expect(drawn.filter((each) => each === "style")).toHaveLength(50);
    expect(() => random.choose(problem)).toThrow(TypeError);
  });

  it("overlapping intervals leave the choice open, intervals apart do not", async () => {
    const products = [
      makeProduct({ ...wanted, style: "other" }),
      makeProduct({ ...wanted, make: "other", position: 1 }),
    ];
    const open = wishes(0.3, 0.4).map(
      (each): Constraint => ({ ...each, interval: [each.weight - 0.06, each.weight + 0.06] }),
    );
    expect(optimal.choose(await problemFor({ products, constraints: open })).kind).toBe("undecided");
    const apart = open.map((each): Constraint => ({ ...each, interval: [each.weight - 0.04, each.weight + 0.04] }));
    expect(optimal.choose(await problemFor({ products, constraints: apart }))).toMatchObject({
      kind: "relaxed",
      dropped: ["make"],
    });
  });
});
