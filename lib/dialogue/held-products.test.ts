import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { catalogOf } from "@/lib/catalog/testing/catalog-of";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { partOf, replyText } from "@/lib/dialogue/testing/scripted-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { runTurn } from "./run-turn";
import type { Act } from "./state/act";
import { type ConversationState, emptyConversation } from "./state/conversation-state";
import { type DialogueSettings, shopSettings } from "./state/settings";

const cheap = makeProduct({ make: "Alpha", style: "Wagon", msrp: 19_000, highwayMpg: 35, year: 2019 });
const thrifty = makeProduct({ make: "Alpha", style: "Sedan", msrp: 24_000, highwayMpg: 41, year: 2021 });

function conversation(products: Parameters<typeof catalogOf>[0], settings: Partial<DialogueSettings> = {}) {
  const catalog = catalogOf(products);
  let state: ConversationState = { ...emptyConversation(), held: true };
  return {
    get state() {
      return state;
    },
    async play(act: Act) {
      const vocabulary = await catalog.vocabulary();
      const outcome = await runTurn({
        state,
        act,
        settings: { ...shopSettings, asking: "never", ...settings },
        catalog: openSlice(catalog),
        preferences: createEmbeddedReader(),
        vocabulary,
      });
      state = outcome.state;
      return outcome;
    },
  };
}

const tooMuch: Act = { kind: "words", text: "a wagon, under $20,000, and 40 mpg on the highway would be nice" };

describe("while cars are held back", () => {
  it("notes wishes and says nothing of cars, counts or what would give", async () => {
    const { parts, events, state } = await conversation([cheap, thrifty]).play(tooMuch);
    expect(parts.map(({ type }) => type)).toEqual(["text", "data-constraints"]);
    expect(replyText({ parts })).not.toMatch(/car/i);
    expect(partOf({ parts }, "constraints").wishes).toHaveLength(3);
    expect(partOf({ parts }, "constraints").wishes.every(({ gain }) => gain === null)).toBe(true);
    expect(events.map(({ name }) => name)).not.toContain("relaxation-choose");
    expect(state.held).toBe(true);
  });

  it("replies the same whether or not any car meets all wishes", async () => {
    const feasible = makeProduct({ ...cheap, highwayMpg: 45 });
    const without = await conversation([cheap, thrifty, makeProduct({ ...thrifty, highwayMpg: 45 })]).play(tooMuch);
    const withOne = await conversation([feasible, thrifty, makeProduct({ ...thrifty, highwayMpg: 35 })]).play(tooMuch);
    expect(withOne.parts.filter(({ type }) => type === "text")).toEqual(
      without.parts.filter(({ type }) => type === "text"),
    );
  });

  it("sends nothing of a result whatever is done", async () => {
    const acts: Act[] = [
      tooMuch,
      { kind: "words", text: "show me cars" },
      { kind: "words", text: "why?" },
      { kind: "agree" },
      { kind: "disagree" },
      { kind: "undo" },
      { kind: "redo" },
      { kind: "start-over" },
      { kind: "rewind", turn: 0 },
      { kind: "skip", all: true },
      { kind: "choose-relaxation", relaxationId: "drop:msrp" },
      { kind: "words", text: "a red one" },
    ];
    const property = fc.asyncProperty(fc.array(fc.constantFrom(...acts), { maxLength: 8 }), async (played) => {
      const held = conversation([cheap, thrifty], { asking: "always", questionBudget: 9 });
      for (const act of played) {
        const { parts } = await held.play(act);
        expect(parts.some(({ type }) => type === "data-results" || type === "data-relaxation")).toBe(false);
        expect(held.state.held).toBe(true);
      }
    });
    await fc.assert(property, { seed: 8, numRuns: 40 });
  });

  it.each(["optimal", "greedy", "formal", "none", "manual"] as const)(
    "shows cars under %s once asked to",
    async (method) => {
      const held = conversation([cheap, thrifty], { method });
      await held.play(tooMuch);
      const { parts, events } = await held.play({ kind: "show-cars" });
      expect(parts.map(({ type }) => type)).toContain("data-results");
      expect(replyText({ parts })).toMatch(/No car|gave way|Something|nothing/i);
      expect(events.map(({ name }) => name)).toContain("lattice-read");
      expect(held.state.held).toBe(false);
    },
  );
});

describe("settings of a conversation", () => {
  it("leave out reasons and the shopper's words when they are not wanted", async () => {
    const held = conversation([cheap, thrifty], { reasons: false, alternatives: 0 });
    await held.play(tooMuch);
    const { parts } = await held.play({ kind: "show-cars" });
    const card = partOf({ parts }, "relaxation");
    expect(card.gaveWay[0]).toMatchObject({ quote: null, reading: "" });
    expect(card.alternatives).toEqual([]);
    expect(replyText({ parts })).not.toMatch(/because|lightest/);
  });

  it("weigh wishes locally where a later remark would change the choice", async () => {
    const acts: Act[] = [
      { kind: "words", text: "a wagon would be nice, at most $20,000 is very important, 40 mpg highway is important" },
      { kind: "words", text: "the wagon is very important actually, and the mileage would only be nice to have" },
      { kind: "show-cars" },
    ];
    const gaveWay = async (weighting: "local" | "global") => {
      const held = conversation([cheap, makeProduct({ ...thrifty, msrp: 19_500 })], { weighting });
      let last = await held.play(acts[0] as Act);
      for (const act of acts.slice(1)) last = await held.play(act);
      return partOf(last, "relaxation").gaveWay.map(({ id }) => id);
    };
    expect(await gaveWay("global")).toEqual(["highwayMpg:>="]);
    expect(await gaveWay("local")).toEqual(["style:is"]);
  });
});
