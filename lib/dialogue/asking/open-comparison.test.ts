import { describe, expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { runTurn } from "@/lib/dialogue/run-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { partOf, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const settings = { ...shopSettings, asking: "never" as const };
const makes = ["Subaru", "Volvo", "Mazda", "Toyota", "Kia", "Ford"];
const products = makes.flatMap((make, index) => [
  makeProduct({
    position: index * 3,
    make,
    style: "Wagon",
    drivenWheels: "all wheel drive",
    msrp: 30_000 + index * 500,
    highwayMpg: 30,
  }),
  makeProduct({
    position: index * 3 + 1,
    make,
    style: "Wagon",
    drivenWheels: "front wheel drive",
    msrp: 21_000 + index * 500,
    highwayMpg: 37,
  }),
  makeProduct({
    position: index * 3 + 2,
    make,
    style: "Sedan",
    drivenWheels: "all wheel drive",
    msrp: 21_500 + index * 500,
    highwayMpg: 36,
  }),
]);
const wishes = [
  wish({ slot: "style", op: "==", value: "Wagon" }),
  wish({ slot: "drivenWheels", op: "==", value: "all wheel drive" }),
  wish({ slot: "highwayMpg", op: ">=", value: 35 }),
];

async function answering(text: string, said = wishes) {
  const chat = scriptedConversation(products, settings);
  const asked = partOf(await chat.say("x", { edits: said }), "question");
  const before = chat.state;
  const outcome = await runTurn({
    state: { ...emptyConversation(), ...before },
    act: { kind: "words", text },
    settings,
    catalog: openSlice(chat.catalog, []),
    preferences: createEmbeddedReader(),
    vocabulary: await chat.catalog.vocabulary(),
  });
  const weights = (state: typeof before) =>
    Object.fromEntries(
      said.flatMap((edit) => {
        if (edit.kind !== "add") return [];
        const { id } = edit.constraint;
        return [[id, state.wishes.constraints.find((each) => each.id === id)?.weight]];
      }),
    );
  return { asked, before: weights(before), after: weights(outcome.state), state: outcome.state };
}

describe("a message while it is asked which wish to keep", () => {
  it.each([
    "what about cheap?",
    "a Volvo would be nice",
    "anything but Ford",
    "nothing from Kia, please",
    "max 27k",
    "at most $26,000",
    "2022 or newer",
    "automatic only",
    "with at least 200 horsepower",
    "diesel is fine too",
    "Toyota or Mazda",
    "seats five and has four doors",
    "no hybrids",
  ])("lowers no wish that “%s” does not speak of", async (text) => {
    const { asked, before, after, state } = await answering(text);
    expect(asked.kind).toBe("compare");
    expect(after).toEqual(before);
    expect(state.orderings).toEqual([]);
  });

  it.each([
    "what about cheap?",
    "something cheap",
    "how many have all wheel drive?",
    "under 38k",
    "no Ford, and the mileage is for the highway",
  ])("takes “%s” for no answer about the budget or the drive", async (text) => {
    const dear = [...wishes.slice(0, 2), wish({ slot: "msrp", op: "<=", value: 25_000 })];
    const { asked, before, after, state } = await answering(text, dear);
    expect(asked.kind).toBe("compare");
    expect(after).toEqual(before);
    expect(state.orderings).toEqual([]);
  });

  it.each([
    ["the body", "style:is"],
    ["keep the drive", "drivenWheels:is"],
  ])("takes “%s” for the answer that it is", async (text, kept) => {
    const { state } = await answering(text);
    expect(state.orderings.flatMap(({ heavier }) => heavier)).toContain(kept);
  });

  it("takes a wish that is said to matter for the one to keep", async () => {
    const { state } = await answering("all wheel drive is really important to me");
    expect(state.orderings.flatMap(({ heavier }) => heavier)).toContain("drivenWheels:is");
  });
});
