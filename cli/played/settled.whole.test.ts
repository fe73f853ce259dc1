import fc from "fast-check";
import { expect, it } from "vitest";
import { defaultProducts } from "@/db/seed/default-catalog";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import type { PlayedView } from "@/lib/dialogue/testing/played/played-view";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const catalog = createColumnReader(defaultProducts("today"));
const preferences = createEmbeddedReader();

async function views(...says: string[]): Promise<PlayedView[]> {
  const seen: PlayedView[] = [];
  const turns = says.map((say) => ({ say, expect: [] }));
  await playConversation({ id: "", kind: "", turns }, { catalog, preferences }, ({ view }) => seen.push(view));
  return seen;
}

const wishesOf = (view: PlayedView | undefined) =>
  (view?.wishes ?? []).map(({ constraint: { slot, op, value } }) => ({ slot, op, value }));

const ties = fc.constantFrom(
  { say: "a convertible with 7 seats", sides: { "style:is": "convertible", "seats:>=": "seats" } },
  { say: "diesel convertible", sides: { "style:is": "convertible", "fuelType:is": "diesel" } },
);
const keeping = fc.constantFrom(
  (side: string) => `the ${side}, obviously`,
  (side: string) => `the ${side}, I just said so`,
  (side: string) => `For the third time, keep the ${side}.`,
  (side: string) => `${side}! I told you that already`,
  (side: string) => `the ${side} of course. Is it any good in the heat?`,
);

it("settles which to keep by naming one side in any form, and never asks it again", async () => {
  await fc.assert(
    fc.asyncProperty(ties, fc.nat({ max: 1 }), keeping, async ({ say, sides }, at, form) => {
      const [id = "", side = ""] = Object.entries(sides)[at] ?? [];
      const [asked, settled, later] = await views(say, form(side), "thanks");
      expect(asked?.prose).toContain("Which should I keep");
      for (const view of [settled, later]) expect(view?.prose).not.toContain("Which should I keep");
      expect(settled?.wishes.find(({ constraint }) => constraint.id === id)?.gaveWay ?? null).toBeNull();
    }),
    { seed: 3, numRuns: 20 },
  );
});

const taken = fc.constantFrom(
  { say: "a Subaru SUV under 30k", product: "2023 Crosstrek Premium" },
  { say: "a hybrid minivan under 45k, 2022 or newer", product: "2024 Sienna LE AWD" },
  { say: "a convertible with 7 seats", product: "2024 Explorer" },
  { say: "a used compact SUV under 25k", product: "2022 CX-5" },
);
const taking = fc.constantFrom(
  (product: string) => `Fine, I'll take the ${product}.`,
  (product: string) => `I shall take the ${product}`,
  (product: string) => `Then ${product} I take`,
  (product: string) => `I'm taking the ${product}, I'll see the dealer tomorrow`,
);

it("ends the turn where a car is taken: no wish from its name, and no question", async () => {
  await fc.assert(
    fc.asyncProperty(taken, taking, async ({ say, product }, form) => {
      const [before, after] = await views(say, form(product));
      expect(after?.prose).toContain("it is:");
      expect(wishesOf(after)).toEqual(wishesOf(before));
      expect(after?.question).toBeNull();
      expect(after?.prose).not.toMatch(/changed from|off the list|Which should I keep/);
    }),
    { seed: 5, numRuns: 16 },
  );
});

const misheard = fc.constantFrom(
  { wish: "at least 300 hp", denial: "I didn't ask for 300 of anything" },
  { wish: "a coupe or a convertible", denial: "why does it say coupe or convertible? I literally never said that" },
  { wish: "an Explorer", denial: "I never asked for an Explorer" },
  { wish: "show me wagons", denial: "that's not what I asked for" },
);

it("takes back what a denial points at, and nothing else", async () => {
  await fc.assert(
    fc.asyncProperty(misheard, fc.constantFrom("under 30k", "up to 25 grand"), async ({ wish, denial }, price) => {
      const [first, heard, after] = await views(price, wish, denial);
      expect(wishesOf(heard)).toHaveLength(2);
      expect(wishesOf(after)).toEqual(wishesOf(first));
    }),
    { seed: 9, numRuns: 12 },
  );
});
