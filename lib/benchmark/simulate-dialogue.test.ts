import { describe, expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeCar } from "@/lib/catalog/testing/make-car";
import type { Constraint } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { scriptedReader } from "@/lib/dialogue/testing/scripted-conversation";
import { seededRandom } from "@/lib/random";
import { type ImportanceAsker, interviewSlots } from "./importance-asking";
import { recallPersona } from "./shopper/persona-knowledge";
import type { Profile } from "./shopper/profile";
import { createShopper } from "./shopper/shopper";
import { type AskingMode, simulateDialogue } from "./simulate-dialogue";

const catalog = createColumnReader([
  makeCar({ position: 0, model: "A", msrp: 21_000, highwayMpg: 38 }),
  makeCar({ position: 1, model: "B", msrp: 24_000, highwayMpg: 41 }),
  makeCar({ position: 2, model: "C", msrp: 19_000, highwayMpg: 35 }),
  makeCar({ position: 3, make: "Beta", msrp: 15_000, highwayMpg: 60 }),
]);
const price = toConstraint({ slot: "msrp", op: "<=", value: 20_000, weight: 0.7 });
const highway = toConstraint({ slot: "highwayMpg", op: ">=", value: 40, weight: 0.3 });
const persona =
  "I want an Alpha. My top priority is a price of $20,000 at most. I'd like 40 highway MPG, but I'm very flexible there.";

const preferences = scriptedReader({
  name: "embedded",
  read: async ({ words }) => ({
    edits: [price, highway]
      .filter(({ value }) => words.replaceAll(",", "").includes(String(value)))
      .map((constraint: Constraint) => ({ kind: "add" as const, constraint })),
    doubts: [],
    intents: [],
  }),
});

const simulate = async (ask: AskingMode, { importance, profile = "plain", whenAsked }: Differing = {}) => {
  const random = seededRandom(1);
  const recalled = recallPersona(persona, [price, highway]);
  const knowledge = whenAsked
    ? { ...recalled, wishes: recalled.wishes.map((wish) => (wish.slot === "msrp" ? { ...wish, whenAsked } : wish)) }
    : recalled;
  return simulateDialogue({
    catalog: openSlice(catalog, [{ slot: "make", op: "==", value: "Alpha" }]),
    slots: ["highwayMpg", "msrp"],
    settings: { ...shopSettings, mustMeans: "weight" },
    ask,
    importance,
    preferences,
    vocabulary: await catalog.vocabulary(),
    shopper: createShopper({ knowledge, mode: "verbatim", profile, random }),
    random,
    now: () => 0,
  });
};

interface Differing {
  importance?: ImportanceAsker;
  profile?: Profile;
  whenAsked?: string;
}

describe("a policy that asks how important a wish is", () => {
  it("gives up the wish it names, whatever the dialogue would have given up", async () => {
    const { outcome, burden } = await simulate("teacher", {
      importance: () => ({ kind: "give-up", slot: "msrp" }),
    });
    expect(outcome).toMatchObject({ status: "relaxed", relaxed: [{ slot: "msrp" }], car: { model: "B" } });
    expect(burden.questions).toBe(0);
  });

  it("asks about wishes that bring cars, each once, and hears what is told only when asked", async () => {
    const offered: string[][] = [];
    const { questions, slotsAsked, burden, turns } = await simulate("learned", {
      importance: ({ wishes, asked }) => {
        offered.push(wishes.map(({ slot }) => slot).sort());
        return asked.size > 0 ? { kind: "give-up", slot: "highwayMpg" } : { kind: "ask", slot: "msrp" };
      },
      whenAsked: "I will not move on that.",
    });
    expect(offered).toEqual([
      ["highwayMpg", "msrp"],
      ["highwayMpg", "msrp"],
    ]);
    expect(questions).toEqual(["How important is the budget to you?"]);
    expect(slotsAsked).toEqual(["msrp"]);
    expect(burden.questions).toBe(1);
    expect(turns.some(({ said }) => said.includes("I will not move on that."))).toBe(true);
  });
});

describe("a reserved shopper", () => {
  it("says nothing it was not asked for", async () => {
    const { outcome, turns } = await simulate("never", { profile: "reserved" });
    expect(turns).toHaveLength(1);
    expect(outcome.constraints).toEqual([]);
  });
});

describe("a simulated conversation", () => {
  it.each(["never", "adaptive", "always", "fixed-order", "random-slot"] as const)(
    "ends, when asking %s, with the light wish given up inside the frame",
    async (ask) => {
      const { outcome, burden, turns, cost } = await simulate(ask);
      expect(outcome).toMatchObject({ status: "relaxed", relaxed: [{ slot: "highwayMpg" }], car: { model: "C" } });
      expect(outcome.constraints).toHaveLength(2);
      expect(burden.turns).toBeGreaterThan(0);
      expect(burden.words).toBeGreaterThan(10);
      expect(turns).toHaveLength(burden.turns);
      expect(turns.at(-1)?.given).toMatchObject([{ slot: "highwayMpg" }]);
      expect(turns.every(({ said, reply }) => said !== "" && reply !== "")).toBe(true);
      expect(cost).toEqual({ turns: turns.map(() => 0), calls: 0, inputTokens: 0, outputTokens: 0 });
    },
  );

  it("asks nothing when told never to, and every slot in an interview", async () => {
    expect((await simulate("never")).burden).toMatchObject({ turns: 1, questions: 0 });
    const { burden, slotsAsked } = await simulate("fixed-order");
    expect(burden.questions).toBe(2);
    expect(slotsAsked).toEqual(["msrp", "highwayMpg"]);
  });

  it("orders an interview by column name, or draws the order", () => {
    const slots = ["highwayMpg", "year", "msrp"] as const;
    expect(interviewSlots(slots, "fixed-order", () => 0)).toEqual(["msrp", "year", "highwayMpg"]);
    expect([...interviewSlots(slots, "random-slot", seededRandom(3))].sort()).toEqual([...slots].sort());
  });
});
