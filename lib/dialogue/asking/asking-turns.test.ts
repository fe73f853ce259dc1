import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { runTurn, type TurnOutcome } from "@/lib/dialogue/run-turn";
import type { Act } from "@/lib/dialogue/state/act";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { partOf, replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const products = Array.from({ length: 120 }, (_, position) =>
  makeProduct({
    position,
    make: `Make ${position % 5}`,
    model: `Model ${position % 20}`,
    year: 2015 + (position % 10),
    msrp: 15_000 + position * 500,
    style: ["Sedan", "4dr SUV", "Wagon", "Coupe"][position % 4] ?? "Sedan",
    drivenWheels: position % 2 ? "all wheel drive" : "front wheel drive",
    highwayMpg: 22 + (position % 18),
  }),
);
const questionIn = (outcome: TurnOutcome) =>
  outcome.parts.flatMap((part) => (part.type === "data-question" ? [part.data] : []))[0];

describe("an answer that cannot be read", () => {
  const start = async () => {
    const chat = scriptedConversation(products, { asking: "adaptive" });
    const first = partOf(await chat.say("hi", { intents: ["greeting"] }), "question");
    return { chat, first };
  };

  it("is asked for once more in other words, and then left without a fact", async () => {
    const { chat, first } = await start();
    const again = questionIn(await chat.say("x"));
    expect(again).toMatchObject({ slot: first.slot, rung: 1, text: expect.stringContaining("another way") });
    expect(again?.choices).toHaveLength(4);
    const last = await chat.say("w");
    expect(replyText(last)).toContain("I'll go on without it");
    expect(questionIn(last)?.slot).not.toBe(first.slot);
    expect(chat.state.wishes).toEqual({ constraints: [], noPreference: [] });
    expect(chat.state.clarifications).toBe(1);
  });

  it("can still be given by a tap on the second try", async () => {
    const { chat, first } = await start();
    const again = questionIn(await chat.say("x"));
    const choices = again?.choices.slice(0, 1).map(({ id }) => id) ?? [];
    await chat.play({ kind: "answer", questionId: again?.id ?? "", choices });
    expect(chat.state.wishes.constraints.map(({ slot }) => slot)).toEqual([first.slot]);
  });

  it("is not what a digression is: the question stays as it was", async () => {
    const { chat, first } = await start();
    const after = questionIn(await chat.say("why do you ask?", { intents: ["why-ask"] }));
    expect(after).toMatchObject({ id: first.id, text: first.text });
    expect(chat.state.clarifications).toBe(0);
  });
});

describe("the open question", () => {
  it("stays open when an earlier wish is corrected, and is passed over when another is stated", async () => {
    const chat = scriptedConversation(products, { asking: "adaptive", recommends: false });
    const price = { slot: "msrp" as const, op: "<=" as const };
    const open = questionIn(await chat.say("x", { edits: [wish({ ...price, value: 60_000 })] }));
    const corrected = questionIn(await chat.say("y", { edits: [wish({ ...price, value: 55_000 })] }));
    expect(corrected?.id).toBe(open?.id);
    const next = await chat.say("z", { edits: [wish({ slot: "highwayMpg", op: ">=", value: 25 })] });
    expect(questionIn(next)?.id).not.toBe(open?.id);
  });

  it("waits for one correction, and is not put a third time", async () => {
    const chat = scriptedConversation(products, { asking: "adaptive", recommends: false });
    const price = { slot: "msrp" as const, op: "<=" as const };
    const open = questionIn(await chat.say("x", { edits: [wish({ ...price, value: 60_000 })] }));
    const put: boolean[] = [];
    for (const value of [55_000, 50_000]) {
      const after = await chat.say("y", { edits: [wish({ ...price, value })] });
      put.push(questionIn(after)?.slot === open?.slot);
    }
    expect(put).toEqual([true, false]);
  });

  it.each([
    [true, [false, false]],
    [false, [true, false]],
  ])("with recommendations %s, after questions back, is put again: %s", async (recommends, again) => {
    const chat = scriptedConversation(products, { asking: "adaptive", recommends });
    const open = questionIn(await chat.say("x", { edits: [wish({ slot: "msrp", op: "<=", value: 60_000 })] }));
    const put: boolean[] = [];
    for (const question of ["how many cars are there?", "which is the cheapest?"]) {
      put.push(questionIn(await chat.say(question))?.slot === open?.slot);
    }
    expect(put).toEqual(again);
  });

  it("takes a bound set on its slider, and only one on its own slot", async () => {
    const chat = scriptedConversation(products, { asking: "fixed-order" });
    const question = partOf(await chat.say("hi", { intents: ["greeting"] }), "question");
    expect(question).toMatchObject({ slot: "msrp", multiple: false, range: { op: "<=", step: 500 } });
    expect(question.drawing?.bars.reduce((sum, bar) => sum + bar.count, 0)).toBeGreaterThan(100);
    const answer = (choice: string): Act => ({ kind: "answer", questionId: question.id, choices: [choice] });
    await chat.play(answer("year|>=|2020"));
    expect(chat.state.wishes.constraints).toEqual([]);
    await chat.play(answer("msrp|<=|23500"));
    expect(chat.state.wishes.constraints).toMatchObject([{ slot: "msrp", op: "<=", value: 23_500 }]);
  });

  it("offers no choices without statistics, and true counts whatever cars they are drawn from", async () => {
    const blind = scriptedConversation(products, { asking: "adaptive", statistics: "none" });
    expect(partOf(await blind.say("hi", { intents: ["greeting"] }), "question").choices).toEqual([]);
    const random = scriptedConversation(products, { asking: "always", statistics: "random-statistics" });
    const outcome = await random.say("x", { edits: [wish({ slot: "style", op: "==", value: "Sedan" })] });
    for (const choice of partOf(outcome, "question").choices) expect(choice.count).toBeLessThanOrEqual(30);
  });
});

describe("a choice that hangs on weights that are equal", () => {
  const three = [
    makeProduct({ position: 0, style: "Sedan", msrp: 30_000, highwayMpg: 40 }),
    makeProduct({ position: 1, style: "Wagon", msrp: 20_000, highwayMpg: 40 }),
    makeProduct({ position: 2, style: "Sedan", msrp: 20_000, highwayMpg: 30 }),
  ];
  const say = [
    wish({ slot: "style", op: "==", value: "Sedan" }),
    wish({ slot: "msrp", op: "<=", value: 20_000 }),
    wish({ slot: "highwayMpg", op: ">=", value: 40 }),
  ];

  it("is put as one comparison at a time, and what was told is respected later", async () => {
    const chat = scriptedConversation(three);
    const first = partOf(await chat.say("x", { edits: say }), "question");
    expect(first.kind).toBe("compare");
    expect(first.text).toMatch(/^Which should I keep: .+, or .+\?$/);
    const second = partOf(await chat.play(keep(first)), "question");
    expect(second.text).not.toBe(first.text);
    const settled = await chat.play(keep(second));
    expect(partOf(settled, "relaxation").gaveWay).toHaveLength(1);
    expect(chat.state.orderings).toHaveLength(2);
    const gave = chat.state.concession?.adjustments.map(({ id }) => id);
    // A changed wish starts a new relaxation.
    const again = await chat.say("y", { edits: [] });
    expect(questionIn(again)).toBeUndefined();
    expect(chat.state.concession?.adjustments.map(({ id }) => id)).toEqual(gave);
  });

  it("is not asked where no weights inside the intervals change the outcome", async () => {
    const chat = scriptedConversation(three.slice(0, 2));
    const outcome = await chat.say("x", {
      edits: [
        wish({ slot: "style", op: "==", value: "Sedan", weight: 0.3, interval: [0.2, 0.4] }),
        wish({ slot: "msrp", op: "<=", value: 20_000, weight: 0.6, interval: [0.5, 0.7] }),
      ],
    });
    expect(questionIn(outcome)).toBeUndefined();
    expect(partOf(outcome, "relaxation").gaveWay).toMatchObject([{ id: "style:is" }]);
  });

  it("is asked where intervals overlap and the outcome depends on it", async () => {
    const chat = scriptedConversation(three.slice(0, 2));
    const outcome = await chat.say("x", {
      edits: [
        wish({ slot: "style", op: "==", value: "Sedan", weight: 0.3, interval: [0.2, 0.55] }),
        wish({ slot: "msrp", op: "<=", value: 20_000, weight: 0.6, interval: [0.5, 0.7] }),
      ],
    });
    expect(questionIn(outcome)?.kind).toBe("compare");
  });

  it("is taken for the shopper who will not choose, and said to be", async () => {
    const chat = scriptedConversation(three.slice(0, 2));
    const question = partOf(await chat.say("x", { edits: say.slice(0, 2) }), "question");
    const outcome = await chat.play({ kind: "skip", questionId: question.id });
    expect(replyText(outcome)).toContain("the smallest step");
    expect(questionIn(outcome)).toBeUndefined();
  });

  it("forgets what was told of a wish once its weight is set", async () => {
    const chat = scriptedConversation(three);
    await chat.play(keep(partOf(await chat.say("x", { edits: say }), "question")));
    expect(chat.state.orderings).toHaveLength(1);
    const [told] = chat.state.orderings;
    const edit = { kind: "weigh" as const, id: told?.heavier[0] ?? "", weight: 0.2 };
    await chat.play({ kind: "edit-constraint", edit });
    expect(chat.state.orderings).toEqual([]);
  });

  it.each([
    ["keep the body", "msrp:<="],
    ["let the body go", "style:is"],
    ["the price", "style:is"],
    ["the budget can change", "msrp:<="],
    ["cheaper", "style:is"],
    ["It's all the same to me.", "style:is"],
  ])("is answered by “%s”", async (words, gave) => {
    const settings = { ...shopSettings, asking: "never" as const };
    const given = scriptedConversation(three.slice(0, 2), settings);
    await given.say("x", { edits: say.slice(0, 2) });
    const { state } = await runTurn({
      state: { ...emptyConversation(), ...given.state },
      act: { kind: "words", text: words },
      settings,
      catalog: given.openTurn(),
      preferences: createEmbeddedReader(),
      vocabulary: await given.catalog.vocabulary(),
    });
    expect(state.concession?.adjustments.map(({ id }) => id)).toEqual([gave]);
  });
});

function keep(question: { id: string; choices: readonly { id: string }[] }): Act {
  return { kind: "compare", questionId: question.id, keep: question.choices[0]?.id ?? "" };
}

describe("the slider of a question", () => {
  it("counts, up to a bound on an edge, as many cars as the choice with that bound", async () => {
    const chat = scriptedConversation(products, { asking: "fixed-order" });
    const question = partOf(await chat.say("hi", { intents: ["greeting"] }), "question");
    const bars = question.drawing?.bars ?? [];
    const edges = new Set(bars.map((bar) => bar.upTo));
    const onEdge = question.choices.filter(({ id }) => edges.has(Number(id.split("|")[2])));
    expect(onEdge.length).toBeGreaterThan(0);
    for (const { id, count } of onEdge) {
      const bound = Number(id.split("|")[2]);
      const passing = bars.filter((bar) => (bar.upTo ?? 0) <= bound).reduce((sum, bar) => sum + bar.count, 0);
      expect(passing).toBe(count);
    }
  });
});
