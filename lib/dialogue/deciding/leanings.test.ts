import { describe, expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { runTurn } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import type { Doubt } from "@/lib/reading/reading";
import { isOrder, leaningsAfter } from "./leanings";

const products = [
  makeProduct({ position: 0, model: "Dear", msrp: 60_000, horsepower: 400, popularity: 9 }),
  makeProduct({ position: 1, model: "Cheap", msrp: 18_000, horsepower: 120, popularity: 1 }),
  makeProduct({ position: 2, model: "Middle", msrp: 30_000, horsepower: 200, popularity: 5 }),
  makeProduct({ position: 3, model: "Van", msrp: 40_000, horsepower: 280, style: "Passenger Minivan", size: "Large" }),
];
const catalog = createColumnReader(products);

async function standing(...acts: (string | Act)[]) {
  let state = emptyConversation();
  let models: string[] = [];
  let summary = "";
  let question: string | undefined;
  for (const each of acts) {
    const act: Act = typeof each === "string" ? { kind: "words", text: each } : each;
    const turn = await runTurn({
      state,
      act,
      settings: shopSettings,
      catalog: openSlice(catalog),
      preferences: createEmbeddedReader(),
      vocabulary: await catalog.vocabulary(),
    });
    state = turn.state;
    question = turn.state.question?.text;
    for (const part of turn.parts) {
      if (part.type !== "data-results") continue;
      models = part.data.cars.map(({ name }) => name.replace("Alpha ", ""));
      summary = part.data.summary;
    }
  }
  return { models, summary, question, leanings: state.leanings };
}

describe("a loose word that is not settled", () => {
  it("orders the cars its way, takes none away and is still asked about", async () => {
    const { models, summary, question } = await standing("something cheap");
    expect(models).toHaveLength(4);
    expect(models.slice(0, 2)).toEqual(["Cheap", "Middle"]);
    expect(summary).toBe("all cars, sorted for “cheap”");
    expect(question).toBe("What's the most you'd pay?");
    expect((await standing("something fast")).models[0]).toBe("Dear");
    expect((await standing("it has to seat seven")).models[0]).toBe("Van");
  });

  it("is an order and no question as a superlative", async () => {
    const { models, summary, question } = await standing("the cheapest car you have");
    expect(models).toEqual(["Cheap", "Middle", "Van", "Dear"]);
    expect(summary).toBe("all cars, sorted for “cheapest”");
    expect(question).not.toBe("What's the most you'd pay?");
  });

  it("ends with a wish for its slot, and comes back when that is undone", async () => {
    expect((await standing("something cheap", "under 50k")).leanings).toEqual([]);
    expect((await standing("something cheap", "under 50k", { kind: "undo" })).leanings).toHaveLength(1);
    expect((await standing("something cheap", { kind: "start-over" })).leanings).toEqual([]);
  });
});

describe("leaningsAfter", () => {
  const doubt = (said: Partial<Doubt>): Doubt => ({ kind: "vague", quote: "cheap", text: "?", options: [], ...said });
  const priced = (value: number) => ({
    label: `${value}`,
    edits: [
      {
        kind: "add" as const,
        constraint: {
          slot: "msrp" as const,
          op: "<=" as const,
          value,
          id: `${value}`,
          weight: 0.6,
          level: "prefer" as const,
          locked: false,
          evidence: [],
        },
      },
    ],
  });

  it("takes only doubts whose readings point one way, and the later word for a slot", () => {
    expect(leaningsAfter([], [doubt({}), doubt({ kind: "people", options: [priced(1)] })], new Set())).toEqual([]);
    const first = leaningsAfter([], [doubt({ options: [priced(20_000), priced(30_000)] })], new Set());
    expect(first).toEqual([
      { quote: "cheap", tests: [{ slot: "msrp", op: "<=", value: 20_000, weight: 0.6 }], superlative: false },
    ]);
    const second = leaningsAfter(first, [doubt({ quote: "cheapest", options: [priced(20_000)] })], new Set());
    expect(second.map(({ quote, superlative }) => [quote, superlative])).toEqual([["cheapest", true]]);
    expect(leaningsAfter(second, [], new Set(["msrp"]))).toEqual([]);
  });

  it("knows an order by its word and by a bound to go by", () => {
    expect(isOrder(doubt({ quote: "cheapest", options: [priced(1)] }))).toBe(true);
    expect(isOrder(doubt({ quote: "as cheap as possible", options: [priced(1)] }))).toBe(true);
    expect(isOrder(doubt({ quote: "cheap", options: [priced(1)] }))).toBe(false);
    expect(isOrder(doubt({ quote: "cheapest" }))).toBe(false);
  });
});
