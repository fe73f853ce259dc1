import { describe, expect, it } from "vitest";
import { mostWishes } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { reasonInvalid } from "./relax-slice";

const wishes = (count: number, locked: boolean) =>
  Array.from({ length: count }, (_, index) =>
    toConstraint({ id: `${locked} ${index}`, slot: "model", op: "!=", value: `Model ${index}`, locked }),
  );

describe("a question that can't be answered", () => {
  it.each([true, false])("has more wishes of one kind than a mask has bits for (locked: %s)", (locked) => {
    const full = [...wishes(mostWishes, locked), ...wishes(mostWishes, !locked)];
    expect(reasonInvalid({ frame: [] }, full)).toBeNull();
    expect(
      reasonInvalid({ frame: [] }, [...full, { ...wishes(1, locked)[0], id: "one more" } as (typeof full)[number]]),
    ).toBe("at most 24 wishes can be weighed together, not 25");
  });

  it("has two wishes of one id, a weight outside its interval, or a test of a slot that makes no sense", () => {
    const [wish] = wishes(1, false);
    if (!wish) throw new Error("no wish");
    expect(reasonInvalid({ frame: [] }, [wish, wish])).toMatch(/two constraints have the id/);
    expect(reasonInvalid({ frame: [] }, [{ ...wish, interval: [0.6, 0.9], weight: 0.5 }])).toMatch(
      /outside its interval/,
    );
    expect(reasonInvalid({ frame: [{ slot: "msrp", op: "<=", value: "cheap" }] }, [])).toMatch(
      /the frame's test of msrp/,
    );
  });
});
