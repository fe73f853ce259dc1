import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { unknownValues } from "@/lib/catalog/catalog-reader";
import { catalogChecksum } from "./checksum";
import { csvRow } from "./csv-columns";
import { parseCatalog } from "./parse-catalog";

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,Popularity,MSRP";
const good =
  'BMW,1 Series,2011,premium unleaded (required),300,6,MANUAL,rear wheel drive,2,"Luxury,Performance",Compact,Convertible,28,19,3916,40650';
const parse = (...lines: string[]) => parseCatalog(`${lines.join("\n")}\n`);

describe("parsing a catalog", () => {
  it("reads the paper's columns into the slots of a product", async () => {
    const parsed = await parse(header, good);
    expect(parsed).toEqual({
      kind: "catalog",
      refusals: [],
      products: [
        {
          ...unknownValues(),
          position: 0,
          trim: null,
          popularity: 3916,
          offer: null,
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

  it("reads what a dealer says of the very product, and refuses addresses that lead elsewhere", async () => {
    const dealers = `${header},VIN,Color,Photo,Link`;
    const parsed = await parse(
      dealers,
      `${good},V1,Blue,https://a.example/1.jpg,http://a.example/1`,
      `${good},,,,`,
      `${good},,Red,http://a.example/1.jpg,`,
      `${good},,,,javascript:alert(1)`,
      `${good},,,,see our site`,
    );
    if (parsed.kind !== "catalog") throw new Error(parsed.reason);
    expect(parsed.products.map((product) => product.offer)).toEqual([
      { vin: "V1", color: "Blue", photo: "https://a.example/1.jpg", link: "http://a.example/1" },
      null,
    ]);
    expect(parsed.refusals.map(({ reason }) => reason)).toEqual([
      "Photo is no address with https:",
      "Link is no address with https: or http:",
      "Link is no address with https: or http:",
    ]);
    const [product] = parsed.products;
    if (!product) throw new Error("no product");
    const row = csvRow(product);
    expect(row.slice(-4)).toEqual(["V1", "Blue", "https://a.example/1.jpg", "http://a.example/1"]);
    expect(catalogChecksum([product])).not.toBe(catalogChecksum([{ ...product, offer: null }]));
  });

  it("reads what is not said: fuel as Unknown, numbers as missing, N/A as no category", async () => {
    const parsed = await parse(
      header,
      "Suzuki,Verona,2004,,,,AUTOMATIC,front wheel drive,,N/A,Midsize,Sedan,25,17,481,17199",
    );
    if (parsed.kind !== "catalog") throw new Error(parsed.reason);
    expect(parsed.products[0]).toMatchObject({
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
    ["300", "299.5", 'Engine HP is not a whole number: "299.5"'],
    ["3916", "many", 'Popularity is not a number: "many"'],
  ])("refuses a row with %s written as %j and goes on", async (from, to, reason) => {
    const parsed = await parse(header, good.replace(from, to), good);
    expect(parsed).toMatchObject({
      kind: "catalog",
      refusals: [{ line: 2, reason }],
      products: [{ position: 0, make: "BMW" }],
    });
  });

  it("takes popularity on any scale", async () => {
    expect(await parse(header, good.replace("3916", "0.3"))).toMatchObject({ products: [{ popularity: 0.3 }] });
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
    expect(parsed).toMatchObject({ kind: "catalog", products: [{ make: "BMW", msrp: 40650 }] });
  });

  it("says so when the file is empty or not CSV", async () => {
    expect(await parseCatalog("")).toEqual({ kind: "unreadable", reason: "the file is empty" });
    expect(await parse(header, '"BMW,never closed')).toMatchObject({ kind: "unreadable" });
  });

  it.each([
    ["a quote left open", good.replace("Compact", '"Compact'), /a quote is opened .* and never closed/],
    ["text after a closing quote", good.replace("BMW", '"BM"W'), /line 3 goes on after its closing quote/],
    ["a quote within a field", good.replace("1 Series", '16" Series'), /line 3 has a quote in its middle/],
    ["a row without end", good.replace("BMW", "B".repeat(200_000)), /longer than any product's/],
  ])("names the line of %s", async (_, line, reason) => {
    expect(await parse(header, good, line)).toMatchObject({
      kind: "unreadable",
      reason: expect.stringMatching(reason),
    });
  });

  it("refuses rows of another width than the header, and ignores empty fields beyond it", async () => {
    const parsed = await parse(header, "BMW,1 Series,2011", `${good},surplus`, `${good},,`, "", ",,,");
    expect(parsed).toMatchObject({
      products: [{ make: "BMW" }],
      refusals: [
        { line: 2, reason: "has 3 fields, the header 16" },
        { line: 3, reason: "has 17 fields, the header 16" },
        { line: 6, reason: "has 4 fields, the header 16" },
      ],
    });
  });

  it("refuses a header that names a needed column twice, and not one that repeats another", async () => {
    expect(await parse(`${header},MSRP`, `${good},1`)).toEqual({
      kind: "unreadable",
      reason: 'the file has more than one column "MSRP"',
    });
    expect(await parse(`${header},Note,Note`, `${good},1,2`)).toMatchObject({ products: [{ msrp: 40650 }] });
  });

  it("says which sign separates the columns when it is not the comma", async () => {
    const semicolons = (line: string) => line.replaceAll(",", ";").replace('"Luxury;Performance"', "Luxury");
    expect(await parse(semicolons(header), semicolons(good))).toMatchObject({
      kind: "unreadable",
      reason: expect.stringMatching(/its columns seem to be separated by ";": say so as "delimiter"$/),
    });
    const parsed = await parseCatalog([header, good].map(semicolons).join("\n"), { delimiter: ";" });
    expect(parsed).toMatchObject({ products: [{ make: "BMW" }] });
  });

  it("reads every kind of line end, mixed too", async () => {
    for (const end of ["\r\n", "\n", "\r"]) {
      expect(await parseCatalog([header, good, good].join(end))).toMatchObject({ products: [{}, {}], refusals: [] });
    }
    const parsed = await parseCatalog(`${header}\r\n${good}\n${good}\r\n`);
    expect(parsed).toMatchObject({ products: [{ msrp: 40650 }, { msrp: 40650 }] });
  });

  it("reads bytes of a marked or a said encoding, and refuses what is not text in it", async () => {
    const text = `${header}\n${good.replace("1 Series", "Coupé")}`;
    const read = (bytes: Buffer, encoding?: "windows-1252") => parseCatalog(chunks(bytes, 7), { encoding });
    expect(await read(Buffer.from(text))).toMatchObject({ products: [{ model: "Coupé" }] });
    expect(await read(Buffer.from(`\uFEFF${text}`, "utf16le"))).toMatchObject({ products: [{ model: "Coupé" }] });
    expect(await read(Buffer.from(text, "latin1"), "windows-1252")).toMatchObject({ products: [{ model: "Coupé" }] });
    expect(await read(Buffer.from(text, "latin1"))).toEqual({
      kind: "unreadable",
      reason: 'it is not UTF-8 text; save it as UTF-8, or say "encoding": "windows-1252" in a column map',
    });
    expect(await read(Buffer.from(text, "utf16le"))).toMatchObject({ kind: "unreadable" });
    expect(await read(Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7) % 251)))).toMatchObject({
      kind: "unreadable",
    });
  });

  it("reads the same whatever pieces the file comes in", async () => {
    const bytes = Buffer.from(`\uFEFF${header}\r\n${good}\r\n${good.replace("1 Series", "Coupé, 2\r\ndoors")}\n`);
    const whole = await parseCatalog(chunks(bytes, bytes.length));
    for (const size of [1, 2, 3, 5, 64]) expect(await parseCatalog(chunks(bytes, size))).toEqual(whole);
  });

  it("never throws, whatever a file holds", async () => {
    const piece = fc.constantFrom(header, good, '"', ",", "\r\n", "\n", "\0", "é", "\uFEFF", "MSRP", "x");
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), fc.boolean(), async (pieces, headed) => {
        const text = `${headed ? `${header}\n` : ""}${pieces.join("")}`;
        expect(["catalog", "unreadable"]).toContain((await parseCatalog(chunks(Buffer.from(text), 11))).kind);
      }),
      { seed: 11, numRuns: 200 },
    );
  });

  it("takes or refuses every row of a file whose bytes were changed, and takes only whole products", async () => {
    const rows = Array.from({ length: 6 }, (_, index) => good.replace("40650", String(40_650 + index)));
    const bytes = Buffer.from(`${[header, ...rows].join("\n")}\n`);
    const change = fc.record({ at: fc.nat(bytes.length - 1), to: fc.integer({ min: 0, max: 255 }), cut: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const file = Buffer.from(bytes);
        for (const { at, to } of changes) file[at] = to;
        const end = changes[0]?.cut ? changes[0].at : file.length;
        const parsed = await parseCatalog(chunks(file.subarray(0, end), 13));
        if (parsed.kind === "unreadable") {
          expect(parsed.reason).toMatch(/\w/);
          return;
        }
        expect(parsed.refusals.every(({ line, reason }) => line > 1 && /\w/.test(reason))).toBe(true);
        for (const product of parsed.products) {
          expect(product.make.trim() && product.model.trim()).not.toBe("");
          expect(Number.isInteger(product.year)).toBe(true);
          expect(product.msrp === null || product.msrp > 0).toBe(true);
        }
      }),
      { seed: 12, numRuns: Number(process.env.FUZZ_RUNS ?? 300) },
    );
  });
});

async function* chunks(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

const dataFolder = process.env.AWARE_US_DATA;
if (!dataFolder) console.info("AWARE_US_DATA is not set: the paper's catalog is not read here");

describe.skipIf(!dataFolder || !existsSync(join(dataFolder, "catalog.csv")))("the paper's catalog", () => {
  it("is read completely: 11,914 products, nothing refused", async () => {
    const parsed = await parseCatalog(createReadStream(join(dataFolder ?? "", "catalog.csv")));
    if (parsed.kind !== "catalog") throw new Error(parsed.reason);
    expect(parsed.refusals).toEqual([]);
    expect(parsed.products).toHaveLength(11_914);
    expect(parsed.products.filter((product) => product.marketCategory.length === 0)).toHaveLength(3_742);
    expect(parsed.products.filter((product) => product.horsepower === null)).toHaveLength(69);
    expect(parsed.products.filter((product) => product.fuelType === "Unknown")).toHaveLength(3);
  });
});
