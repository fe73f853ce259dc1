import { describe, expect, it } from "vitest";
import type { EngineRow, GenerationTable, MakeTable } from "./make-table";
import { validateTables } from "./validate-tables";

const engine: EngineRow = { fuel: "regular", hp: 150, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [28, 36] };

function generation(said: Partial<GenerationTable> = {}): GenerationTable {
  return {
    years: [2015, 2016],
    style: "Sedan",
    doors: 4,
    size: "Compact",
    engines: { base: engine },
    trims: [
      ["LX", "base", [20_000, 20_500]],
      ["EX", "base", [22_000, 22_500]],
    ],
    ...said,
  };
}

function problemsOf(...generations: GenerationTable[]): string[] {
  const table: MakeTable = { make: "Alpha", lines: [{ model: "One", generations }] };
  return validateTables([table]).map(({ problem }) => problem);
}

describe("validateTables", () => {
  it("accepts trims in order and generations one after the other", () => {
    expect(problemsOf(generation(), generation({ years: [2017, 2018] }))).toEqual([]);
  });

  it("finds trims that are not cheapest first in the latest year both were sold, and only there", () => {
    const swapped = generation({
      trims: [
        ["EX", "base", [22_000, 22_500]],
        ["LX", "base", [23_000, 20_500]],
      ],
    });
    expect(problemsOf(swapped)).toEqual(["2016: EX (base) at 22500 is listed before LX at 20500"]);
    const crossedOver = generation({
      trims: [
        ["LX", "base", [23_000, 20_500]],
        ["EX", "base", [22_000, 22_500]],
      ],
    });
    expect(problemsOf(crossedOver)).toEqual([]);
  });

  it("compares prices within one body only", () => {
    const wagon = generation({
      trims: [
        ["EX Wagon", "base", [25_000, 25_500], { style: "Wagon" }],
        ["LX", "base", [20_000, 20_500]],
      ],
    });
    expect(problemsOf(wagon)).toEqual([]);
  });

  it("finds a year without a car between two generations, but not one listed as missing", () => {
    expect(problemsOf(generation(), generation({ years: [2018, 2019] }))).toEqual(["nothing in 2017"]);
    const skipped = [
      { model: "Trax", generations: [generation({ years: [2021, 2022] }), generation({ years: [2024, 2025] })] },
    ];
    expect(validateTables([{ make: "Chevrolet", lines: skipped }])).toEqual([]);
  });

  it("finds generations out of order, and a trim two of them claim for one year", () => {
    expect(problemsOf(generation({ years: [2017, 2018] }), generation())).toEqual([
      "2015-2016 is listed after 2017-2018",
    ]);
    expect(problemsOf(generation(), generation({ years: [2016, 2017] }))).toEqual([
      "2016 LX, Sedan is in two generations",
      "2016 EX, Sedan is in two generations",
    ]);
  });

  it("finds an engine no trim has", () => {
    expect(problemsOf(generation({ engines: { base: engine, turbo: { ...engine, hp: 200 } } }))).toEqual([
      '2015-2016: no trim has the engine "turbo"',
    ]);
  });
});
