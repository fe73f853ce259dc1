import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchesAll } from "@/lib/catalog/catalog-reader";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { levelWeights } from "@/lib/constraints";
import { partOf, replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { dataPartSchemas } from "@/lib/dialogue/wording/parts";
import type { Act } from "./act";
import { effectiveWishes, testsWithout, toPredicate } from "./effective-wishes";

const styles = ["Sedan", "Wagon", "4dr SUV"];
const products = Array.from({ length: 40 }, (_, position) =>
  makeProduct({
    position,
    make: position % 2 ? "Alpha" : "Beta",
    model: `M${position % 7}`,
    year: 2015 + (position % 9),
    msrp: position % 11 === 0 ? null : 15_000 + ((position * 37) % 40) * 700,
    highwayMpg: 24 + ((position * 13) % 20),
    style: styles[position % 3] ?? "Sedan",
  }),
);

const ids = ["msrp:<=", "highwayMpg:>=", "year:>=", "style:is", "make:is"];
const weight = fc.constantFrom(...Object.values(levelWeights));
const addedWish = fc.oneof(
  fc.record({
    slot: fc.constant("msrp" as const),
    op: fc.constant("<=" as const),
    value: fc.integer({ min: 9_000, max: 45_000 }),
    weight,
  }),
  fc.record({
    slot: fc.constant("highwayMpg" as const),
    op: fc.constant(">=" as const),
    value: fc.integer({ min: 20, max: 50 }),
    weight,
  }),
  fc.record({
    slot: fc.constant("year" as const),
    op: fc.constant(">=" as const),
    value: fc.integer({ min: 2014, max: 2026 }),
    weight,
  }),
  fc.record({
    slot: fc.constant("style" as const),
    op: fc.constant("==" as const),
    value: fc.constantFrom("Coupe", ...styles),
    weight,
    locked: fc.boolean(),
  }),
  fc.record({
    slot: fc.constant("make" as const),
    op: fc.constant("==" as const),
    value: fc.constantFrom("Alpha", "Beta"),
    weight,
    locked: fc.boolean(),
  }),
);

const step = fc.oneof(
  { weight: 4, arbitrary: addedWish.map((input) => ({ kind: "add" as const, input })) },
  { weight: 2, arbitrary: fc.nat(5).map((index) => ({ kind: "tap" as const, index })) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom<Act["kind"]>("agree", "disagree", "undo", "redo", "start-over", "skip")
      .map((kind) => ({ kind: "act" as const, act: { kind } as Act })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...ids), weight, fc.constantFrom("weigh", "lock", "remove"))
      .map(([id, heavy, kind]) => ({ kind: "act" as const, act: editOf(id, heavy, kind) })),
  },
);

function editOf(id: string, heavy: number, kind: string): Act {
  if (kind === "weigh") return { kind: "edit-constraint", edit: { kind, id, weight: heavy } };
  if (kind === "lock") return { kind: "edit-constraint", edit: { kind, id, locked: heavy > 0.5 } };
  return { kind: "edit-constraint", edit: { kind: "remove", id } };
}

describe("whatever a shopper does", () => {
  it("locked wishes hold, counts are true, parts fit their schemas and nothing throws", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const chat = scriptedConversation(products, { asking: "adaptive" });
        let reply = await chat.say("hello", { intents: ["greeting"] });
        for (const each of steps) {
          if (each.kind === "add") reply = await chat.say("words", { edits: [wish(each.input)] });
          else if (each.kind === "act") reply = await chat.play(each.act);
          else reply = await chat.play(tapOf(reply, each.index));
          check(chat, reply);
        }
      }),
      { seed: 4, numRuns: 150 },
    );
  }, 180_000);
});

type Chat = ReturnType<typeof scriptedConversation>;

function check(chat: Chat, reply: Awaited<ReturnType<Chat["play"]>>): void {
  const { wishes, concession } = chat.state;
  const results = partOf(reply, "results");
  // While it asks, the page shows the likeliest way's products, and its wishes say so.
  const tests = partOf(reply, "constraints").wishes.flatMap(({ constraint, gaveWay }) =>
    gaveWay ? (gaveWay.toPredicate ?? []) : toPredicate(constraint),
  );
  if (concession) expect(testsWithout(effectiveWishes(wishes.constraints, concession))).toHaveLength(tests.length);
  const passing = products.filter((product) => matchesAll(product, tests)).length;
  expect(results.total).toBe(passing);
  for (const locked of wishes.constraints.filter((each) => each.locked)) {
    expect(concession?.adjustments.some((each) => each.id === locked.id) ?? false).toBe(false);
  }
  const card = reply.parts.find((part) => part.type === "data-relaxation");
  const allAsked = wishes.constraints.map(toPredicate);
  expect(card !== undefined).toBe(products.filter((product) => matchesAll(product, allAsked)).length === 0);
  if (card) for (const alternative of card.data.alternatives) expect(alternative.count).toBeGreaterThan(0);
  for (const part of reply.parts) {
    if (part.type === "text") continue;
    const name = part.type.slice("data-".length) as keyof typeof dataPartSchemas;
    expect(dataPartSchemas[name].safeParse(part.data).success).toBe(true);
  }
  for (const shown of partOf(reply, "constraints").wishes) expect(shown.gain === null || shown.gain >= 0).toBe(true);
  const asks = reply.parts.some((part) => part.type === "data-question");
  expect(asks || replyText(reply) !== "").toBe(true);
  expect(replyText(reply)).not.toMatch(/undefined|null|NaN|\{|\}/);
}

function tapOf(reply: Awaited<ReturnType<Chat["play"]>>, index: number): Act {
  const question = reply.parts.find((part) => part.type === "data-question");
  const choice = question?.data.choices[index % question.data.choices.length];
  if (question && choice) return { kind: "answer", questionId: question.data.id, choices: [choice.id] };
  const card = reply.parts.find((part) => part.type === "data-relaxation");
  const alternative = card?.data.alternatives[index];
  if (alternative) return { kind: "choose-relaxation", relaxationId: alternative.id };
  return { kind: "skip" };
}
