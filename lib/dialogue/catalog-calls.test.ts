import { describe, expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { type CatalogCalls, countCalls } from "@/lib/catalog/testing/counting-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import type { Predicate } from "@/lib/constraints";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { runTurn, type TurnOutcome } from "./run-turn";
import type { Act } from "./state/act";
import { emptyConversation } from "./state/conversation-state";
import { type DialogueSettings, shopSettings } from "./state/settings";

const products = Array.from({ length: 240 }, (_, position) =>
  makeProduct({
    position,
    make: ["Alpha", "Beta", "Gamma"][position % 3] ?? "",
    model: `M${position % 40}`,
    style: ["Sedan", "Wagon", "SUV", "Coupe"][position % 4] ?? "",
    msrp: 15_000 + position * 150,
    highwayMpg: 45 - Math.floor(position / 10),
    cityMpg: 35 - Math.floor(position / 12),
    year: 2012 + (position % 10),
    horsepower: 100 + position,
    drivenWheels: position % 5 === 0 ? "all wheel drive" : "front wheel drive",
  }),
);
const words = (text: string): Act => ({ kind: "words", text });
const conflict = words("an SUV under $16,000 with 40 mpg on the highway, all wheel drive, from 2021 or newer");

async function callsOf(
  acts: readonly Act[],
  {
    settings = {},
    frame = [],
    held = false,
  }: { settings?: Partial<DialogueSettings>; frame?: Predicate[]; held?: boolean },
): Promise<{ calls: CatalogCalls; outcome: TurnOutcome }> {
  const plain = createColumnReader(products);
  const vocabulary = await plain.vocabulary();
  let outcome: TurnOutcome = { state: { ...emptyConversation(), ...(held ? { held } : {}) }, parts: [], events: [] };
  let calls: CatalogCalls = {};
  for (const act of acts) {
    const counted = countCalls(plain);
    calls = counted.calls;
    outcome = await runTurn({
      state: outcome.state,
      act,
      settings: { ...shopSettings, ...settings },
      catalog: openSlice(counted.reader, frame),
      preferences: createEmbeddedReader(),
      vocabulary,
    });
  }
  return { calls, outcome };
}

const alpha: Predicate = { slot: "make", op: "==", value: "Alpha" };

describe("a turn with a conflict asks the catalog at most eight times, and once for the lattice", () => {
  it.each([
    ["in the shop", [conflict], {}],
    ["in the shop by local weights", [conflict], { settings: { method: "local", weighting: "local" } }],
    ["in the shop where wishes tie", [words("a wagon from Alpha under $15,500 with 45 mpg")], {}],
    ["in a study with cars shown", [conflict], { frame: [alpha], settings: { alternatives: 12 } }],
    ["in a study that brings cars into view", [conflict, { kind: "show-cars" }], { frame: [alpha], held: true }],
    [
      "in a simulation",
      [conflict],
      { frame: [alpha], settings: { mustMeans: "weight", asking: "always", questionBudget: 8 } },
    ],
  ] satisfies [string, Act[], Parameters<typeof callsOf>[1]][])("%s", async (_, acts, where) => {
    const { calls, outcome } = await callsOf(acts, where);
    expect(outcome.events.some(({ name }) => name === "relaxation-choose")).toBe(true);
    expect(calls.lattice, JSON.stringify(calls)).toBe(1);
    expect(
      Object.values(calls).reduce((sum, each) => sum + each, 0),
      JSON.stringify(calls),
    ).toBeLessThanOrEqual(8);
  });

  it("and needs no lattice while cars are held back", async () => {
    const { calls } = await callsOf([conflict], { frame: [alpha], held: true });
    expect(calls.lattice).toBeUndefined();
    expect(
      Object.values(calls).reduce((sum, each) => sum + each, 0),
      JSON.stringify(calls),
    ).toBeLessThanOrEqual(8);
  });
});
