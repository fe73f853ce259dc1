import { describe, expect, it } from "vitest";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { partOf, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { critiquesOf } from "./critiques";

const base = { style: "Sedan", highwayMpg: 30, horsepower: 150, year: 2020 };
const dear = makeProduct({ position: 0, ...base, msrp: 25_000 });
const products = [
  dear,
  makeProduct({ position: 1, ...base, msrp: 21_950, horsepower: 120 }),
  makeProduct({ position: 2, ...base, msrp: 18_000, year: 2022 }),
  makeProduct({ position: 3, ...base, style: "Wagon", msrp: 30_000, highwayMpg: 40 }),
];

const settings = { ...shopSettings, asking: "never" as const };

function critiques(talk: ReturnType<typeof scriptedConversation>, product: CatalogProduct) {
  return critiquesOf({ catalog: talk.openTurn(), state: talk.state, settings, product });
}

describe("critiques", () => {
  it("better a car by the next bound that cars meet, and leave out what no car brings", async () => {
    const talk = scriptedConversation(products);
    await talk.say("a sedan, please", { edits: [wish({ slot: "style", op: "==", value: "Sedan", locked: true })] });
    const found = await critiques(talk, dear);
    expect(found.map(({ kind, text, count }) => ({ kind, text, count }))).toEqual([
      { kind: "cheaper", text: "up to $22,000", count: 2 },
      { kind: "newer", text: "2022 or newer", count: 1 },
    ]);
  });

  it("show as many cars as they said, once taken", async () => {
    const talk = scriptedConversation(products);
    await talk.say("a budget", { edits: [wish({ slot: "msrp", op: "<=", value: 26_000 })] });
    for (const { edit, count } of await critiques(talk, dear)) {
      const outcome = await talk.play({ kind: "edit-constraint", edit });
      expect(partOf(outcome, "results").total).toBe(count);
      await talk.play({ kind: "undo" });
    }
  });

  it("draw a wish that stands tighter and keep its weight", async () => {
    const talk = scriptedConversation(products);
    await talk.say("a budget", { edits: [wish({ slot: "msrp", op: "<=", value: 26_000, level: "strong" })] });
    const [cheaper] = await critiques(talk, dear);
    expect(cheaper?.edit).toEqual({ kind: "change", id: "msrp:<=", value: 22_000 });
  });

  it("are none for what the catalog does not say of the car", async () => {
    const talk = scriptedConversation(products);
    const unknown = makeProduct({ position: 9, ...base, msrp: null, highwayMpg: null, horsepower: null, year: 2022 });
    expect(await critiques(talk, unknown)).toEqual([]);
  });
});
