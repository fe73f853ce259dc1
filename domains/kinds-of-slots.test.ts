import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { matches } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { parseCatalog } from "@/lib/catalog/files/parse-catalog";
import { catalogArbitrary, predicateArbitrary } from "@/lib/catalog/product.arbitrary";
import { createLiteralReader } from "@/lib/catalog/testing/literal-reader";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import { constraintId } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slots";
import { slotChoices } from "@/lib/dialogue/asking/slot-question";
import { readWords } from "@/lib/reading/read-words";

vi.mock("@/domains/cars", async (importOriginal) => {
  const products = await importOriginal<typeof import("@/domains/cars")>();
  const more = {
    ...{ care: 0.1, places: { filter: 200, facts: 200 }, direction: "more" as const },
    limits: { possible: [1, 20_000], shipped: [1, 20_000] },
  };
  const optional = (header: string) => ({ header, optional: true });
  const own = [
    { ...more, name: "cargo", kind: "number", unit: "ft³", decimals: 1, label: "cargo room", title: "Cargo" },
    {
      ...more,
      name: "weight",
      kind: "number",
      unit: "lb",
      grouped: true,
      direction: undefined,
      label: "weight",
      title: "Weight",
    },
    { ...more, name: "condition", kind: "text", label: "condition", title: "Condition", direction: undefined },
    { ...more, name: "equipment", kind: "set", label: "equipment", title: "Equipment", direction: undefined },
  ].map((slot) => ({ ...slot, csv: optional(slot.title) }));
  const others = products.slots.filter(({ name }) => name !== "newOrUsed" && !own.some((slot) => slot.name === name));
  return { ...products, slots: [...others, ...own] };
});
vi.mock("@/domains/cars/words", async (importOriginal) => {
  const { wordsOfSlots, voicesOfSlots } = await importOriginal<typeof import("@/domains/cars/words")>();
  const words = { questions: ["Which?"], oneThing: "Which is it?", topics: [], claims: { words: [] } };
  const said = {
    ...{ cargo: { ...words, units: ["cubic feet"] }, weight: { ...words, units: ["lb", "lbs", "pounds"] } },
    condition: { ...words, values: [{ say: ["(brand|factory) new"], means: /^new$/ }] },
    equipment: { ...words, values: [{ say: ["sunroof", "moonroof"], means: /^sunroof$/ }] },
  };
  return { voicesOfSlots, wordsOfSlots: { ...wordsOfSlots, ...said } };
});

const unheard = (name: string) => name as SlotName;
const [cargo, weight] = [unheard("cargo"), unheard("weight")];
const [condition, equipment] = [unheard("condition"), unheard("equipment")];
const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,MSRP,Cargo,Weight,Condition,Equipment";
const row = "Kia,Sorento,2022,diesel,191,4,AUTOMATIC,all wheel drive,4,N/A,Midsize,4dr SUV,27,23,34990";

async function productsOf(...cells: string[]) {
  const parsed = await parseCatalog([header, ...cells.map((each) => `${row},${each}`)].join("\n"));
  if (parsed.kind !== "catalog") throw new Error(parsed.reason);
  return parsed;
}

describe("slots of every kind", () => {
  it("come in with decimals, words and lists, and unknown where nothing is written", async () => {
    const { products, refusals } = await productsOf('37.6,"4200",New,"Sunroof, Heated seats"', ",,,", "37.65,,,");
    expect(products).toMatchObject([
      { cargo: 37.6, weight: 4200, condition: "New", equipment: ["Sunroof", "Heated seats"] },
      { cargo: null, weight: null, condition: null, equipment: [] },
    ]);
    expect(refusals.map(({ reason }) => reason)).toEqual(['Cargo is not a number: "37.65"']);
  });

  it("are converted from the units of other countries", async () => {
    const parsed = await parseCatalog(`${header}\n${row},1000,1900,New,\n`, {
      columnMap: { [cargo]: { unit: "l" }, [weight]: { unit: "kg" } },
    });
    expect(parsed).toMatchObject({ products: [{ cargo: 35.3, weight: 4189 }] });
  });

  it("fail every test but an exclusion where they are unknown", async () => {
    const { products } = await productsOf(",,,");
    const [unknown] = products;
    if (!unknown) throw new Error("the car was read");
    for (const slot of [condition, equipment]) {
      expect(matches(unknown, { slot, op: "==", value: "New" })).toBe(false);
      expect(matches(unknown, { slot, op: "!=", value: "New" })).toBe(true);
    }
  });

  it("are answered by columns as they are car by car", async () => {
    const predicates = fc.array(predicateArbitrary([cargo, weight, condition, equipment]), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(catalogArbitrary(20), predicates, async (products, soft) => {
        const [columns, literal] = [createColumnReader(products), createLiteralReader(products)];
        expect(await columns.lattice([], soft)).toEqual(await literal.lattice([], soft));
        expect(await columns.products(soft.slice(0, 2), 9)).toEqual(await literal.products(soft.slice(0, 2), 9));
        expect(await columns.vocabulary()).toEqual(await literal.vocabulary());
        const asked = [cargo, condition, equipment].map((slot) => ({ where: [], slot }));
        expect(await columns.distributions(asked)).toEqual(await literal.distributions(asked));
      }),
      { seed: 6, numRuns: 100 },
    );
  });

  it("are said with their units, and a set holds a wish for each of its values", () => {
    const said = (slot: SlotName, op: Predicate["op"], value: number | string) =>
      describeConstraint({ slot, op, value });
    expect(said(cargo, ">=", 37.6)).toBe("37.6 ft³ or more");
    expect(said(weight, "<=", 4200)).toBe("at most 4,200 lb");
    expect(said(condition, "!=", "Used")).toBe("not Used");
    const ids = ["Sunroof", "Heated seats"].map((value) => constraintId({ slot: equipment, op: "==", value }));
    expect(new Set(ids).size).toBe(2);
  });

  it("are read by the words of their modules", async () => {
    const { products } = await productsOf("30,4000,New,Sunroof", "40,5000,Used,");
    const vocabulary = await createColumnReader(products).vocabulary();
    const read = (words: string) =>
      readWords({ words, turn: 0, history: [], constraints: [], vocabulary }).edits.map((edit) =>
        edit.kind === "add" ? [edit.constraint.slot, edit.constraint.op, edit.constraint.value] : [],
      );
    expect(read("brand new with a moonroof")).toEqual([
      [condition, "==", "New"],
      [equipment, "==", "Sunroof"],
    ]);
    expect(read("at least 35 cubic feet")).toEqual([[cargo, ">=", 35]]);
    expect(read("under 4500 pounds")).toEqual([[weight, "<=", 4500]]);
  });

  it("are asked with bounds where people differ about which way is better", async () => {
    const { products } = await productsOf(...[3000, 3500, 4000, 4500, 5000, 5500].map((pounds) => `30,${pounds},New,`));
    const [spread] = await createColumnReader(products).distributions([{ where: [], slot: weight }]);
    const labels = spread ? slotChoices(spread, products.length).map(({ label }) => label) : [];
    expect(labels.length).toBeGreaterThan(1);
    expect(labels.every((label) => /^at most [\d,]+ lb$/.test(label))).toBe(true);
  });
});
