import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tickAct, tickedValues } from "@/components/constraints/filter/filter-editors";
import { type Constraint, describeConstraint, type Edit } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { toConstraint } from "@/lib/constraints/constraint";
import type { Act } from "@/lib/dialogue/state/act";
import { editsOfAct } from "@/lib/dialogue/state/edits-of-act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { optimisticWishes } from "./optimistic-wishes";

const none: readonly WishView[] = [];

function wish(input: Parameters<typeof toConstraint>[0]): WishView {
  return { constraint: toConstraint(input), label: "", text: "", unit: "", gain: 3, drawing: { bars: [] } };
}

describe("wishes ahead of their reply", () => {
  it("keep every tick, however fast they follow, and in whichever order replies would come", () => {
    let wishes = none;
    for (const value of ["SUV", "Wagon", "Sedan", "Wagon", "Hatchback"]) {
      const ticked = tickedValues(wishes, "style", "any");
      wishes = optimisticWishes(wishes, tickAct(wishes, { slot: "style", mode: "any", ticked, value }));
    }
    expect(tickedValues(wishes, "style", "any")).toEqual(["SUV", "Sedan", "Hatchback"]);
    expect(wishes).toHaveLength(1);
  });

  it("take on another bound and no longer say that they gave way", () => {
    const gave: WishView = {
      ...wish({ slot: "highwayMpg", op: ">=", value: 35, level: "nice" }),
      gaveWay: { action: "loosened", from: "35", to: "33" },
      askedText: "35 mpg or more",
    };
    const change: Act = { kind: "edit-constraint", edit: { kind: "change", id: gave.constraint.id, value: 30 } };
    const [changed] = optimisticWishes([gave], change);
    expect(changed?.text).toBe("30 mpg or more");
    expect(changed?.constraint.level).toBe("nice");
    expect(changed?.gaveWay).toBeUndefined();
  });

  it("turn a bound round under the name it has from then on", () => {
    const wishes = [wish({ slot: "msrp", op: "<=", value: 20_000 })];
    const act: Act = { kind: "edit-constraint", edit: { kind: "change", id: "msrp:<=", op: ">=", value: 15_000 } };
    expect(optimisticWishes(wishes, act).map(({ constraint }) => constraint.id)).toEqual(["msrp:>="]);
  });

  it("are those the server comes to, whatever is pressed and however fast", () => {
    const known: Constraint[] = [
      toConstraint({ slot: "msrp", op: "<=", value: 20_000, level: "strong", interval: [0.5, 0.9] }),
      toConstraint({ slot: "year", op: ">=", value: 2018, level: "nice" }),
      toConstraint({ slot: "year", op: "<=", value: 2022 }),
      toConstraint({ slot: "style", op: "in", value: ["Wagon", "Sedan"], locked: true }),
      toConstraint({ slot: "marketCategory", op: "==", value: "Hybrid" }),
    ];
    const id = fc.constantFrom(...known.map((each) => each.id), "msrp:>=", "style:not", "nothing");
    const values = fc.constantFrom<Extract<Edit, { kind: "change" }>["value"]>(
      7000,
      "Luxury",
      ["Wagon"],
      ["Coupe", "SUV"],
    );
    const edit: fc.Arbitrary<Edit> = fc.oneof(
      fc.constantFrom(...known).map((constraint) => ({ kind: "add" as const, constraint })),
      fc.record({ kind: fc.constant("change" as const), id, value: values }),
      fc.record({
        kind: fc.constant("change" as const),
        id,
        value: values,
        op: fc.constantFrom(">=", "<=", "in", "=="),
      }),
      fc.record({ kind: fc.constant("remove" as const), id }),
      fc.record({ kind: fc.constant("weigh" as const), id, weight: fc.constantFrom(0.1, 0.55, 0.95) }),
      fc.record({ kind: fc.constant("lock" as const), id, locked: fc.boolean() }),
      fc.constantFrom("msrp" as const, "style" as const).map((slot) => ({ kind: "no-preference" as const, slot })),
    );
    const act = fc.oneof(
      fc.record({ kind: fc.constant("edit-constraint" as const), edit, also: fc.option(id, { nil: undefined }) }),
      fc.record({ kind: fc.constant("unlock" as const), id, also: fc.option(id, { nil: undefined }) }),
    );
    fc.assert(
      fc.property(fc.subarray(known), fc.array(act, { maxLength: 8 }), (first, acts) => {
        let shown: readonly WishView[] = first.map((constraint) => wish(constraint));
        let stored = { constraints: shown.map(({ constraint }) => constraint), noPreference: [] as never[] };
        for (const each of acts) {
          const { wishes, refused } = applyEdits(stored, editsOfAct(each));
          if (refused.some(({ reason }) => !reason.startsWith("there is no wish"))) continue;
          stored = { constraints: [...wishes.constraints], noPreference: [] };
          shown = optimisticWishes(shown, each);
        }
        const sorted = (constraints: readonly Constraint[]) => constraints.toSorted((a, b) => (a.id < b.id ? -1 : 1));
        expect(sorted(shown.map(({ constraint }) => constraint))).toEqual(sorted(stored.constraints));
        for (const { text, constraint } of shown)
          expect(text === "" || text === describeConstraint(constraint)).toBe(true);
      }),
      { seed: 71, numRuns: 300 },
    );
  });
});
