import fc from "fast-check";
import { expect, it } from "vitest";
import { matchesAll } from "@/lib/catalog/catalog-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { ConstraintInput } from "@/lib/constraints";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";

const products = [
  makeProduct({ position: 0, make: "Alpha", model: "Tall", style: "4dr SUV", seats: 7, doors: 4, msrp: 30_000 }),
  makeProduct({ position: 1, make: "Alpha", model: "Low", style: "Convertible", seats: 2, doors: 2, msrp: 35_000 }),
  makeProduct({ position: 2, make: "Beta", model: "Long", style: "Wagon", seats: 5, doors: 4, msrp: 20_000 }),
  makeProduct({ position: 3, make: "Beta", model: "Both", style: "Sedan", seats: 5, doors: 4, msrp: 22_000 }),
  makeProduct({ position: 4, make: "Beta", model: "Both", style: "Coupe", seats: 4, doors: 2, msrp: 24_000 }),
];
const wagon: ConstraintInput = { slot: "style", op: "==", value: "Wagon" };
const tall: ConstraintInput = { slot: "model", op: "==", value: "Tall" };

async function after(...turns: ConstraintInput[][]) {
  const talk = scriptedConversation(products);
  let last = "";
  for (const said of turns) last = replyText(await talk.say("so", { edits: said.map(wish) }));
  return { wishes: talk.state.wishes.constraints.map(toPredicate), question: talk.state.question, last };
}

it("takes off an earlier kind that the named model never has, and says why once", async () => {
  const { wishes, question, last } = await after([wagon, { slot: "seats", op: "<=", value: 5 }], [tall]);
  expect(wishes).toEqual([tall]);
  expect(question).toBeNull();
  expect(last).toContain("I took wagon and at most 5 seats off, since the Tall is an SUV.");
  expect(last).not.toContain("off the list");
});

it("leaves a must, a price, and a kind of the same message", async () => {
  const price: ConstraintInput = { slot: "msrp", op: "<=", value: 25_000 };
  const must = { ...wagon, locked: true };
  expect((await after([must, price], [tall])).wishes).toEqual([wagon, price, tall]);
  expect((await after([wagon, tall])).wishes).toEqual([wagon, tall]);
});

it("lets its own make out of a refusal, and loses what a later refusal of the make holds", async () => {
  const out: ConstraintInput = { slot: "make", op: "not in", value: ["Alpha", "Gamma"] };
  expect((await after([out], [tall])).wishes).toEqual([{ slot: "make", op: "!=", value: "Gamma" }, tall]);
  const either: ConstraintInput = { slot: "model", op: "in", value: ["Tall", "Long"] };
  const noAlpha: ConstraintInput = { slot: "make", op: "!=", value: "Alpha" };
  expect((await after([either], [noAlpha])).wishes).toEqual([{ slot: "model", op: "==", value: "Long" }, noAlpha]);
});

const kind = fc.oneof(
  fc.record({
    slot: fc.constant("style" as const),
    op: fc.constantFrom("in" as const, "not in" as const),
    value: fc.uniqueArray(fc.constantFrom("Wagon", "4dr SUV", "Coupe", "Convertible"), { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    slot: fc.constant("make" as const),
    op: fc.constantFrom("==" as const, "!=" as const),
    value: fc.constantFrom("Alpha", "Beta"),
  }),
  fc.record({
    slot: fc.constantFrom("seats" as const, "doors" as const),
    op: fc.constantFrom(">=" as const, "<=" as const),
    value: fc.integer({ min: 2, max: 8 }),
  }),
);

it("never leaves the model just named beside an earlier kind none of its versions has", async () => {
  const models = fc.constantFrom("Tall", "Low", "Long", "Both");
  await fc.assert(
    fc.asyncProperty(fc.array(kind, { minLength: 1, maxLength: 5 }), models, async (kinds, value) => {
      const { wishes } = await after(kinds, [{ slot: "model", op: "==", value }]);
      expect(wishes.at(-1)).toEqual({ slot: "model", op: "==", value });
      const versions = products.filter(({ model }) => model === value);
      for (const each of wishes) expect(versions.some((product) => matchesAll(product, [each]))).toBe(true);
    }),
    { seed: 11, numRuns: 60 },
  );
});
