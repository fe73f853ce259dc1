import { describe, expect, it } from "vitest";
import { findOutliers } from "./find-outliers";
import type { EngineRow, GenerationTable } from "./make-table";
import { makeTables } from "./makes/every-make";

const engine: EngineRow = { fuel: "regular", hp: 150, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [28, 36] };

function outliersOf(said: Partial<GenerationTable>) {
  const generation: GenerationTable = {
    years: [2015, 2016],
    style: "Sedan",
    doors: 4,
    size: "Compact",
    engines: { base: engine },
    trims: [["LX", "base", [20_000, 20_500]]],
    ...said,
  };
  return findOutliers([{ make: "Alpha", lines: [{ model: "One", generations: [generation] }] }]);
}

describe("findOutliers", () => {
  it("lists nothing of an ordinary generation", () => {
    expect(outliersOf({})).toEqual([]);
  });

  it("lists prices that leap from one year to the next, the largest leap first", () => {
    const trims: GenerationTable["trims"] = [
      ["LX", "base", [20_000, 23_000]],
      ["EX", "base", [25_000, 20_000]],
    ];
    expect(outliersOf({ trims }).map(({ kind, figures }) => [kind, figures])).toEqual([
      ["price step", "2015 to 2016: 25000 to 20000"],
      ["price step", "2015 to 2016: 20000 to 23000"],
    ]);
  });

  it("lists a trim that costs far more than another with its engine, power that is too cheap, and leaping mileage", () => {
    const kinds = (said: Partial<GenerationTable>) => outliersOf(said).map(({ kind }) => kind);
    const dear: GenerationTable["trims"] = [
      ["LX", "base", [20_000, 20_500]],
      ["Royal", "base", [40_000, 40_500]],
    ];
    expect(kinds({ trims: dear })).toEqual(["price span"]);
    expect(kinds({ engines: { base: { ...engine, hp: 400 } } })).toEqual(["power for its price"]);
    expect(kinds({ engines: { base: { ...engine, mpg: { 2015: [28, 36], 2016: [28, 41] } } } })).toEqual([
      "mileage step",
    ]);
  });

  it("lists few enough of the shipped catalog for a person to read", () => {
    expect(findOutliers(makeTables).length).toBeLessThan(300);
  });
});
