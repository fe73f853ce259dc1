import { describe, expect, it } from "vitest";
import { type ColumnMap, columnMapSchema } from "./column-map";
import { parseCatalog } from "./parse-catalog";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,MSRP";
const good = "BMW,1 Series,2011,diesel,300,6,MANUAL,rear wheel drive,2,Luxury,Compact,Coupe,28,19,40650";

async function read(line: string, columns: ColumnMap["columns"], format: Omit<ColumnMap, "columns"> = {}) {
  const parsed = await parseCatalog(`${header}\n${line}\n`, { ...format, columnMap: columns });
  if (parsed.kind === "unreadable") throw new Error(parsed.reason);
  return parsed.products[0] ?? parsed.refusals[0]?.reason;
}

describe("a column map", () => {
  it("takes a field from another column, from no column, or from two fields' one column", async () => {
    const parsed = await parseCatalog(
      `Kind,${header.replace("Vehicle Size,", "")}\nGT,${good.replace("Compact,", "")}`,
      {
        columnMap: { size: { constant: "Midsize" }, trim: "Kind", marketCategory: "Kind", cylinders: { constant: 8 } },
      },
    );
    expect(parsed).toMatchObject({
      products: [{ size: "Midsize", trim: "GT", marketCategory: ["GT"], cylinders: 8, msrp: 40650 }],
    });
  });

  it("turns the file's words into the catalog's, each word of a list, and keeps words it does not know", async () => {
    const columns = { fuelType: { values: { diesel: "Diesel oil" } }, marketCategory: { values: { Luxury: "A,B" } } };
    expect(await read(good, columns)).toMatchObject({ fuelType: "Diesel oil", marketCategory: ["A", "B"] });
    expect(await read(good.replace("diesel", "constructor"), columns)).toMatchObject({ fuelType: "constructor" });
    expect(await read(good, { horsepower: { values: { "300": "" } } })).toMatchObject({ horsepower: null });
  });

  it.each([
    ["l/100km", "5.6", 42],
    ["km/l", "12", 28],
    ["imperial mpg", "50", 42],
  ] as const)("reads mileage in %s", async (unit, written, mpg) => {
    expect(await read(good.replace(",28,", `,${written},`), { highwayMpg: { unit } })).toMatchObject({
      highwayMpg: mpg,
    });
  });

  it.each([
    ["kW", "100", 134],
    ["PS", "150", 148],
  ] as const)("reads power in %s", async (unit, written, horsepower) => {
    expect(await read(good.replace("300", written), { horsepower: { unit } })).toMatchObject({ horsepower });
  });

  it("converts a price by a factor, rounds it, and leaves an empty one unknown", async () => {
    expect(await read(good, { msrp: { factor: 1.08 } })).toMatchObject({ msrp: 43_902 });
    expect(await read(good.replace("40650", ""), { msrp: { factor: 1.08 } })).toMatchObject({ msrp: null });
  });

  it("refuses the row where a number cannot be read or converted, naming the file's column", async () => {
    expect(await read(good.replace("40650", "ask us"), { msrp: { factor: 2 } })).toBe('MSRP is not a number: "ask us"');
    expect(await read(good.replace(",28,", ",0,"), { highwayMpg: { unit: "l/100km" } })).toBe(
      "highway MPG is impossible: 0 l/100km",
    );
    const renamed = await parseCatalog(`${header.replace("MSRP", "Price")}\n${good.replace("40650", "0")}`, {
      columnMap: { msrp: "Price" },
    });
    expect(renamed).toMatchObject({ refusals: [{ reason: "Price is impossible: 0" }] });
  });

  it("uses one number format for all columns unless a column has its own", async () => {
    const line = good.replace("40650", "40 650").replace("300", "300.4");
    const columns = { msrp: { numbers: { decimal: ".", group: " " } } } satisfies ColumnMap["columns"];
    expect(await read(line, columns, { numbers: { decimal: ".", group: "" } })).toMatchObject({
      msrp: 40_650,
      horsepower: 300,
    });
  });

  it.each([
    [{ columns: { colour: "Colour" } }, "columns"],
    [{ columns: { msrp: { factor: 2, unit: "kW" } } }, "columns.msrp"],
    [{ columns: { make: { unit: "kW" } } }, "columns.make.unit"],
    [{ columns: { msrp: { factor: 0 } } }, "columns.msrp.factor"],
    [{ numbers: { decimal: ",", group: "," } }, "numbers"],
    [{ encoding: "ebcdic" }, "encoding"],
    [{ column: {} }, ""],
  ])("is refused as %j", (map, path) => {
    const parsed = columnMapSchema.safeParse(map);
    expect(parsed.error?.issues[0]?.path.join(".")).toBe(path);
  });
});
