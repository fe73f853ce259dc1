import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Item, itemQuestion, readItems } from "@/lib/benchmark/item";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { parseCatalog } from "@/lib/catalog/files/parse-catalog";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { pick, seededRandom, shuffle, uniform } from "@/lib/random";
import { checkPersona } from "./check-persona";
import { drawWeights, generateItems } from "./generate-items";
import { bitsetOf, bitsetSize, disjoint, generatorSettings, intersect, isEmpty } from "./generator-setting";
import { personaLevels } from "./persona";
import type { PersonaLevel } from "./persona-phrases";
import { roundHalfEven } from "./predicate-pool";
import { validateItem } from "./validate-item";

/** Price rises and mileage falls with power, so wishes conflict. */
function syntheticCatalog(seed: number): CatalogProduct[] {
  const random = seededRandom(seed, "cars");
  const makes = ["Alpha", "Beta", "Gamma", "Delta"];
  return Array.from({ length: 280 }, (_, position) => {
    const power = Math.round(uniform(90, 400, random));
    const year = Math.round(uniform(2008, 2022, random));
    const highway = Math.round(46 - power / 14 + (year - 2008) / 3 + uniform(-3, 3, random));
    return makeProduct({
      position,
      make: makes[position % makes.length] ?? "Alpha",
      model: pick(["Uno", "Duo", "Trio", "Quattro"], random),
      year,
      horsepower: power,
      highwayMpg: highway,
      cityMpg: Math.max(8, highway - Math.round(uniform(2, 9, random))),
      msrp: Math.round(9_000 + power * 90 + (year - 2008) * 800 + uniform(-2_000, 2_000, random)),
      size: pick(["Compact", "Midsize", "Large"], random),
      fuelType: pick(["regular unleaded", "premium unleaded (required)", "diesel"], random),
      doors: pick([2, 4], random),
      marketCategory: random() < 0.3 ? ["Luxury"] : random() < 0.3 ? ["Hybrid"] : [],
    });
  });
}

function itemsOf(name: string, seed: number, count = 4): { products: CatalogProduct[]; items: Item[] } {
  const setting = generatorSettings.get(name);
  if (!setting) throw new Error(`no setting ${name}`);
  const products = syntheticCatalog(seed % 5);
  return { products, items: [...generateItems({ products, setting, count, seed })] };
}

describe("generated items", { timeout: 60_000 }, () => {
  it.each([...generatorSettings.keys()])("of setting %s bear out themselves", async (name) => {
    const setting = generatorSettings.get(name);
    const property = fc.asyncProperty(fc.integer({ min: 0, max: 1_000 }), async (seed) => {
      const { products, items } = itemsOf(name, seed, 2);
      const reader = createColumnReader(products);
      for (const item of items) expect(await validateItem(reader, item, setting)).toEqual([]);
      return items.length > 0 || fc.pre(false);
    });
    await fc.assert(property, { seed: 7, numRuns: 4 });
  });

  it("are the same for the same seed and others for another", () => {
    expect(itemsOf("S2", 3).items).toEqual(itemsOf("S2", 3).items);
    expect(itemsOf("S2", 8).items).not.toEqual(itemsOf("S2", 3).items);
  });

  it("survive their own file format", () => {
    const { items } = itemsOf("P", 4);
    expect(items.length).toBeGreaterThan(0);
    const read = readItems(JSON.parse(JSON.stringify(items)));
    expect(read).toMatchObject({ kind: "entries", entries: items });
    const [first] = items;
    const question = first && itemQuestion(first);
    expect(question?.kind === "question" && question.question.target).toHaveLength(2);
  });

  it("are caught when relaxation, car or persona are not their own", async () => {
    const { products, items } = itemsOf("S1", 4);
    const [item] = items;
    if (!item) throw new Error("no item");
    const reader = createColumnReader(products);
    const setting = generatorSettings.get("S1");
    const [first] = item.constraints;
    if (!first) throw new Error("no constraint");
    const problems = async (changed: Partial<Item>) =>
      (await validateItem(reader, { ...item, ...changed }, setting)).join();
    expect(await problems({ chosenRelaxation: first })).toContain("the least weighty relaxation is");
    expect(await problems({ recommendedCar: { ...item.recommendedCar, Year: 1950 } })).toContain("not the best one");
    expect(await problems({ persona: "A car." })).toContain("is said 0 times");
    expect(await problems({ persona: `${item.persona} Its weight is 0.3.` })).toContain("gives away");
    expect(await problems({ constraints: item.constraints.slice(1) })).not.toBe("");
  });
});

describe("personas", () => {
  it("never read alike", () => {
    const personas = [...generatorSettings.keys()].flatMap((name) =>
      [1, 2, 3].flatMap((seed) => itemsOf(name, seed, 3).items.map(({ persona }) => persona ?? "")),
    );
    expect(personas.length).toBeGreaterThan(100);
    const sentences = personas.map((persona) => new Set(persona.split(/(?<=[.?!]) /)));
    for (const [index, one] of sentences.entries()) {
      for (const other of sentences.slice(index + 1)) {
        const shared = [...one].filter((sentence) => other.has(sentence)).length;
        expect(shared).toBeLessThan(Math.max(2, one.size - 1));
      }
    }
    expect(new Set(personas).size).toBe(personas.length);
  });

  it("word the heaviest wish highest and the target lowest", () => {
    const law = fc.property(fc.integer({ min: 2, max: 8 }), fc.integer(), (k, seed) => {
      const random = seededRandom(seed);
      const weights = drawWeights(k, 1, "low-target", random);
      const constraints = weights.map((weight, index) => ({
        slot: "year" as const,
        op: ">=" as const,
        value: 2000 + index,
        weight,
      }));
      const target = constraints.slice(-1);
      const levels = personaLevels({ constraints: shuffle(constraints, random), target, vague: [] });
      expect(levelsInOrder(levels)).toBe(true);
      expect(levels.filter(({ level }) => level === "low").map(({ constraint }) => constraint)).toEqual(target);
      expect(
        levelsInOrder([...levels].map((each, index, all) => ({ ...each, level: all[k - 1 - index]?.level ?? "top" }))),
      ).toBe(false);
    });
    fc.assert(law, { seed: 3, numRuns: 50 });
  });

  it("are told apart from ones that leave a wish out or say it twice", () => {
    const wish = { slot: "msrp" as const, op: "<=" as const, value: 20_000, weight: 1 };
    expect(checkPersona("I can pay $20,000.", [], [wish])).toEqual([]);
    expect(checkPersona("I can pay $20,000, yes, $20,000.", [], [wish])).toEqual(["$20,000 is said 2 times, not 1"]);
    expect(checkPersona("I can pay $120,000.", [], [wish])).toEqual(["$20,000 is said 0 times, not 1"]);
  });
});

describe("the generator's arithmetic", () => {
  it("rounds halves to even", () => {
    expect([0.5, 1.5, 2.5, 2.4, 2.6, -0.5].map(roundHalfEven)).toEqual([0, 2, 2, 2, 3, 0]);
  });

  it("keeps sets of rows as sets do", () => {
    const rows = fc.uniqueArray(fc.integer({ min: 0, max: 99 }));
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        const [left, right] = [a, b].map((each) => bitsetOf(100, (row) => each.includes(row)));
        if (!left || !right) return;
        const both = a.filter((row) => b.includes(row));
        expect(bitsetSize(intersect(left, right))).toBe(both.length);
        expect(disjoint(left, right)).toBe(both.length === 0);
        expect(isEmpty(left)).toBe(a.length === 0);
      }),
      { seed: 5 },
    );
  });

  it("draws weights that sum to 1, the target's far below the others", () => {
    const weights = drawWeights(4, 1, "low-target", seededRandom(1));
    expect(weights.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12);
    expect(Math.min(...weights)).toBe(weights[3]);
    expect(() => pick([], () => 0)).toThrow(RangeError);
  });
});

const data = process.env.AWARE_US_DATA ?? "";
const hasData = data !== "" && existsSync(join(data, "aware-us", "S1.json"));
if (!hasData) console.info("AWARE_US_DATA is not set: the published items are not validated here");

describe.skipIf(!hasData)("the published items", { timeout: 60_000 }, () => {
  it.each(["S1", "S2", "S3"])("of %s are borne out by the same checks", async (name) => {
    const parsed = await parseCatalog(readFileSync(join(data, "catalog.csv"), "utf8"));
    if (parsed.kind !== "catalog") throw new Error(parsed.reason);
    const read = readItems(JSON.parse(readFileSync(join(data, "aware-us", `${name}.json`), "utf8")));
    if (read.kind !== "entries") throw new Error(read.reason);
    const reader = createColumnReader(parsed.products);
    const setting = generatorSettings.get(name);
    for (const item of read.entries) {
      const problems = await validateItem(reader, item, setting);
      // A model wrote these, so the grammar's checks don't apply.
      expect(problems.filter((each) => !/ is said |gives away/.test(each))).toEqual([]);
    }
  });

  it("have a generator that makes as many again over their catalog", async () => {
    const parsed = await parseCatalog(readFileSync(join(data, "catalog.csv"), "utf8"));
    if (parsed.kind !== "catalog") throw new Error(parsed.reason);
    const setting = generatorSettings.get("S1");
    if (!setting) throw new Error("no S1");
    const items = [...generateItems({ products: parsed.products, setting, count: 41, seed: 11 })];
    expect(new Set(items.map(({ baseQuery }) => baseQuery)).size).toBe(41);
  });
});

const order: readonly PersonaLevel[] = ["top", "high", "medium", "low"];

/** Wording follows weight. Unsaid importance goes anywhere. */
function levelsInOrder(levels: readonly { constraint: { weight: number }; level: PersonaLevel }[]): boolean {
  const said = levels.filter(({ level }) => level !== "open");
  return said.every((a) =>
    said.every((b) => a.constraint.weight <= b.constraint.weight || order.indexOf(a.level) <= order.indexOf(b.level)),
  );
}
