import { createReadStream } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { defaultProducts } from "@/db/seed/default-catalog";
import { parseCatalog } from "@/lib/catalog/files/parse-catalog";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { checkPrices, compareCatalogs } from "./compare-catalogs";

const dataFolder = process.env.AWARE_US_DATA;
if (!dataFolder) console.info("AWARE_US_DATA is not set: the shipped catalog is not held to the paper's");

describe("compareCatalogs", () => {
  const own = [
    makeProduct({ model: "CX-5", msrp: 20_000 }),
    makeProduct({ model: "CX-5", msrp: 24_000, highwayMpg: 34 }),
  ];

  it("sets medians over trims beside each other, whatever the case and dashes of the names", () => {
    const [shared] = compareCatalogs(own, [makeProduct({ make: "ALPHA", model: "cx5", msrp: 20_000 })], [2020, 2020]);
    expect(shared).toMatchObject({
      own: { msrp: 22_000, highwayMpg: 32, trims: 2 },
      other: { highwayMpg: 30, trims: 1 },
    });
    expect(shared?.priceOff).toBeCloseTo(0.1, 9);
  });

  it("lets agree what lies within a tenth of the price and two miles per gallon", () => {
    const agrees = (said: Parameters<typeof makeProduct>[0]) =>
      compareCatalogs([makeProduct(said)], [makeProduct()], [2020, 2020])[0]?.agrees;
    expect(agrees({})).toBe(true);
    expect(agrees({ msrp: 21_900, cityMpg: 26, highwayMpg: 28 })).toBe(true);
    expect(agrees({ msrp: 22_100 })).toBe(false);
    expect(agrees({ msrp: 17_900 })).toBe(false);
    expect(agrees({ cityMpg: 27 })).toBe(false);
    expect(agrees({ highwayMpg: 27 })).toBe(false);
  });

  it("leaves out other years, models only one has, and model years without a figure", () => {
    expect(compareCatalogs(own, own, [2015, 2017])).toEqual([]);
    expect(compareCatalogs(own, [makeProduct({ model: "CX-9" })], [2020, 2020])).toEqual([]);
    expect(compareCatalogs(own, [makeProduct({ model: "CX-5", cityMpg: null })], [2020, 2020])).toEqual([]);
  });

  it("lists the largest difference in price first", () => {
    const others = [makeProduct({ model: "CX-5", msrp: 22_000 }), makeProduct({ model: "Two", msrp: 40_000 })];
    const shared = compareCatalogs([...own, makeProduct({ model: "Two", msrp: 20_000 })], others, [2020, 2020]);
    expect(shared.map(({ own: { model } }) => model)).toEqual(["Two", "CX-5"]);
  });
});

describe("checkPrices", () => {
  it("holds each price to the nearest one listed for the same model, year and drive", () => {
    const own = [20_000, 24_000, 26_000, null].map((msrp) => makeProduct({ msrp }));
    const listed = [makeProduct({ msrp: 20_000 }), makeProduct({ msrp: 24_200 }), makeProduct({ msrp: null })];
    expect(checkPrices(own, listed, [2020, 2020])).toEqual({
      rows: 3,
      exact: 1 / 3,
      within1: 2 / 3,
      within2: 2 / 3,
      within5: 2 / 3,
    });
    const otherDrive = [makeProduct({ msrp: 26_000, drivenWheels: "all wheel drive" })];
    expect(checkPrices(own, otherDrive, [2020, 2020])).toMatchObject({ rows: 0, exact: 0 });
    expect(checkPrices(own, listed, [2015, 2017]).rows).toBe(0);
  });
});

describe.skipIf(!dataFolder)("the shipped catalog beside the paper's, model years 2015 to 2017", () => {
  it("shares at least 150 model years, of which 85 in 100 agree", async () => {
    const parsed = await parseCatalog(createReadStream(join(dataFolder ?? "", "catalog.csv")));
    if (parsed.kind !== "catalog") throw new Error(parsed.reason);
    const shared = compareCatalogs(defaultProducts(), parsed.products, [2015, 2017]);
    expect(shared.length).toBeGreaterThanOrEqual(150);
    expect(shared.filter(({ agrees }) => agrees).length / shared.length).toBeGreaterThanOrEqual(0.85);
  });
});
