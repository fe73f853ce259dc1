import { describe, expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Constraint } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { scriptedReader } from "@/lib/dialogue/testing/scripted-conversation";
import { seededRandom } from "@/lib/random";
import { type Profile, recallPersona } from "./shopper/persona-knowledge";
import { createShopper } from "./shopper/shopper";
import { type AskingMode, interviewSlots, type Simulation, simulateDialogue } from "./simulate-dialogue";

const catalog = createColumnReader([
  makeProduct({ position: 0, model: "A", msrp: 21_000, highwayMpg: 38 }),
  makeProduct({ position: 1, model: "B", msrp: 24_000, highwayMpg: 41 }),
  makeProduct({ position: 2, model: "C", msrp: 19_000, highwayMpg: 35 }),
  makeProduct({ position: 3, make: "Beta", msrp: 15_000, highwayMpg: 60 }),
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

const simulate = async (ask: AskingMode, { profile = "plain", ...more }: Differing = {}) => {
  const random = seededRandom(1);
  const knowledge = recallPersona(persona, [price, highway]);
  return simulateDialogue({
    catalog: openSlice(catalog, [{ slot: "make", op: "==", value: "Alpha" }]),
    slots: ["highwayMpg", "msrp"],
    settings: { ...shopSettings, mustMeans: "weight" },
    ask,
    ...more,
    preferences,
    vocabulary: await catalog.vocabulary(),
    shopper: createShopper({ knowledge, mode: "verbatim", profile, random }),
    random,
    now: () => 0,
  });
};

type Differing = { profile?: Profile } & Partial<Pick<Simulation, "catalog" | "planner" | "settings">>;

describe("a policy that chooses among the questions", () => {
  it("asks the ones it chooses, each once, and ends when it chooses none", async () => {
    const offered: string[][] = [];
    const many = Array.from({ length: 20 }, (_, position) =>
      makeProduct({ position, msrp: 10_000 + 4000 * position, highwayMpg: 20 + position }),
    );
    const { slotsAsked, burden } = await simulate("learned", {
      catalog: openSlice(createColumnReader(many), []),
      settings: { ...shopSettings, mustMeans: "weight", shop: false },
      profile: "reserved",
      planner: (questions) => {
        offered.push(questions.map(({ key }) => key));
        return questions.find(({ key }) => key === "msrp") ?? null;
      },
    });
    expect(offered[0]).toEqual(expect.arrayContaining(["general", "msrp", "highwayMpg"]));
    expect(offered.slice(1).flat()).not.toContain("msrp");
    expect(slotsAsked).toEqual(["msrp"]);
    expect(burden.questions).toBe(1);
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
      expect(outcome).toMatchObject({ status: "relaxed", relaxed: [{ slot: "highwayMpg" }], product: { model: "C" } });
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
