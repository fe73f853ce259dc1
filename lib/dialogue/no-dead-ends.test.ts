import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { type ConstraintInput, levels, type Predicate } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { partOf, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { createHearingReader } from "@/lib/reading/hearing-reader";
import { runTurn, type TurnOutcome } from "./run-turn";
import { critiquesOf } from "./showing/critiques";
import { slotPanel } from "./showing/slot-panel";
import type { Act } from "./state/act";
import { type ConversationState, emptyConversation } from "./state/conversation-state";
import { shopSettings } from "./state/settings";

const styles = ["Sedan", "Wagon", "4dr SUV", "Coupe"];
const fuels = ["regular unleaded", "diesel", "electric"];
const products = Array.from({ length: 60 }, (_, position) =>
  makeProduct({
    position,
    make: ["Alpha", "Beta", "Gamma"][position % 3] ?? "Alpha",
    model: `M${position % 11}`,
    year: 2015 + ((position * 5) % 11),
    msrp: position % 17 === 0 ? null : 14_000 + ((position * 37) % 60) * 600,
    highwayMpg: 22 + ((position * 13) % 23),
    horsepower: 110 + ((position * 29) % 50) * 6,
    fuelType: fuels[(position * 7) % 5] ?? "regular unleaded",
    style: styles[(position * 11) % 4] ?? "Sedan",
  }),
);
const catalog = createColumnReader(products);
const settings = { ...shopSettings, asking: "adaptive" as const };

async function play(state: ConversationState, act: Act, inputs: readonly ConstraintInput[] = []): Promise<TurnOutcome> {
  const preferences = createHearingReader({
    name: "embedded",
    read: async () => ({ edits: inputs.map(wish), doubts: [], intents: inputs.length > 0 ? [] : ["greeting"] }),
  });
  const vocabulary = await catalog.vocabulary();
  return runTurn({ state, act, settings, catalog: openSlice(catalog), preferences, vocabulary });
}

const level = fc.constantFrom(...levels);
const wished = fc.oneof(
  fc.record({
    slot: fc.constant("msrp" as const),
    op: fc.constant("<=" as const),
    value: fc.integer({ min: 14_000, max: 50_000 }),
    level,
  }),
  fc.record({
    slot: fc.constant("highwayMpg" as const),
    op: fc.constant(">=" as const),
    value: fc.integer({ min: 22, max: 48 }),
    level,
  }),
  fc.record({
    slot: fc.constant("year" as const),
    op: fc.constant(">=" as const),
    value: fc.integer({ min: 2015, max: 2026 }),
    level,
  }),
  fc.record({
    slot: fc.constant("style" as const),
    op: fc.constant("==" as const),
    value: fc.constantFrom(...styles),
    level,
    locked: fc.boolean(),
  }),
  fc.record({
    slot: fc.constant("fuelType" as const),
    op: fc.constant("==" as const),
    value: fc.constantFrom(...fuels),
    level,
  }),
  fc.record({
    slot: fc.constant("make" as const),
    op: fc.constant("!=" as const),
    value: fc.constantFrom("Alpha", "Beta", "Gamma"),
    level,
  }),
);

interface Button {
  name: string;
  count: number;
  atLeast: boolean;
  /** Counted with a concession's products. The next turn decides again. */
  weighedAnew?: boolean;
  act: Act;
}

async function buttonsOf({ state, parts }: TurnOutcome): Promise<Button[]> {
  const question = parts.find((part) => part.type === "data-question")?.data;
  const card = parts.find((part) => part.type === "data-relaxation")?.data;
  const choices = (question?.choices ?? []).map(({ id, label, count, atLeast = false }) => ({
    name: `choice ${label}`,
    ...{ count, atLeast },
    act: { kind: "answer" as const, questionId: question?.id ?? "", choices: [id] },
  }));
  const ways = (card?.alternatives ?? []).map(({ id, label, count }) => ({
    name: `way ${label}`,
    ...{ count, atLeast: false },
    act: { kind: "choose-relaxation" as const, relaxationId: id },
  }));
  return [...choices, ...ways, ...(await critiqueButtons(state)), ...(await valueButtons(state))];
}

async function critiqueButtons(state: ConversationState): Promise<Button[]> {
  const [product] = products.slice(state.turn % products.length);
  if (!product) return [];
  const found = await critiquesOf({ catalog: openSlice(catalog), state, settings, product });
  return found.map(({ label, count, edit }) => ({
    ...{ name: label, count, atLeast: false },
    act: { kind: "edit-constraint", edit },
  }));
}

async function valueButtons(state: ConversationState): Promise<Button[]> {
  const slots = ["style", "fuelType"] as const;
  const weighedAnew = state.concession !== null;
  const panels = await Promise.all(slots.map((slot) => slotPanel({ catalog: openSlice(catalog), state, slot })));
  return panels.flatMap(({ slot, values }) =>
    values.map(({ value, count }) => {
      const predicate: Predicate = { slot, op: "==", value };
      const constraint = toConstraint({ ...predicate, level: "prefer" });
      return {
        name: `${slot} ${value}`,
        count,
        atLeast: false,
        weighedAnew,
        act: { kind: "edit-constraint", edit: { kind: "add", constraint } },
      };
    }),
  );
}

async function press({ name, count, atLeast, weighedAnew, act }: Button, { state }: TurnOutcome): Promise<void> {
  const after = await play(state, act);
  expect(count).toBeGreaterThan(0);
  if (weighedAnew) {
    const offered = partOf(after, "results").total > 0 || after.parts.some((part) => part.type === "data-relaxation");
    expect(offered).toBe(true);
    return;
  }
  if (!atLeast) {
    expect({ name, count: partOf(after, "results").total }).toEqual({ name, count });
    return;
  }
  const counts = partOf(after, "question").choices.map((choice) => choice.count);
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(count);
}

describe("a button that can be pressed", () => {
  it("leads to cars, as many as it says, in any state of a search", async () => {
    let pressed = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(wished, { maxLength: 6 }), async (inputs) => {
        const reply = await play(emptyConversation(), { kind: "words", text: "words" }, inputs);
        for (const button of await buttonsOf(reply)) {
          await press(button, reply);
          pressed += 1;
        }
      }),
      { seed: 11, numRuns: 120 },
    );
    expect(pressed).toBeGreaterThan(500);
  });
});
