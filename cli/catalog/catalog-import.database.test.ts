import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runLeeway } from "@/cli/testing/run-leeway";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { parseCatalog } from "@/lib/catalog/files/parse-catalog";
import { playInMemory } from "@/lib/dialogue/play-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { readColumnMap } from "./catalog-import";

const header =
  "Maker,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,MSRP";
const product = (year: string) =>
  `BMW,1 Series,${year},,300,6,MANUAL,rear wheel drive,2,Luxury,Compact,Coupe,28,19,40650`;

describe("leeway catalog import", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "leeway-import-"));
    vi.stubEnv("LEEWAY_DATA", join(folder, "data"));
    vi.stubEnv("DATABASE_URL", "");
    writeFileSync(join(folder, "cars.csv"), [header, product("2011"), product("soon"), product("2012")].join("\n"));
    writeFileSync(join(folder, "map.json"), JSON.stringify({ columns: { make: "Maker" } }));
    writeFileSync(join(folder, "wrong.json"), JSON.stringify({ columns: { colour: "Colour" } }));
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true, force: true });
  });

  async function leeway(...args: string[]): Promise<{ code: number; out: unknown[]; err: string }> {
    const { code, out, err } = await runLeeway(["catalog", "import", ...args]);
    const lines = out.split("\n").filter((line) => line !== "");
    return { code, out: lines.map((line) => JSON.parse(line)), err };
  }

  it("stores a file through a column map and prints a line for each refused row and one for the catalog", async () => {
    const { code, out, err } = await leeway(join(folder, "cars.csv"), "--map", join(folder, "map.json"), "--default");
    expect(code).toBe(0);
    expect(out).toMatchObject([
      { kind: "refused", line: 3, reason: expect.stringContaining("Year") },
      { kind: "imported", name: "cars", cars: 2, refused: 1, default: true },
    ]);
    expect(err).toBe('"cars" is imported: 2 products, 1 row refused. It is the default.\n');
  }, 60_000);

  it("only checks with --dry-run, and keeps the name given", async () => {
    const { code, out } = await leeway(
      ...[join(folder, "cars.csv"), "--map", join(folder, "map.json"), "--dry-run", "--name", "Mine"],
    );
    expect(code).toBe(0);
    expect(out).toMatchObject([{ kind: "refused" }, { kind: "dry-run", name: "Mine", cars: 2, refused: 1 }]);
  }, 60_000);

  it("reads the example of the documentation, with other names, words, numbers, units and separators", async () => {
    const { code, out } = await leeway(
      ...["docs/examples/cars.csv", "--map", "docs/examples/column-map.json", "--name", "Example"],
    );
    expect(code).toBe(0);
    expect(out).toMatchObject([
      { kind: "refused", line: 5, reason: 'Listenpreis is not a number: "auf Anfrage"' },
      { kind: "imported", name: "Example", cars: 4, refused: 1 },
    ]);
    const { columnMap, ...format } = await readColumnMap("docs/examples/column-map.json");
    const parsed = await parseCatalog(readFileSync("docs/examples/cars.csv", "utf8"), { ...format, columnMap });
    expect(parsed).toMatchObject({
      products: [
        { make: "Volkswagen", horsepower: 148, highwayMpg: 51, cityMpg: 38, msrp: 29_711, marketCategory: [] },
        { style: "Wagon", transmission: "AUTOMATIC", marketCategory: ["Diesel"] },
        { make: "Škoda", fuelType: "regular unleaded", marketCategory: ["Hybrid", "Plug-In Hybrid"] },
        { model: "MX-5", msrp: null, style: "Convertible" },
      ],
    });
  }, 60_000);

  it("takes the sample of a dealer's stock, which says that it is invented", async () => {
    const { code, out } = await leeway(
      ...["docs/examples/invented-offers.csv", "--map", "docs/examples/invented-offers.json"],
    );
    expect(code).toBe(0);
    expect(out).toMatchObject([{ kind: "imported", name: "invented-offers", cars: 300, refused: 0 }]);
    const { columnMap, ...format } = await readColumnMap("docs/examples/invented-offers.json");
    const parsed = await parseCatalog(readFileSync("docs/examples/invented-offers.csv", "utf8"), {
      ...format,
      columnMap,
    });
    if (parsed.kind !== "catalog") throw new Error(parsed.reason);
    const offers = parsed.products.map(({ offer }) => offer);
    expect(new Set(offers.map((offer) => offer?.vin)).size).toBe(300);
    expect(offers.every((offer) => offer?.link?.startsWith("https://dealer.example/"))).toBe(true);
    const reader = createColumnReader(parsed.products);
    const { parts } = await playInMemory({
      ...{ state: emptyConversation(), settings: shopSettings, act: { kind: "words", text: "an SUV under 30k" } },
      ...{ catalog: openSlice(reader), preferences: createEmbeddedReader(), vocabulary: await reader.vocabulary() },
    });
    const results = parts.find((part) => part.type === "data-results")?.data;
    expect(results?.cars[0]?.offer).toMatchObject({ link: expect.stringContaining("https://dealer.example/offers/") });
  }, 60_000);

  it("says in one sentence what is wrong, with exit code 1 for the file and 2 for the call", async () => {
    const file = join(folder, "cars.csv");
    const missing = await leeway(file, "--dry-run");
    expect(missing).toMatchObject({ code: 1, out: [] });
    expect(missing.err).toMatch(/^.* cannot be imported: the file has no column "Make"\.\n$/);
    const wrong = await leeway(file, "--map", join(folder, "wrong.json"));
    expect(wrong).toMatchObject({ code: 2, out: [] });
    expect(wrong.err).toMatch(/^The column map .*wrong\.json cannot be used: .*colour.*\.\n$/);
    expect(await leeway(join(folder, "none.csv"))).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^There is no file/),
    });
    expect(await leeway(file, "extra.csv")).toMatchObject({ code: 2 });
  }, 60_000);
});
