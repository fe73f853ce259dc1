import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Drawing } from "@/lib/dialogue/wording/parts";
import { dotCentres, dotLayout, mostDots } from "./dot-layout";
import { aroundBounds, drawingScale } from "./drawing-scale";
import { niceTicks, tickLabel } from "./ticks";

const exact = (value: number, count: number, inside = false) => ({ value, label: String(value), count, inside });
const mileage: Drawing = {
  bars: [exact(30, 2), exact(31, 3), exact(32, 7), exact(33, 7, true)],
  asked: 35,
  now: 33,
};
const form = { marks: "bars", dollars: false, width: 240 } as const;

describe("the scale of a drawing", () => {
  it("puts an `or more` bound on the left edge of its bar", () => {
    const scale = drawingScale(mileage, { ...form, op: ">=" });
    const bar = scale.bars.find(({ bar }) => bar.value === 33);
    expect(scale.now).toBeCloseTo(bar?.left ?? -1);
  });

  it("puts an `at most` bound on the right edge of its bar", () => {
    const scale = drawingScale({ bars: mileage.bars, now: 31 }, { ...form, op: "<=" });
    const bar = scale.bars.find(({ bar }) => bar.value === 31);
    expect(scale.now).toBeCloseTo((bar?.left ?? 0) + (bar?.width ?? 0));
  });

  it("puts a bound among dots on its value itself", () => {
    const scale = drawingScale(mileage, { ...form, marks: "dots" });
    const bar = scale.bars.find(({ bar }) => bar.value === 33);
    expect(scale.now).toBeCloseTo((bar?.left ?? 0) + (bar?.width ?? 0) / 2);
  });

  it("tells the direction from the way the bound moved", () => {
    expect(drawingScale(mileage, form).upwards).toBe(true);
    expect(drawingScale({ ...mileage, asked: 30, now: 33 }, form).upwards).toBe(false);
  });

  it("labels both bounds once and every whole value that has room", () => {
    const { ticks } = drawingScale(mileage, { ...form, marks: "dots" });
    expect(ticks.filter(({ is }) => is === "now").map(({ label }) => label)).toEqual(["33"]);
    expect(ticks.filter(({ is }) => is === "asked").map(({ label }) => label)).toEqual(["35"]);
    expect(ticks.map(({ label }) => label).sort()).toEqual(["30", "31", "32", "33", "34", "35"]);
  });

  it("keeps the labels of two bounds that almost touch apart", () => {
    const bars = [{ value: 20_000, upTo: 22_000, label: "", count: 3, inside: true }, exact(60_000, 1)];
    const { ticks } = drawingScale({ bars, asked: 24_000, now: 24_500 }, { ...form, dollars: true });
    const asked = ticks.find(({ is }) => is === "asked");
    const now = ticks.find(({ is }) => is === "now");
    expect([asked?.anchor, now?.anchor]).toEqual(["end", "start"]);
    expect(asked?.label).toBe("$24,000");
  });

  it("stands words side by side in equal widths", () => {
    const bars = ["sedan", "wagon"].map((value) => ({ value, label: value, count: 4, inside: true }));
    expect(drawingScale({ bars }, form).bars.map(({ left, width }) => [left, width])).toEqual([
      [0, 0.5],
      [0.5, 0.5],
    ]);
  });

  it("names the highest bars of words, as many as stand beside each other", () => {
    const word = (value: string, count: number) => ({ value, label: value, count, inside: true });
    const ticksOf = (...bars: ReturnType<typeof word>[]) =>
      drawingScale({ bars }, form).ticks.map(({ label, anchor }) => `${label} ${anchor}`);
    expect(ticksOf(word("sedan", 4), word("wagon", 3))).toEqual(["sedan middle", "wagon middle"]);
    const kinds = [word("everyday", 9), word("ultraportable", 2), word("business", 3), word("workstation", 5)];
    expect(ticksOf(...kinds)).toEqual(["everyday start", "workstation end"]);
  });

  it("places everything inside the drawing, for any values and bounds", () => {
    const values = fc.uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 60 });
    const bound = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(values, bound, bound, fc.constantFrom("dots", "bars"), (all, asked, now, marks) => {
        const bars = all.sort((a, b) => a - b).map((value) => exact(value, 1));
        const scale = drawingScale({ bars, asked, now }, { ...form, marks: marks as "dots" | "bars" });
        const places = [
          scale.asked ?? 0,
          scale.now ?? 0,
          ...scale.ticks.map(({ at }) => at),
          ...scale.bars.flatMap(({ left, width }) => [left, left + width]),
        ];
        return places.every((place) => place >= -1e-9 && place <= 1 + 1e-9);
      }),
      { seed: 11 },
    );
  });

  it("survives a drawing without bars", () => {
    expect(drawingScale({ bars: [] }, form).bars).toEqual([]);
  });

  it("cuts long tails around moved bounds and keeps short drawings whole", () => {
    const bars = Array.from({ length: 60 }, (_, index) => exact(index, 1));
    expect(aroundBounds({ bars, asked: 35, now: 33 }).bars.map(({ value }) => value)).toEqual([
      29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39,
    ]);
    expect(aroundBounds(mileage)).toEqual(mileage);
    expect(aroundBounds({ ...mileage, bars: [exact(28, 0), ...mileage.bars, exact(34, 0)] })).toEqual(mileage);
  });
});

describe("stacked dots", () => {
  it("fit in width and height, each in a place of its own", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 4, max: 80 }),
        fc.integer({ min: 10, max: 120 }),
        (count, width, height) => {
          const layout = dotLayout(count, width, height);
          if (!layout) return true;
          const centres = dotCentres(count, layout);
          const different = new Set(centres.map(({ x, y }) => `${x} ${y}`)).size === count;
          return different && centres.every(({ x, y }) => x <= width && y <= height);
        },
      ),
      { seed: 3 },
    );
  });

  it("give way to bars above forty", () => {
    expect(dotLayout(mostDots + 1, 1000, 1000)).toBeNull();
    expect(dotLayout(mostDots, 100, 100)).not.toBeNull();
  });
});

describe("ticks", () => {
  it("are round numbers within the range", () => {
    expect(niceTicks(13_200, 61_000, 5)).toEqual([20_000, 30_000, 40_000, 50_000, 60_000]);
    expect(niceTicks(28.5, 36.5, 8)).toEqual([29, 30, 31, 32, 33, 34, 35, 36]);
    expect(niceTicks(5, 5, 4)).toEqual([]);
    expect(niceTicks(0, Number.POSITIVE_INFINITY, 4)).toEqual([]);
  });

  it("say dollars with a comma", () => {
    expect(tickLabel(24_000, true)).toBe("$24,000");
    expect(tickLabel(2019, false)).toBe("2019");
  });
});
