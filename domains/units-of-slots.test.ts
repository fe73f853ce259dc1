import { describe, expect, it, vi } from "vitest";
import { meets } from "@/cli/verify/recount";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { parseCatalog } from "@/lib/catalog/files/parse-catalog";
import { readWords } from "@/lib/reading/read-words";
import type { Test } from "@/lib/relaxation/lattice";

vi.mock("@/domains/cars", async (importOriginal) => {
  const products = await importOriginal<typeof import("@/domains/cars")>();
  const own = [
    { name: "memory", unit: "GB", title: "Memory", direction: "more" },
    { name: "storage", unit: "GB", title: "Storage", direction: "more" },
    { name: "screen", unit: "screen inches", title: "Screen", decimals: 1, rounded: true },
  ].map((slot) => ({
    ...{ ...slot, kind: "number", label: slot.title.toLowerCase(), csv: { header: slot.title, optional: true } },
    ...{ care: 0.1, places: { filter: 200, facts: 200 }, limits: { possible: [1, 20_000], shipped: [1, 20_000] } },
  }));
  return { ...products, slots: [...products.slots, ...own] };
});
vi.mock("@/domains/cars/words", async (importOriginal) => {
  const { wordsOfSlots, voicesOfSlots } = await importOriginal<typeof import("@/domains/cars/words")>();
  const words = { questions: ["How much?"], oneThing: "How much?", topics: [], claims: { words: [] } };
  const said = {
    memory: { ...words, scaled: { gb: 1 }, nouns: ["ram"], fits: (value: number) => value <= 128 },
    storage: { ...words, scaled: { gb: 1, tb: 1024 }, nouns: ["ssd"], fits: (value: number) => value >= 64 },
    screen: { ...words, units: ["inch [screen]"], inchSign: true },
  };
  return { voicesOfSlots, wordsOfSlots: { ...wordsOfSlots, ...said } };
});

const file = [
  "Make,Model,Year,Engine Fuel Type,Engine HP,Engine Cylinders,Transmission Type,Driven_Wheels,Number of Doors,Market Category,Vehicle Size,Vehicle Style,highway MPG,city mpg,MSRP,Memory,Storage,Screen",
  "Kia,Sorento,2022,diesel,191,4,AUTOMATIC,all wheel drive,4,N/A,Midsize,4dr SUV,27,23,34990,16,512,15.6",
].join("\n");

async function read(words: string) {
  const parsed = await parseCatalog(file);
  if (parsed.kind !== "catalog") throw new Error(parsed.reason);
  const vocabulary = await createColumnReader(parsed.products).vocabulary();
  const { edits } = readWords({ words, turn: 0, history: [], constraints: [], vocabulary });
  return edits.map((edit) =>
    edit.kind === "add" ? `${edit.constraint.slot} ${edit.constraint.op} ${edit.constraint.value}` : edit.kind,
  );
}

describe("units of slots", () => {
  it("count in a slot's own unit, however large they are", async () => {
    expect(await read("2TB please")).toEqual(["storage >= 2048"]);
  });

  it("go to the slot that is named or can be that large", async () => {
    expect(await read("32gb ram and 128 gb ssd")).toEqual(["memory >= 32", "storage >= 128"]);
    expect(await read("at least 512gb")).toEqual(["storage >= 512"]);
  });

  it("leave out fractions where people drop them", async () => {
    expect(await read('a 15" screen')).toEqual(["screen == 15"]);
    expect(await read('a 15.6" one')).toEqual(["screen == 15.6"]);
    expect(await read("13 or 14 inch")).toEqual(["screen in 13,14"]);
    expect(await read("under 14 inch")).toEqual(["screen <= 14"]);
  });

  it("take sizes that are offered, joined or put in each other's place", async () => {
    expect(await read("8 or 16 gb ram")).toEqual(["memory >= 8"]);
    expect(await read("512gb or 1tb ssd")).toEqual(["storage >= 512"]);
    expect(await read("16gb ram. no, make it 32")).toEqual(["memory >= 32"]);
    expect(await read("13 inch to 15 inch")).toEqual(["screen >= 13", "screen <= 15.9"]);
  });

  it("recounts a size with its fraction as readers take it", () => {
    const tests = ["==", "in", "!=", "not in"].map((op) => ({
      slot: "screen",
      op,
      value: /in/.test(op) ? [14, 15] : 15,
    }));
    const held = [13.9, 15, 15.6, 16].map((screen) => ({ screen }));
    const passing = (test: Test) => held.filter((item) => meets(item, test)).map(({ screen }) => screen);
    expect(tests.map((test) => passing(test as Test))).toEqual([
      [15, 15.6],
      [15, 15.6],
      [13.9, 16],
      [13.9, 16],
    ]);
  });

  it("are no inches where the mark ends a quotation", async () => {
    expect(await read('my wife said "under 30"')).toEqual(["msrp <= 30000"]);
  });
});
