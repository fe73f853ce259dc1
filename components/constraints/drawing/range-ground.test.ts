import { describe, expect, it } from "vitest";
import { productsBetween, rangeGroundOf } from "./range-ground";

const bar = (value: number, count: number, upTo?: number) => ({
  ...{ value, count, label: "", inside: true },
  ...(upTo === undefined ? {} : { upTo }),
});

describe("the ground of a range", () => {
  it("spans the bars on whole steps, and what is set beyond them", () => {
    const ground = rangeGroundOf([bar(2015, 3), bar(2020, 5)], [null, 2024], 1);
    expect(ground).toMatchObject({ min: 2015, max: 2024 });
    expect(rangeGroundOf([bar(10_050, 3, 12_050)], [null, null], 100)).toMatchObject({ min: 10_000, max: 12_100 });
    expect(rangeGroundOf([], [1, 2], 1)).toBeNull();
  });

  it("is never a point, so that both ends can move", () => {
    expect(rangeGroundOf([bar(4, 1)], [null, null], 1)).toMatchObject({ min: 4, max: 5 });
  });

  it("counts cars between two ends; an end at the edge leaves none out", () => {
    const ground = rangeGroundOf([bar(2015, 3), bar(2018, 2), bar(2020, 5)], [null, null], 1);
    if (!ground) throw new Error("there are bars");
    expect(productsBetween(ground, [2015, 2020])).toBe(10);
    expect(productsBetween(ground, [2016, 2019])).toBe(2);
    expect(productsBetween(ground, [2018, 2020])).toBe(7);
  });
});
