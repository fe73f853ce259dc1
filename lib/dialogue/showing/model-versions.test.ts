import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Constraint } from "@/lib/constraints";
import { effectiveWishes } from "@/lib/dialogue/state/effective-wishes";
import { modelVersions } from "./model-versions";

const products = [
  makeProduct({ position: 0, year: 2021, trim: "S", msrp: 22_000, highwayMpg: 33, drivenWheels: "all wheel drive" }),
  makeProduct({ position: 1, year: 2022, trim: "S", msrp: 23_000, highwayMpg: 31 }),
  makeProduct({ position: 2, year: 2022, trim: "GT", msrp: 30_000, highwayMpg: null, horsepower: 250 }),
  makeProduct({ position: 3, year: 2020, trim: null, msrp: null, highwayMpg: 28 }),
];
const wish = (id: string, said: Pick<Constraint, "slot" | "op" | "value">): Constraint => ({
  ...{ id, weight: 0.5, level: "prefer", locked: false, evidence: [] },
  ...said,
});
const none = { wishes: [] };

describe("versions of a model", () => {
  it("are newest first, or in the order of a number with unknown ones last", () => {
    const places = (order: "year" | "price" | "power" | "mileage") =>
      modelVersions(products, { ...none, order }).versions.map((version) => version.position);
    expect(places("year")).toEqual([1, 2, 0, 3]);
    expect(places("price")).toEqual([0, 1, 2, 3]);
    expect(places("power")).toEqual([2, 1, 0, 3]);
    expect(places("mileage")).toEqual([0, 1, 3, 2]);
  });

  it("have a column for what differs and say once what does not", () => {
    const { columns, shared, versions } = modelVersions(products, { ...none, order: "year" });
    expect(columns).toEqual(["msrp", "horsepower", "highwayMpg", "cityMpg", "drivenWheels"]);
    expect(shared.map(({ cell }) => cell.value)).toEqual(["sedan", "regular", "automatic", "compact"]);
    expect(versions[0]?.cells.drivenWheels).toEqual({ value: "FWD", mark: null });
    const one = modelVersions(products.slice(1, 2), { ...none, order: "year" });
    expect(one.shared.map(({ cell }) => cell.value)).toContain("front-wheel drive");
    expect(versions[3]?.cells.msrp).toEqual({ value: "not listed", mark: null });
    expect(versions.every((version) => version.fits === null)).toBe(true);
  });

  it("carry the shopper's wishes, bent where a wish gave way, the worst of two on one number", () => {
    const wishes = effectiveWishes(
      [
        wish("a", { slot: "highwayMpg", op: ">=", value: 33 }),
        wish("b", { slot: "msrp", op: "<=", value: 29_000 }),
        wish("c", { slot: "msrp", op: ">=", value: 22_500 }),
        wish("d", { slot: "doors", op: "==", value: 4 }),
      ],
      {
        adjustments: [{ id: "a", action: "loosened", to: { op: ">=", value: 31 } }],
        by: "method",
        settled: false,
      },
    );
    const { versions, shared } = modelVersions(products, { wishes, order: "year" });
    expect(shared).toContainEqual({ slot: "doors", cell: { value: "4", mark: "met" } });
    const marks = versions.map(({ cells, fits }) => [cells.msrp?.mark, cells.highwayMpg?.mark, fits]);
    expect(marks).toEqual([
      ["met", "bent", true],
      ["missed", "unknown", false],
      ["missed", "met", false],
      ["unknown", "missed", false],
    ]);
    expect(versions[0]?.cells.highwayMpg).toEqual({ value: "31", mark: "bent", of: "of 33" });
  });
});
