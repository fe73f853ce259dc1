import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { partOf, replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";

const products = [
  makeProduct({ position: 0, make: "Alpha", style: "Convertible", msrp: 32_000, year: 2022 }),
  makeProduct({ position: 1, make: "Beta", style: "4dr Hatchback", msrp: 21_000, year: 2022 }),
  makeProduct({ position: 2, make: "Gamma", style: "Coupe", msrp: 22_000, year: 2022 }),
  makeProduct({ position: 3, make: "Delta", style: "Wagon", msrp: 90_000, year: 2022 }),
];
const convertible = wish({ slot: "style", op: "==", value: "Convertible", level: "strong" });
const budget = (value: number, level: "prefer" | "nice" = "prefer") => wish({ slot: "msrp", op: "<=", value, level });
const questionIn = (outcome: { parts: readonly { type: string }[] }) =>
  outcome.parts.find(({ type }) => type === "data-question");

describe("a bound that would move far", () => {
  it("is moved for now and asked about once, with ways that bring cars", async () => {
    const chat = scriptedConversation(products);
    const outcome = await chat.say("x", { edits: [convertible, budget(25_000)] });
    const question = partOf(outcome, "question");
    expect(question.text).toContain("$32,000");
    expect(question.choices.every(({ count }) => count > 0)).toBe(true);
    expect(partOf(outcome, "constraints").wishes.find(({ gaveWay }) => gaveWay)?.constraint.slot).toBe("msrp");
    expect(partOf(outcome, "relaxation")).toMatchObject({ matches: 1, agree: null });
    expect(partOf(outcome, "results").cars.map(({ make }) => make)).toEqual(["Alpha"]);
    expect(questionIn(await chat.say("y", { intents: ["thanks"] }))).toBeUndefined();
  });

  it("stays when the answer is yes, and goes back when it is not", async () => {
    for (const [place, gave] of [
      [0, "msrp"],
      [1, "style"],
    ] as const) {
      const chat = scriptedConversation(products);
      const question = partOf(await chat.say("x", { edits: [convertible, budget(25_000)] }), "question");
      const id = question.choices[place]?.id ?? "";
      const outcome = await chat.play({ kind: "answer", questionId: question.id, choices: [id] });
      expect(partOf(outcome, "constraints").wishes.find(({ gaveWay }) => gaveWay)?.constraint.slot).toBe(gave);
      expect(questionIn(outcome)).toBeUndefined();
    }
  });

  it("needs no question where it is near, or where words allow it", async () => {
    const near = await scriptedConversation(products).say("x", { edits: [convertible, budget(29_000)] });
    const allowed = await scriptedConversation(products).say("x", { edits: [convertible, budget(25_000, "nice")] });
    expect([near, allowed].map(questionIn)).toEqual([undefined, undefined]);
    expect(replyText(near)).toContain("$32,000 instead of $29,000");
  });

  it("never goes beyond twice the budget", async () => {
    const wagon = wish({ slot: "style", op: "==", value: "Wagon", level: "strong" });
    const outcome = await scriptedConversation(products).say("x", { edits: [wagon, budget(25_000)] });
    const gave = partOf(outcome, "constraints").wishes.flatMap(({ gaveWay, constraint }) =>
      gaveWay ? [[constraint.slot, gaveWay.toPredicate?.value]] : [],
    );
    expect(gave).toEqual([["style", ["Wagon", "4dr Hatchback"]]]);
    expect(partOf(outcome, "results").cars.map(({ make }) => make)).toEqual(["Beta"]);
  });
});
