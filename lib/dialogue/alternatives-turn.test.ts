import { expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { viewOf } from "@/lib/dialogue/testing/played/played-view";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { runTurn } from "./run-turn";
import { emptyConversation } from "./state/conversation-state";
import { shopSettings } from "./state/settings";
import { toldOf } from "./told-of";

const catalog = createColumnReader([
  makeProduct({ position: 0, make: "Kia", model: "EV6", fuelType: "electric", style: "4dr SUV", msrp: 43_000 }),
  makeProduct({ position: 1, make: "Kia", model: "Niro", marketCategory: ["Hybrid"], style: "4dr SUV", msrp: 28_000 }),
  makeProduct({ position: 2, make: "Ford", model: "Edge", fuelType: "diesel", style: "4dr SUV", msrp: 26_000 }),
  makeProduct({ position: 3, make: "Ford", model: "Focus", highwayMpg: 38, style: "Sedan", msrp: 20_000 }),
]);

async function play(...messages: string[]) {
  let state = emptyConversation();
  let outcome = null;
  for (const text of messages) {
    const [vocabulary, preferences] = [await catalog.vocabulary(), createEmbeddedReader()];
    const act = { kind: "words", text } as const;
    const slice = openSlice(catalog);
    outcome = await runTurn({ state, act, settings: shopSettings, catalog: slice, preferences, vocabulary });
    state = outcome.state;
  }
  if (!outcome) throw new RangeError("nothing was said");
  return { view: viewOf(outcome.parts), parts: outcome.parts };
}

it("shows the cars that meet either, each marked by the alternative it meets", async () => {
  const { view, parts } = await play("Electric or a hybrid");
  expect(view.wishes.map(({ text }) => text)).toEqual(["electric or hybrid"]);
  const marks = view.cars.map(({ name, marks: [mark] }) => [name, mark?.label, mark?.value, mark?.mark]);
  expect(marks.sort()).toEqual([
    ["Kia EV6", "Fuel", "electric", "met"],
    ["Kia Niro", "Kind", "hybrid", "met"],
  ]);
  const results = parts.flatMap((part) => (part.type === "data-results" ? [part.data] : []))[0] ?? null;
  const wishes = parts.flatMap((part) => (part.type === "data-constraints" ? [part.data] : []))[0] ?? null;
  const told = toldOf([], { wishes, results, question: null });
  expect(told.products.find(({ model }) => model === "Niro")?.values).not.toContain("electric or hybrid");
});

it("widens a wish by a value of another slot, and narrows it again", async () => {
  const widened = await play("Electric or a hybrid", "diesel would work too");
  expect(widened.view.total).toBe(3);
  const narrowed = await play("Electric or a hybrid", "diesel would work too", "drop the hybrid");
  expect(narrowed.view.wishes.map(({ text }) => text)).toEqual(["electric or diesel"]);
  expect(narrowed.view.total).toBe(2);
});

it("lets alternatives give way as one wish, no further than a car demands", async () => {
  const { view } = await play("A sedan is a must. Electric or at least 45 mpg would be nice.");
  expect(view.wishes.find(({ gaveWay }) => gaveWay)?.text).toBe("electric, or 38 mpg or more");
  expect(view.total).toBe(1);
});
