import { describe, expect, it } from "vitest";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { SlotName } from "@/lib/constraints";
import { scriptedConversation } from "@/lib/dialogue/testing/scripted-conversation";
import { byGain, wholeQuestions } from "./plan-whole";
import { chanceOfWish, tellingUse, usesIn, wishPrior } from "./wish-prior";

const products = Array.from({ length: 60 }, (_, position) =>
  makeProduct({
    position,
    seats: position % 2 === 0 ? 5 : 7,
    year: 2015 + (position % 10),
    make: ["Ford", "Kia", "Audi"][position % 3] ?? "Ford",
    transmission: position % 4 === 0 ? "MANUAL" : "AUTOMATIC",
    msrp: 20_000 + 500 * position,
  }),
);
const reader = createColumnReader(products);
const slots: SlotName[] = ["seats", "year", "make", "transmission", "msrp"];

async function plan(said: string, general: readonly number[], asked = general.length) {
  const distributions = await reader.distributions(slots.map((slot) => ({ where: [], slot })));
  const top = products.slice(0, 12);
  return byGain(wholeQuestions({ uses: usesIn(said), general, asked, distributions, total: 60, top }))?.plan ?? null;
}

describe("what people may wish", () => {
  it("depends on what they do with the car", () => {
    const family = usesIn("We need something for the kids and school runs.");
    expect(family.map(({ name }) => name)).toEqual(["family"]);
    expect(chanceOfWish("seats", family)).toBeGreaterThan(2 * chanceOfWish("seats", []));
    expect(chanceOfWish("highwayMpg", usesIn("I commute"))).toBeGreaterThan(chanceOfWish("highwayMpg", []));
    expect(tellingUse("seats", family)?.who).toBe("families");
    expect(tellingUse("msrp", usesIn("something sporty"))).toBeUndefined();
  });

  it("is nothing more once somebody told everything", () => {
    const { left } = wishPrior.general.more;
    expect(Math.max(...Object.values(left))).toBeLessThan(0.05);
  });
});

describe("a question about everything unknown", () => {
  it("is general while little is known, and narrow once that brings nothing", async () => {
    expect((await plan("I want a car", []))?.kind).toBe("general");
    const next = await plan("I want a car", [0]);
    expect(next).toMatchObject({ kind: "slot" });
    expect(next?.kind === "slot" && next.also?.slot).not.toBe(next?.kind === "slot" && next.first.slot);
  });

  it("isn't put to who told everything, nor when it costs more than it brings", async () => {
    expect(await plan("I want a car", [6])).toBeNull();
    expect(await plan("I want a car", [0], 30)).toBeNull();
  });

  it("opens a study's search, and is answered in words or by what each of two things should be", async () => {
    const chat = scriptedConversation(products, { shop: false, asking: "adaptive", questionBudget: 8 });
    await chat.say("I want a car");
    expect(chat.state.question).toMatchObject({ kind: "slot", text: "Who's it for, and what will you use it for?" });
    await chat.say("that's all", { intents: ["show-now"] });
    expect(chat.state).toMatchObject({ stopAsking: false, general: [0] });
    const { question } = chat.state;
    const taps = [question?.slot, question?.also].flatMap(
      (slot) =>
        question?.choices.find(({ edits: [edit] }) => edit?.kind === "add" && edit.constraint.slot === slot) ?? [],
    );
    expect(taps).toHaveLength(2);
    await chat.play({ kind: "answer", questionId: question?.id ?? "", choices: taps.map(({ id }) => id) });
    expect(chat.state.wishes.constraints.map(({ slot }) => slot)).toEqual([question?.slot, question?.also]);
    expect(chat.state.asked).toEqual(expect.arrayContaining([question?.slot, question?.also]));
  });
});
