import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";

const tests = [
  { slot: "style", op: "==", value: "Sedan" },
  { slot: "msrp", op: "<=", value: 20_000 },
  { slot: "highwayMpg", op: ">=", value: 40 },
  { slot: "year", op: ">=", value: 2020 },
] as const;

const productMeeting = (meets: readonly boolean[], position: number): CatalogProduct =>
  makeProduct({
    position,
    style: meets[0] ? "Sedan" : "Wagon",
    msrp: meets[1] ? 19_000 : 30_000,
    highwayMpg: meets[2] ? 42 : 30,
    year: meets[3] ? 2022 : 2016,
  });

/** All minimal violated sets, by brute force. */
function waysOut(products: readonly (readonly boolean[])[]): number[][] {
  const violated = products.map((meets) => meets.flatMap((met, index) => (met ? [] : [index])));
  return violated.filter(
    (own, at) =>
      !violated.some((other, index) => {
        const isWithin = other.every((each) => own.includes(each));
        return isWithin && (other.length < own.length || (other.length === own.length && index < at));
      }),
  );
}

const weightOf = (way: readonly number[], weights: readonly number[]) =>
  way.reduce((sum, index) => sum + (weights[index] ?? 0), 0);

/** Sets that are least for some weights, tried with each set at its lightest. */
function leastSomewhere(ways: readonly number[][], intervals: readonly (readonly [number, number])[]): number[][] {
  return ways.filter((way) => {
    const weights = intervals.map(([low, high], index) => (way.includes(index) ? low : high));
    return ways.every((other) => weightOf(way, weights) <= weightOf(other, weights) + 1e-9);
  });
}

const weight = fc.integer({ min: 1, max: 19 }).map((each) => each / 20);
const interval = fc.tuple(weight, weight).map(([a, b]): [number, number] => [Math.min(a, b), Math.max(a, b)]);
const four = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 4, maxLength: 4 });
const search = fc.record({
  products: fc
    .array(four(fc.boolean()), { minLength: 1, maxLength: 7 })
    .filter((products) => products.every((meets) => meets.includes(false))),
  intervals: four(interval),
  draws: fc.array(four(fc.double({ min: 0, max: 1, noNaN: true })), { minLength: 12, maxLength: 12 }),
});

describe("the deciding question", () => {
  it("is asked only where weights inside the intervals change the outcome, and one outcome holds for all of them else", async () => {
    const met = { asked: 0, settled: 0 };
    const every = [0, 1].map((bit) =>
      productMeeting(
        tests.map(() => bit === 1),
        bit,
      ),
    );
    const words = await createColumnReader(every).vocabulary();
    await fc.assert(
      fc.asyncProperty(search, async ({ products, intervals, draws }) => {
        const chat = scriptedConversation(products.map(productMeeting), { shop: false }, [], {}, words);
        const edits = tests.map((test, index) => {
          const [low, high] = intervals[index] ?? [0.5, 0.5];
          return wish({ ...test, weight: (low + high) / 2, interval: [low, high] });
        });
        const outcome = await chat.say("x", { edits });
        const question = outcome.parts.find(({ type }) => type === "data-question");
        const ways = waysOut(products);
        const possible = leastSomewhere(ways, intervals);
        if (question) {
          met.asked++;
          expect(possible.length).toBeGreaterThan(1);
          return;
        }
        if (outcome.state.concession === null) {
          // No comparison of two wishes would decide.
          expect(possible.length).toBeGreaterThan(1);
          return;
        }
        // No question means the concession is least for all weights in the intervals.
        met.settled++;
        expect(possible).toHaveLength(1);
        for (const shares of draws) {
          const weights = intervals.map(([low, high], index) => low + (shares[index] ?? 0) * (high - low));
          const least = ways.reduce((a, b) => (weightOf(b, weights) < weightOf(a, weights) ? b : a));
          expect(weightOf(least, weights)).toBeCloseTo(weightOf(possible[0] ?? [], weights), 9);
        }
      }),
      { seed: 7, numRuns: 300 },
    );
    expect(Math.min(met.asked, met.settled)).toBeGreaterThan(30);
  }, 180_000);
});
