import { describe, expect, it } from "vitest";
import { tickAct, tickedValues } from "@/components/constraints/filter/filter-acts";
import { toConstraint } from "@/lib/constraints/constraint";
import type { Act } from "@/lib/dialogue/state/act";
import type { Wish } from "@/lib/dialogue/wording/parts";
import { optimisticWishes } from "./optimistic-wishes";

const none: readonly Wish[] = [];

function wish(input: Parameters<typeof toConstraint>[0]): Wish {
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
    const gave: Wish = {
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
});
