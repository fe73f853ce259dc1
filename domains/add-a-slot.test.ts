import { getTableConfig } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { GiveDrawing } from "@/components/constraints/drawing/give-drawing";
import { FilterPanel } from "@/components/constraints/filter/filter-panel";
import { products as table } from "@/db/schema/products";
import { copyLine } from "@/db/store-products";
import { expandTables } from "@/domains/cars/catalog/expand-tables";
import { validateCars } from "@/domains/cars/catalog/validate-cars";
import { toProduct } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { catalogChecksum } from "@/lib/catalog/files/checksum";
import { csvFields, csvRow } from "@/lib/catalog/files/csv-columns";
import { parseCatalog } from "@/lib/catalog/files/parse-catalog";
import { catalogArbitrary, predicateArbitrary } from "@/lib/catalog/product.arbitrary";
import { productSchema } from "@/lib/catalog/product-schema";
import { createLiteralReader } from "@/lib/catalog/testing/literal-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { SlotName } from "@/lib/constraints/slots";
import { askableSlots, questionsOf } from "@/lib/dialogue/asking/asking-clarity";
import { planQuestion } from "@/lib/dialogue/asking/plan-whole";
import { productsBeside } from "@/lib/dialogue/showing/products-beside";
import { partOf, replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { readWords } from "@/lib/reading/read-words";
import { exampleConfiguration } from "@/lib/study/configuration/example-configuration";
import { codebook } from "@/lib/study/export/bundle";

vi.mock("@/domains/cars", async (importOriginal) => {
  const { withDocumentedSlot } = await import("./testing/documented-slot");
  return withDocumentedSlot(await importOriginal());
});
vi.mock("@/domains/cars/words", async (importOriginal) => {
  const { withDocumentedTalk } = await import("./testing/documented-slot");
  return withDocumentedTalk(await importOriginal());
});

const seats = "seats" as SlotName;
const seating = (op: ">=" | "==", value: number): Predicate => ({ slot: seats, op, value });
const productWith = (count: number | null, position: number) => ({ ...makeProduct({ position }), [seats]: count });
const products = [5, 5, 7, 8, null, 2, 5, 7].map(productWith);

const header =
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,MSRP";
const row = "Kia,Sorento,2022,regular unleaded,191,4,AUTOMATIC,all wheel drive,4,Crossover,Midsize,4dr SUV,27,23,34990";

async function read(words: string) {
  const vocabulary = await createColumnReader(products).vocabulary();
  const { edits, doubts } = readWords({ words, turn: 0, history: [], constraints: [], vocabulary });
  const added = edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
  return { wishes: added.map(({ slot, op, value, level }) => ({ slot, op, value, level })), doubts };
}

describe("the slot that docs/adding.md adds", () => {
  it("comes in from a file, may be missing there, and refuses what no car has", async () => {
    const cells = [`${row},7`, `${row},`, `${row},40`, `${row},seven`];
    const parsed = await parseCatalog([`${header},Seats`, ...cells].join("\n"));
    expect(parsed).toMatchObject({
      products: [{ make: "Kia", seats: 7 }, { seats: null }],
      refusals: [
        { line: 4, reason: "Seats is impossible: 40" },
        { line: 5, reason: 'Seats is not a whole number: "seven"' },
      ],
    });
    expect(await parseCatalog(`${header}\n${row}\n`)).toMatchObject({ products: [{ make: "Kia", seats: null }] });
    expect(await parseCatalog(`${header},Places\n${row},6\n`, { columnMap: { [seats]: "Places" } })).toMatchObject({
      products: [{ seats: 6 }],
    });
  });

  it("is stated by the source tables, and held to its limits there", () => {
    const engines = {
      base: { fuel: "regular", hp: 150, cylinders: 4, gearbox: "auto", drive: "fwd", mpg: [24, 30] },
    } as const;
    const generation = (count: number) => ({
      ...{ years: [2020, 2020] as const, style: "4dr SUV" as const, doors: 4, size: "Midsize" as const, engines },
      figures: { [seats]: 5 },
      trims: [["LX", "base", [20_000]] as const, ["LX 7", "base", [22_000], { figures: { [seats]: count } }] as const],
    });
    const expand = (count: number) =>
      expandTables([{ make: "Kia", lines: [{ model: "Sorento", generations: [generation(count)] }] }]);
    expect(expand(7)).toMatchObject([{ seats: 5 }, { seats: 7 }]);
    expect(validateCars(expand(7))).toEqual([]);
    expect(validateCars(expand(70))[0]?.problem).toBe("seats 70 is no whole number from 2 to 15");
  });

  it("is counted by the lattice, nearest values included", async () => {
    const lattice = await createColumnReader(products).lattice([], [seating(">=", 6)]);
    expect(lattice.groups).toEqual([
      { mask: 0, count: 5, nearest: [5] },
      { mask: 1, count: 3, nearest: [8] },
    ]);
  });

  it("is answered by columns as it is car by car", async () => {
    const question = fc.tuple(
      catalogArbitrary(20),
      fc.array(predicateArbitrary([seats, "msrp", "style"]), { maxLength: 4 }),
    );
    await fc.assert(
      fc.asyncProperty(question, async ([some, soft]) => {
        const [columns, literal] = [createColumnReader(some), createLiteralReader(some)];
        expect(await columns.lattice([], soft)).toEqual(await literal.lattice([], soft));
        expect(await columns.products(soft.slice(0, 1), 9)).toEqual(await literal.products(soft.slice(0, 1), 9));
        const ranking = { where: [], score: [{ ...seating(">=", 5), weight: 1 }], ranges: {}, limit: 5 };
        expect(await columns.rank(ranking)).toEqual(await literal.rank(ranking));
        const asked = [{ where: [], slot: seats }];
        expect(await columns.distributions(asked)).toEqual(await literal.distributions(asked));
      }),
      { seed: 5, numRuns: 100 },
    );
  });

  it.each([
    ["at least 7 seats", { op: ">=", value: 7 }],
    ["it has to seat 8 people", { op: ">=", value: 8 }],
    ["a 7 seater would be nice", { op: ">=", value: 7, level: "nice" }],
    ["seating for 6", { op: ">=", value: 6 }],
  ])("is read from %s", async (words, wish) => {
    const { wishes, doubts } = await read(words);
    expect(wishes).toMatchObject([{ slot: "seats", ...wish }]);
    expect(doubts).toEqual([]);
  });

  it("is read beside other slots, and doubted beyond what a car can have", async () => {
    const both = await read("under $30k and 7 seats");
    expect(both.wishes.map(({ slot }) => slot).sort()).toEqual(["msrp", "seats"]);
    const wrong = await read("at least 90 seats");
    expect(wrong.doubts.map(({ text }) => text)).toEqual(["No car has 90 seats, so I left it out."]);
  });

  it("is asked about in its own words, with bounds that some cars pass", async () => {
    expect(askableSlots([], new Set())).toContain(seats);
    expect(questionsOf(seats)[0]).toBe("How many people should it seat, and is that a must?");
    const distributions = await createColumnReader(products).distributions([{ where: [], slot: seats }]);
    const settings = { asking: "always", questionBudget: 3 } as const;
    const plan = planQuestion({ settings, stopAsking: false, asked: [], total: products.length, distributions });
    expect(plan?.choices.map(({ label, count }) => [label, count])).toEqual([
      ["5 seats or more", 6],
      ["7 seats or more", 3],
    ]);
  });

  it("is a chip, a filter in its place, and a fact of cars side by side", () => {
    expect(describeConstraint(seating(">=", 7))).toBe("7 seats or more");
    expect(describeConstraint(seating("==", 5))).toBe("5 seats");
    const loadSlot = async () => ({ values: [], bars: [] });
    const page = renderToStaticMarkup(
      createElement(FilterPanel, { wishes: [], total: 8, loadSlot, onAct: () => undefined }),
    );
    expect(page).toMatch(/Model<.*>Seats<.*>Year</s);
    const { facts } = productsBeside(products.slice(0, 3), []);
    expect(facts.find(({ label }) => label === "Seats")).toMatchObject({ values: ["5", "5", "7"], best: [2] });
  });

  it("is told of when a shopper asks", async () => {
    const reply = await scriptedConversation(products.slice(0, 3)).say("how many seats does the Alpha One have?");
    expect(replyText(reply)).toContain("The Alpha One has 5 to 7 seats.");
  });

  it("is what a car leads by, and what two differ in", async () => {
    const named = [5, 7, 8].map((count, position) => {
      const model = ["Alder", "Birch", "Cedar"][position] ?? "";
      return { ...makeProduct({ position, make: "Honda", model, msrp: 20_000 + position }), [seats]: count };
    });
    const chat = scriptedConversation(named);
    const answer = async (words: string) => replyText(await chat.say(words));
    expect(await answer("which one has the most seats?")).toContain(
      "The one with the most seats I have is the 2020 Honda Cedar: 8 seats",
    );
    expect(await answer("which car has the fewest seats?")).toContain(
      "The one with the fewest seats I have is the 2020 Honda Alder: 5 seats",
    );
    expect(await answer("Honda Alder or Honda Birch, which has more seats?")).toContain(
      "The Honda Birch has more seats, by 2.",
    );
    expect(await answer("how many seats does the Cedar have?")).toContain("The 2020 Honda Cedar has 8 seats.");
  });

  it("is drawn under its wish", async () => {
    const chat = scriptedConversation(products);
    const reply = await chat.say("x", { edits: [wish({ ...seating(">=", 7), weight: 0.5 })] });
    const [view] = partOf(reply, "constraints").wishes;
    if (!view) throw new Error("the wish is there");
    expect(view.drawing.bars.map(({ value, count, inside }) => [value, count, inside])).toEqual([
      [2, 1, false],
      [5, 3, false],
      [7, 2, true],
      [8, 1, true],
    ]);
    const drawn = renderToStaticMarkup(createElement(GiveDrawing, { ...view, op: ">=", size: "card" }));
    expect(drawn).toContain('aria-label="Seats');
  });

  it("goes out in every export", () => {
    const [, , seven = products[0], , none = products[0]] = products;
    if (!seven || !none) throw new Error("the cars are there");
    expect(toProduct(seven)).toMatchObject({ seats: 7 });
    expect(productSchema.parse(toProduct(none))).toMatchObject({ seats: null });
    expect(csvRow(seven)[csvFields.indexOf(seats)]).toBe("7");
    expect(copyLine("id", none).split("\t")[csvFields.indexOf(seats) + 2]).toBe("\\N");
    expect(getTableConfig(table).columns.map(({ name }) => name)).toContain("seats");
    expect(codebook(exampleConfiguration()).filter(({ name }) => name === "seats")).toEqual([
      { file: "a wish's slot", name: "seats", type: "number", description: "Seats, seats" },
    ]);
    const plain = products.map((product) => ({ ...product, [seats]: null }));
    expect(catalogChecksum(products)).not.toBe(catalogChecksum(plain));
  });
});

describe("a catalog from before the slot", () => {
  it("keeps its checksum, and its cars in stored replies are still read", () => {
    const before = [makeProduct({ position: 0 })];
    const { [seats]: _, ...stored } = toProduct(before[0] ?? makeProduct()) as Record<string, unknown>;
    expect(productSchema.parse(stored)).toMatchObject({ seats: null });
    expect(catalogChecksum(before)).toBe("1bb44eb3e8585352624ad90a2aa55ba73c7058dfbd9e8083ef8d09a4cdc8916d");
  });
});
