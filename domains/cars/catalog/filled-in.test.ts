import { describe, expect, it } from "vitest";
import { type EngineRow, type GenerationTable, over, type TrimRow } from "./make-table";
import { filledIn } from "./validate-tables";

const engine: EngineRow = { fuel: "regular", hp: 150, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [28, 36] };

function found(...trims: TrimRow[]): string[] {
  const generation: GenerationTable = {
    years: [2015, 2018],
    style: "Sedan",
    doors: 4,
    size: "Compact",
    engines: { base: engine, awd: { ...engine, drive: "awd" } },
    trims,
  };
  return filledIn(generation);
}

describe("filledIn", () => {
  it("finds a straight line through four model years, not a price that stands still or three that happen to be in step", () => {
    expect(found(["LX", "base", [20_000, 20_200, 20_400, 20_600]])).toEqual([
      "2015: LX (base) rises by the same step year after year",
    ]);
    expect(found(["LX", "base", [20_000, 20_000, 20_000, 20_000]])).toEqual([]);
    expect(found(["LX", "base", [20_000, 20_200, 20_400, 20_700]])).toEqual([]);
    expect(found(["LX", "base", [20_000, 20_200, null, 20_400]])).toEqual([]);
  });

  it("finds a trim that lies halfway between its neighbours in every year, rounding or not", () => {
    const below: TrimRow = ["LX", "base", [20_000, 20_250, 21_000, null]];
    const above: TrimRow = ["EX-L", "base", [24_000, 24_350, 26_000, 27_000]];
    expect(found(below, ["EX", "base", [22_000, 22_305, 23_500, 24_000]], above)).toEqual([
      "2015: EX (base) is the exact middle of its neighbours",
    ]);
    expect(found(below, ["EX", "base", [22_000, 22_500, 23_500, 24_000]], above)).toEqual([]);
  });

  it("compares with the trims of the same engine and body only", () => {
    const below: TrimRow = ["LX", "base", [20_000, 20_250, 21_000, null]];
    const above: TrimRow = ["EX-L", "base", [24_000, 24_350, 26_000, 27_000], { style: "Coupe" }];
    expect(found(below, ["EX AWD", "awd", over("LX", "base", 2_050)], above)).toEqual([]);
    expect(found(below, ["EX", "base", [22_000, 22_300, 23_500, 24_000]], above)).toEqual([]);
  });
});
