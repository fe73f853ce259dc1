import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseCatalog } from "./parse-catalog";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const good =
  'BMW,1 Series,2011,premium unleaded (required),300,6,MANUAL,rear wheel drive,2,"Luxury,Performance",Compact,Convertible,28,19,3916,40650';
const parse = (...lines: string[]) => parseCatalog(`${lines.join("\n")}\n`);

describe("parsing a catalog", () => {
  it("reads the paper's columns into the slots of a car", async () => {
    const parsed = await parse(header, good);
    expect(parsed).toEqual({
      kind: "catalog",
      refusals: [],
      cars: [
        {
          position: 0,
          trim: null,
          popularity: 3916,
          make: "BMW",
          model: "1 Series",
          year: 2011,
          fuelType: "premium unleaded (required)",
          horsepower: 300,
          cylinders: 6,
          transmission: "MANUAL",
          drivenWheels: "rear wheel drive",
          doors: 2,
          marketCategory: ["Luxury", "Performance"],
          size: "Compact",
          style: "Convertible",
          highwayMpg: 28,
          cityMpg: 19,
          msrp: 40650,
        },
      ],
    });
  });

  it("reads what is not said: fuel as Unknown, numbers as missing, N/A as no category", async () => {
    const parsed = await parse(
      header,
      "Suzuki,Verona,2004,,,,AUTOMATIC,front wheel drive,,N/A,Midsize,Sedan,25,17,481,17199",
    );
    if (parsed.kind !== "catalog") throw new Error(parsed.reason);
    expect(parsed.cars[0]).toMatchObject({
      fuelType: "Unknown",
      horsepower: null,
      cylinders: null,
      doors: null,
      marketCategory: [],
    });
  });

  it.each([
    ["2011", "3011", "Year is impossible: 3011"],
    ["2011", "", "no Year"],
    ["300", "-5", "Engine HP is impossible: -5"],
    ["300", "lots", 'Engine HP is not a whole number: "lots"'],
    ["40650", "0", "MSRP is impossible: 0"],
    ["BMW", " ", "no Make"],
    ["MANUAL", "", "no Transmission Type"],
  ])("refuses a row with %s written as %j and goes on", async (from, to, reason) => {
    const parsed = await parse(header, good.replace(from, to), good);
    expect(parsed).toMatchObject({
      kind: "catalog",
      refusals: [{ line: 2, reason }],
      cars: [{ position: 0, make: "BMW" }],
    });
  });

  it("refuses a file without a column it needs, naming it", async () => {
    const parsed = await parse(header.replace("MSRP", "Price"), good);
    expect(parsed).toEqual({ kind: "unreadable", reason: 'the file has no column "MSRP"' });
  });

  it("takes other names for columns, in any order, with a byte order mark", async () => {
    const parsed = await parseCatalog(
      `\uFEFF${header.replace("MSRP", "Price").replace("Make,", "Marque,")}\n${good}\n`,
      {
        columnMap: { msrp: "Price", make: "Marque" },
      },
    );
    expect(parsed).toMatchObject({ kind: "catalog", cars: [{ make: "BMW", msrp: 40650 }] });
  });

  it("says so when the file is empty or not CSV", async () => {
    expect(await parseCatalog("")).toEqual({ kind: "unreadable", reason: "the file is empty" });
    expect(await parse(header, '"BMW,never closed')).toMatchObject({ kind: "unreadable" });
  });
});

const dataFolder = process.env.AWARE_US_DATA;
if (!dataFolder) console.info("AWARE_US_DATA is not set: the paper's catalog is not read here");

describe.skipIf(!dataFolder || !existsSync(join(dataFolder, "catalog.csv")))("the paper's catalog", () => {
  it("is read completely: 11,914 cars, nothing refused", async () => {
    const parsed = await parseCatalog(createReadStream(join(dataFolder ?? "", "catalog.csv")));
    if (parsed.kind !== "catalog") throw new Error(parsed.reason);
    expect(parsed.refusals).toEqual([]);
    expect(parsed.cars).toHaveLength(11_914);
    expect(parsed.cars.filter((car) => car.marketCategory.length === 0)).toHaveLength(3_742);
    expect(parsed.cars.filter((car) => car.horsepower === null)).toHaveLength(69);
    expect(parsed.cars.filter((car) => car.fuelType === "Unknown")).toHaveLength(3);
  });
});
