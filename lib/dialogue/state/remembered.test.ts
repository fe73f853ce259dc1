import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { toConstraint } from "@/lib/constraints/constraint";
import { partOf, replyText, scriptedConversation } from "@/lib/dialogue/testing/scripted-conversation";
import { saysAsBefore } from "@/lib/reading/answers/short-answers";
import { emptyConversation } from "./conversation-state";
import { recalled, rememberedFrom, takeAsBefore } from "./remembered";

const products = Array.from({ length: 120 }, (_, position) =>
  makeProduct({
    position,
    year: 1960 + (position % 60),
    msrp: 15_000 + position * 500,
    style: ["Sedan", "4dr SUV", "Wagon", "Coupe"][position % 4] ?? "Sedan",
  }),
);
const budget = toConstraint({ slot: "msrp", op: "<=", value: 40_000, level: "strong", locked: true });
const body = toConstraint({ slot: "style", op: "==", value: "Wagon" });
const remembered = rememberedFrom([budget, body, { slot: "nonsense" }]);

describe("what a guest said in the search before", () => {
  it("is remembered without locks and quotes, and what cannot be read is left out", () => {
    expect(remembered).toMatchObject([
      { slot: "msrp", value: 40_000, locked: false, evidence: [], level: "strong" },
      { slot: "style", value: "Wagon" },
    ]);
    expect(rememberedFrom("nonsense")).toEqual([]);
  });

  it.each(["a tap", "words"])("is offered in place of the question and counts once it is taken, by %s", async (by) => {
    const chat = scriptedConversation(products, { asking: "adaptive" }, [], { remembered });
    const question = partOf(await chat.say("hi", { intents: ["greeting"] }), "question");
    expect(question.text).toMatch(/^Last time you said .+\. Same again\?$/);
    expect(chat.state.wishes.constraints).toEqual([]);
    const [same] = question.choices;
    expect(same?.label).toMatch(/^As last time: /);
    const after =
      by === "words"
        ? await chat.say("same as last time please")
        : await chat.play({ kind: "answer", questionId: question.id, choices: [same?.id ?? ""] });
    expect(chat.state.wishes.constraints.map(({ slot }) => slot)).toEqual([question.slot]);
    expect(partOf(after, "results").total).toBe(same?.count);
  });

  it.each(["same as before", "Same again!", "like last time", "the same thing", "ok, same as usual"])(
    "is asked for by: %s",
    (words) => expect(saysAsBefore(words)).toBe(true),
  );

  it.each(["same size as a Civic", "before 2015", "the same but red", "as always, a Honda"])(
    "is not asked for by: %s",
    (words) => expect(saysAsBefore(words)).toBe(false),
  );

  it("starts the next search where it lasts, is named once, and goes when it's taken off", async () => {
    const seats = toConstraint({ slot: "seats", op: ">=", value: 7 });
    const noFord = toConstraint({ slot: "make", op: "!=", value: "Ford" });
    const start = recalled(rememberedFrom([budget, seats, noFord]));
    expect(start.wishes.constraints.map(({ id }) => id)).toEqual([seats.id, noFord.id]);
    expect(start.remembered?.map(({ slot }) => slot)).toEqual(["msrp"]);
    const chat = scriptedConversation(products, {}, [], start);
    expect(replyText(await chat.say("hi", { intents: ["greeting"] }))).toMatch(/^I kept from your last search: .*Ford/);
    const after = await chat.say("x", { edits: [{ kind: "remove", id: seats.id }] });
    expect(replyText(after)).not.toContain("I kept");
    expect(chat.state.wishes.constraints.map(({ id }) => id)).toEqual([noFord.id]);
  });

  it("is taken whole where nothing is asked, and nothing is made up where nothing is known", async () => {
    expect(takeAsBefore({ ...emptyConversation(), remembered }).edits).toHaveLength(2);
    const chat = scriptedConversation(products);
    expect(replyText(await chat.say("same as before"))).toContain("don't remember an earlier search");
    expect(chat.state.wishes.constraints).toEqual([]);
  });
});
