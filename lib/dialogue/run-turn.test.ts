import { describe, expect, it } from "vitest";
import { matchesAll } from "@/lib/catalog/catalog-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { partOf, replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { effectiveWishes, testsWithout } from "./state/effective-wishes";

const products = [
  makeProduct({ position: 0, make: "Alpha", model: "A", msrp: 21_000, highwayMpg: 38, style: "Wagon", year: 2020 }),
  makeProduct({ position: 1, make: "Alpha", model: "B", msrp: 24_000, highwayMpg: 41, style: "Wagon", year: 2021 }),
  makeProduct({ position: 2, make: "Alpha", model: "C", msrp: 19_000, highwayMpg: 35, style: "Sedan", year: 2019 }),
  makeProduct({
    position: 3,
    make: "Beta",
    model: "D",
    msrp: 26_000,
    highwayMpg: 33,
    style: "Crew Cab Pickup",
    year: 2022,
  }),
];
const cheap = wish({ slot: "msrp", op: "<=", value: 20_000, level: "flexible" });
const thrifty = wish({
  slot: "highwayMpg",
  op: ">=",
  value: 40,
  level: "nice",
  evidence: [{ for: "weight", turn: 0, start: 13, end: 26, quote: "would be nice" }],
});
const alpha = wish({ slot: "make", op: "==", value: "Alpha" });

describe("a turn in which no car has everything", () => {
  it("gives up the lightest wish and says what, how much, why and what it brings", async () => {
    const chat = scriptedConversation(products);
    const outcome = await chat.say("Alpha, up to 20k, 40 mpg would be nice", { edits: [alpha, cheap, thrifty] });
    const card = partOf(outcome, "relaxation");
    expect(card.gaveWay).toMatchObject([{ id: "highwayMpg:>=", action: "loosened", from: "40", to: "35" }]);
    expect(card.matches).toBe(1);
    expect(card.kept.map((kept) => kept.id).sort()).toEqual(["make:is", "msrp:<="]);
    expect(replyText(outcome)).toContain("35 mpg instead of 40");
    expect(replyText(outcome)).toContain("would be nice");
    expect(replyText(outcome)).toContain("1 car");
  });

  it("offers the other ways with the cars each gives, and takes one on a tap", async () => {
    const chat = scriptedConversation(products);
    const card = partOf(await chat.say("x", { edits: [alpha, cheap, thrifty] }), "relaxation");
    const budget = card.alternatives.find((alternative) => alternative.label === "Budget");
    expect(budget).toMatchObject({ count: 1, changes: [{ from: "$20,000", to: "up to $24,000" }] });
    const outcome = await chat.play({ kind: "choose-relaxation", relaxationId: budget?.id ?? "" });
    expect(partOf(outcome, "relaxation").gaveWay).toMatchObject([{ id: "msrp:<=", to: "$24,000" }]);
    expect(partOf(outcome, "results").cars.map((product) => product.name)).toEqual(["Alpha B"]);
  });

  it("changes its mind when the weight of the wish that gave way is raised", async () => {
    const chat = scriptedConversation(products);
    await chat.say("x", { edits: [alpha, cheap, thrifty] });
    const outcome = await chat.play({
      kind: "edit-constraint",
      edit: { kind: "weigh", id: "highwayMpg:>=", weight: 0.75 },
    });
    expect(partOf(outcome, "relaxation").gaveWay).toMatchObject([{ id: "msrp:<=" }]);
  });

  it("keeps and locks what the shopper will not give up, and undo brings it back", async () => {
    const chat = scriptedConversation(products);
    await chat.say("x", { edits: [alpha, cheap, thrifty] });
    const kept = await chat.play({ kind: "disagree" });
    expect(partOf(kept, "relaxation").gaveWay).toMatchObject([{ id: "msrp:<=" }]);
    expect(chat.state.wishes.constraints.find((each) => each.id === "highwayMpg:>=")?.locked).toBe(true);
    const undone = await chat.play({ kind: "undo" });
    expect(partOf(undone, "relaxation").gaveWay).toMatchObject([{ id: "highwayMpg:>=" }]);
  });

  it("asks which of two equal wishes to keep and does as told", async () => {
    const chat = scriptedConversation(products);
    const outcome = await chat.say("x", {
      edits: [
        alpha,
        wish({ slot: "msrp", op: "<=", value: 20_000 }),
        wish({ slot: "highwayMpg", op: ">=", value: 40 }),
      ],
    });
    expect(partOf(outcome, "relaxation").state).toBe("undecided");
    const question = partOf(outcome, "question");
    expect(question.choices.map((choice) => choice.label).sort()).toEqual(["40 mpg or more", "up to $20,000"]);
    const keepMileage = question.choices.find((choice) => choice.label.startsWith("40"));
    const answered = await chat.play({ kind: "answer", questionId: question.id, choices: [keepMileage?.id ?? ""] });
    expect(partOf(answered, "relaxation").gaveWay).toMatchObject([{ id: "msrp:<=", to: "$24,000" }]);
  });

  it("names locked wishes that contradict each other and unlocks one only when told", async () => {
    const chat = scriptedConversation(products);
    const outcome = await chat.say("x", {
      edits: [
        wish({ slot: "make", op: "==", value: "Alpha", level: "must", locked: true }),
        wish({ slot: "style", op: "in", value: ["Crew Cab Pickup"], level: "must", locked: true }),
      ],
    });
    const card = partOf(outcome, "relaxation");
    expect(card.state).toBe("locked-conflict");
    expect(card.conflict).toEqual([
      { id: "make:is", text: "Alpha", countIfUnlocked: 1 },
      { id: "style:is", text: "crew-cab pickup", countIfUnlocked: 3 },
    ]);
    const unlocked = await chat.play({ kind: "unlock", id: "style:is" });
    expect(partOf(unlocked, "relaxation")).toMatchObject({ state: "relaxed", gaveWay: [{ id: "style:is" }] });
  });

  it("shows cars that really pass the tests in force, as many as it says", async () => {
    const chat = scriptedConversation(products);
    const outcome = await chat.say("x", { edits: [alpha, cheap, thrifty] });
    const tests = testsWithout(effectiveWishes(chat.state.wishes.constraints, chat.state.concession));
    expect(partOf(outcome, "results").total).toBe(products.filter((product) => matchesAll(product, tests)).length);
  });
});

describe("a turn in an ordinary conversation", () => {
  it("asks in general first, then about what may be wished, with counted choices, and never twice", async () => {
    const chat = scriptedConversation(manyProducts(), { asking: "adaptive", recommends: false, shop: false });
    const asked = new Set<string>();
    let outcome = await chat.say("hello", { intents: ["greeting"] });
    for (let turn = 0; turn < 6; turn += 1) {
      const question = outcome.parts.find((part) => part.type === "data-question");
      if (!question) break;
      const { slot = "in general", also = slot, id, choices } = question.data;
      expect(asked.has(slot) || asked.has(also)).toBe(false);
      asked.add(slot).add(also);
      expect(choices.every((choice) => choice.count > 0)).toBe(true);
      outcome = await chat.play({ kind: "skip", questionId: id });
    }
    expect([...asked][0]).toBe("in general");
    expect(asked.size).toBe(3);
  });

  it("asks no more after two questions were left to the search", async () => {
    const chat = scriptedConversation(manyProducts(), { asking: "always" });
    await chat.say("hello", { intents: ["greeting"] });
    for (let turn = 0; turn < 2; turn += 1) {
      expect(chat.state.question).not.toBeNull();
      await chat.play({ kind: "skip", ...(chat.state.question ? { questionId: chat.state.question.id } : {}) });
    }
    expect(chat.state.question).toBeNull();
  });

  it("takes a tapped choice as a plain wish and leaves as many cars as the choice said", async () => {
    const chat = scriptedConversation(manyProducts(), { asking: "adaptive" });
    const question = partOf(await chat.say("hi", { intents: ["greeting"] }), "question");
    const [choice] = question.choices;
    const outcome = await chat.play({ kind: "answer", questionId: question.id, choices: [choice?.id ?? ""] });
    expect(partOf(outcome, "results").total).toBe(choice?.count);
  });

  it("stops asking when told to", async () => {
    const chat = scriptedConversation(manyProducts(), { asking: "adaptive" });
    await chat.say("hi", { intents: ["greeting"] });
    const outcome = await chat.say("just show me", { intents: ["show-now"] });
    expect(outcome.parts.some((part) => part.type === "data-question")).toBe(false);
  });

  it("leaves everything as it is when an old button is pressed", async () => {
    const chat = scriptedConversation(products);
    await chat.say("x", { edits: [alpha] });
    const before = chat.state.wishes;
    const outcome = await chat.play({ kind: "answer", questionId: "slot-style-9", choices: ["x"] });
    expect(chat.state.wishes).toEqual(before);
    expect(replyText(outcome)).toContain("out of date");
  });

  it("starts over and can undo even that", async () => {
    const chat = scriptedConversation(products);
    await chat.say("x", { edits: [alpha, cheap] });
    await chat.play({ kind: "start-over" });
    expect(chat.state.wishes.constraints).toEqual([]);
    await chat.play({ kind: "undo" });
    expect(chat.state.wishes.constraints.map((each) => each.id)).toEqual(["make:is", "msrp:<="]);
    await chat.play({ kind: "redo" });
    expect(chat.state.wishes.constraints).toEqual([]);
  });

  it("shows the best cars at every turn, grouped by model", async () => {
    const chat = scriptedConversation(products);
    const outcome = await chat.say("hello", { intents: ["greeting"] });
    expect(partOf(outcome, "results").cars).toHaveLength(4);
  });

  it("says the same sentence at most twice in a row", async () => {
    const chat = scriptedConversation(products);
    const texts: string[] = [];
    for (let turn = 0; turn < 9; turn += 1) texts.push(replyText(await chat.say("qwerty")));
    for (let turn = 2; turn < texts.length; turn += 1) {
      expect(new Set(texts.slice(turn - 2, turn + 1)).size).toBeGreaterThan(1);
    }
  });

  it("answers why with the reason it gave", async () => {
    const chat = scriptedConversation(products);
    await chat.say("x", { edits: [alpha, cheap, thrifty] });
    expect(replyText(await chat.say("why?", { intents: ["why"] }))).toContain("would be nice");
  });
});

function manyProducts() {
  const styles = ["Sedan", "4dr SUV", "Wagon", "Coupe"];
  const drives = ["front wheel drive", "all wheel drive"];
  return Array.from({ length: 120 }, (_, position) =>
    makeProduct({
      position,
      make: `Make ${position % 5}`,
      model: `Model ${position % 20}`,
      year: 2015 + (position % 10),
      msrp: 15_000 + position * 500,
      style: styles[position % 4] ?? "Sedan",
      drivenWheels: drives[position % 2] ?? "front wheel drive",
      highwayMpg: 22 + (position % 18),
    }),
  );
}

describe("the order of cars", () => {
  it("follows the setting: by weight, or as the method's source has it", async () => {
    const wished = wish({ slot: "highwayMpg", op: ">=", value: 30, level: "strong" });
    const namesUnder = async (ranking: "weighted" | "source") => {
      const chat = scriptedConversation(products, { method: "formal", ranking, shop: false });
      return partOf(await chat.say("x", { edits: [wished] }), "results").cars.map(({ name }) => name);
    };
    expect((await namesUnder("weighted"))[0]).toBe("Alpha B");
    expect(await namesUnder("source")).toEqual(["Alpha C", "Alpha A", "Alpha B", "Beta D"]);
  });
});
