import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Predicate } from "@/lib/constraints";
import { partOf, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { critiquesOf } from "./showing/critiques";
import { slotPanel } from "./showing/slot-panel";
import { shopSettings } from "./state/settings";

const honda: Predicate = { slot: "make", op: "==", value: "Honda" };
/** Every Honda has a Kia at the same price. */
const products = [18_000, 19_000, 24_000, 29_000].flatMap((msrp, index) =>
  ["Honda", "Kia"].map((make, side) =>
    makeProduct({ position: index * 2 + side, make, model: `${make} ${index}`, msrp }),
  ),
);
const limits = [20_000, 25_000, 30_000];
const cheap = {
  doubts: [
    {
      kind: "vague" as const,
      slot: "msrp" as const,
      quote: "cheap",
      text: "How much is cheap?",
      options: limits.map((value) => ({ label: `up to ${value}`, edits: [wish({ slot: "msrp", op: "<=", value })] })),
    },
  ],
};

describe("a search with a frame", () => {
  it("counts the choices of a clarifying question inside the frame", async () => {
    const talk = scriptedConversation(products, {}, [honda]);
    const question = partOf(await talk.say("something cheap", cheap), "question");
    expect(question.choices.map(({ count }) => count)).toEqual([2, 3, 4]);
  });

  it("counts them over all cars without a frame", async () => {
    const question = partOf(
      await scriptedConversation(products, { shop: false }).say("something cheap", cheap),
      "question",
    );
    expect(question.choices.map(({ count }) => count)).toEqual([4, 6, 8]);
  });

  it("betters a car by cars of the frame alone", async () => {
    const talk = scriptedConversation(products, {}, [honda]);
    const product = products.find(({ make, msrp }) => make === "Honda" && msrp === 24_000);
    if (!product) throw new Error("no such car");
    const settings = { ...shopSettings, asking: "never" as const };
    const found = await critiquesOf({ catalog: talk.openTurn(), state: talk.state, settings, product });
    expect(found).toMatchObject([{ kind: "cheaper", count: 2 }]);
  });

  it("offers an editor the values of the frame", async () => {
    const talk = scriptedConversation(products, {}, [honda]);
    const panel = await slotPanel({ catalog: talk.openTurn(), state: talk.state, slot: "make" });
    expect(panel.values).toMatchObject([{ value: "Honda", count: 4 }]);
  });
});

const many = Array.from({ length: 13 }, (_, index) => ({
  slot: "marketCategory" as const,
  op: "==" as const,
  value: `Kind ${index}`,
  weight: 0.3 + index / 100,
}));
const nearly = many.map(({ value: missing }, position) =>
  makeProduct({ position, marketCategory: many.map(({ value }) => value).filter((value) => value !== missing) }),
);

describe("the alternatives a card shows", () => {
  it.each([
    [undefined, 4],
    [0, 0],
    [2, 2],
    [8, 8],
    [12, 12],
  ])("set to %s are %s of twelve", async (alternatives, shown) => {
    const talk = scriptedConversation(nearly, alternatives === undefined ? {} : { alternatives });
    const card = partOf(await talk.say("all of it", { edits: many.map(wish) }), "relaxation");
    expect(card.alternatives).toHaveLength(shown);
  });
});
