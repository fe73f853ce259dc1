import { describe, expect, it } from "vitest";
import { expandTables } from "./expand-tables";
import { type EngineRow, type GenerationTable, over } from "./make-table";

const engine: EngineRow = { fuel: "regular", hp: 150, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [28, 36] };

function expand(said: Partial<GenerationTable> = {}, salesThousands?: number) {
  const generation: GenerationTable = {
    years: [2015, 2017],
    style: "Sedan",
    doors: 4,
    size: "Compact",
    engines: { base: engine },
    trims: [["LX", "base", [20_000, null, 21_000]]],
    ...said,
  };
  const line = { model: "One", categories: ["Luxury"] as const, generations: [generation], salesThousands };
  return expandTables([{ make: "Alpha", lines: [line] }]);
}

describe("expandTables", () => {
  it("makes a row of each trim and year it was sold, and none of the others", () => {
    expect(expand({}, 40).map(({ year, msrp, popularity }) => [year, msrp, popularity])).toEqual([
      [2015, 20_000, 40],
      [2017, 21_000, 40],
    ]);
    expect(expand()[0]?.popularity).toBeNull();
  });

  it("takes the mileage of the latest year not after the row's, and none before the first", () => {
    const mpg = { 2016: [30, 38], 2017: [31, 39] } as const;
    const trims: GenerationTable["trims"] = [["LX", "base", [1, 2, 3]]];
    const rows = expand({ engines: { base: { ...engine, mpg } }, trims });
    expect(rows.map(({ cityMpg, highwayMpg }) => [cityMpg, highwayMpg])).toEqual([
      [null, null],
      [30, 38],
      [31, 39],
    ]);
  });

  it("lets a trim change body, doors and size, and adds the categories that follow from fuel and body", () => {
    const plugIn: EngineRow = { ...engine, hybrid: "plug-in" };
    const trims: GenerationTable["trims"] = [
      ["S", "base", [1, null, null], { style: "2dr Hatchback", doors: 2, size: "Midsize", add: ["Performance"] }],
    ];
    expect(expand({ engines: { base: plugIn }, trims })).toMatchObject([
      {
        style: "2dr Hatchback",
        doors: 2,
        size: "Midsize",
        marketCategory: ["Hatchback", "Hybrid", "Luxury", "Performance", "Plug-In Hybrid"],
      },
    ]);
    expect(expand({ engines: { base: { ...engine, fuel: "diesel" } } })[0]?.marketCategory).toEqual([
      "Diesel",
      "Luxury",
    ]);
    expect(expand({ engines: { base: { ...engine, fuel: "flex" } } })[0]?.marketCategory).toEqual([
      "Flex Fuel",
      "Luxury",
    ]);
  });

  it("adds what the maker asks for a drive or gearbox to the price of the trim it is an option of, year by year", () => {
    const engines = { base: engine, awd: { ...engine, drive: "awd" } } as const;
    const priced = (trims: GenerationTable["trims"]) =>
      expand({ engines, trims })
        .filter(({ drivenWheels }) => drivenWheels === "all wheel drive")
        .map(({ year, msrp }) => [year, msrp]);
    const plain = ["LX", "base", [20_000, null, 21_000]] as const;
    expect(priced([plain, ["LX AWD", "awd", over("LX", "base", 1_400)]])).toEqual([
      [2015, 21_400],
      [2017, 22_400],
    ]);
    expect(priced([plain, ["LX AWD", "awd", over("LX", "base", 0, [2017, 2017])]])).toEqual([[2017, 21_000]]);
    expect(() => priced([plain, ["LX AWD", "awd", over("LX", "base", 0, [2016, 2017])]])).toThrow("no price in 2016");
    expect(() => priced([plain, ["LX AWD", "awd", over("EX", "base", 1_400)]])).toThrow(
      'no trim "EX" with engine "base"',
    );
    const wagon = ["LX AWD", "awd", over("LX", "base", 1_400), { style: "Wagon" }] as const;
    expect(() => priced([plain, wagon])).toThrow("in its body");
  });

  it("names the place of a table that contradicts itself", () => {
    expect(() => expand({ trims: [["LX", "turbo", [1, 2, 3]]] })).toThrow(
      'Alpha One 2015-2017 LX: no engine "turbo" in this generation',
    );
    expect(() => expand({ trims: [["LX", "base", [1, 2]]] })).toThrow("2 prices for 3 model years");
  });
});
