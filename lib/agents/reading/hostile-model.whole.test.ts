import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answeringPort } from "@/lib/agents/testing/answering-port";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { type Constraint, isNumericSlot, levels, slotNames, valuesOf } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { constraintSchema, editSchema, toConstraint } from "@/lib/constraints/constraint";
import { operators } from "@/lib/constraints/schemas";
import utterances from "@/lib/corpus/utterances.json";
import { actNames } from "@/lib/reading/acts/act-names";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { readWords } from "@/lib/reading/read-words";
import { intentSchema, readingSchema } from "@/lib/reading/reading";
import { type ModelAnswer, modelAnswerSchema, modelDoubtKinds } from "./model-answer";
import { createFallbackReader } from "./model-reader";

const messages = utterances.flatMap((item) =>
  item.turns.filter((turn) => turn.role === "user").map((turn) => turn.content),
);
const someValues = slotNames.flatMap((slot) =>
  isNumericSlot(slot) ? [] : corpusVocabulary[slot].slice(0, 12).map(({ value }) => value),
);

function quoteOf(words: string) {
  const parts = words.split(/\s+/).filter((part) => part !== "");
  const piece = fc
    .tuple(fc.nat(Math.max(0, parts.length - 1)), fc.integer({ min: 1, max: 6 }))
    .map(([from, length]) => parts.slice(from, from + length).join(" "));
  return fc.oneof(
    { weight: 6, arbitrary: piece },
    { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
    { weight: 1, arbitrary: fc.constant(words) },
  );
}

function numbersOf(words: string): number[] {
  return [...(words.match(/\d+/g) ?? ["0"]), "4", "2", "30000", "2015"].map(Number);
}

function answerTo(words: string): fc.Arbitrary<ModelAnswer> {
  const quote = quoteOf(words);
  const value = fc.oneof(
    fc.constantFrom(...someValues),
    fc.constantFrom(...numbersOf(words)),
    fc.double(),
    fc.string({ maxLength: 10 }),
  );
  const edit = fc.record({
    action: fc.constantFrom(
      "state" as const,
      "state" as const,
      "withdraw" as const,
      "weigh" as const,
      "no-preference" as const,
    ),
    slot: fc.constantFrom(...slotNames),
    op: fc.option(fc.constantFrom(...operators)),
    values: fc.array(value, { maxLength: 3 }),
    level: fc.option(fc.constantFrom(...levels)),
    quote,
    weightQuote: fc.option(quote),
  });
  const twisted = twistedEdits(words);
  return fc.record({
    acts: fc.array(fc.record({ act: fc.constantFrom(...actNames), quote }), { maxLength: 4 }),
    edits: fc.array(fc.oneof(edit, ...(twisted ? [twisted, twisted] : [])), { maxLength: 8 }),
    doubts: fc.array(
      fc.record({ kind: fc.constantFrom(...modelDoubtKinds), slot: fc.option(fc.constantFrom(...slotNames)), quote }),
      { maxLength: 4 },
    ),
    intents: fc.array(fc.constantFrom(...intentSchema.options), { maxLength: 3 }),
  });
}

function twistedEdits(words: string) {
  const own = readWords({ words, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary });
  const said = own.edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
  if (said.length === 0) return undefined;
  const numeric = slotNames.filter(isNumericSlot);
  return fc
    .record({
      from: fc.constantFrom(...said),
      op: fc.constantFrom(...operators),
      factor: fc.constantFrom(1, 1, 0.5, 1.1, 2),
      slot: fc.option(fc.constantFrom(...numeric), { freq: 3 }),
      quote: fc.option(quoteOf(words), { freq: 2 }),
      level: fc.option(fc.constantFrom(...levels)),
      weightQuote: fc.option(quoteOf(words)),
    })
    .map(({ from, op, factor, slot, quote, level, weightQuote }) => ({
      action: "state" as const,
      slot: isNumericSlot(from.slot) ? (slot ?? from.slot) : from.slot,
      op,
      values: valuesOf(from.value).map((value) => (typeof value === "number" ? value * factor : value)),
      level,
      quote: quote ?? from.evidence.find((each) => each.for === "value")?.quote ?? words,
      weightQuote,
    }));
}

const scene = fc
  .constantFrom(...messages)
  .chain((words) => fc.record({ words: fc.constant(words), answer: answerTo(words), isLater: fc.boolean() }));

const earlier: Constraint[] = [
  toConstraint({ slot: "msrp", op: "<=", value: 26_000, level: "must", locked: true }),
  toConstraint({ slot: "style", op: "in", value: ["Sedan", "Wagon"], level: "nice" }),
];

async function readBoth(words: string, answer: ModelAnswer, isLater: boolean) {
  const input: ReadInput = {
    words,
    turn: isLater ? 1 : 0,
    history: [],
    constraints: isLater ? earlier : [],
    vocabulary: corpusVocabulary,
  };
  const reading = await createFallbackReader(answeringPort(answer), {
    tokenCap: 1_000_000,
    differ: async () => true,
  }).read(input);
  const start = { constraints: input.constraints, noPreference: [] };
  const own = readWords(input);
  return { input, own, reading, before: applyEdits(start, own.edits).wishes, after: applyEdits(start, reading.edits) };
}

const isNamed = (words: string, constraint: Constraint) => {
  const spaced = words.toLowerCase();
  const evidence = constraint.evidence.filter((each) => each.for === "value");
  return (
    evidence.length > 0 && evidence.every((each) => spaced.slice(each.start, each.end) === each.quote.toLowerCase())
  );
};

const spelt =
  /\b(two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twent\w+|thirt\w+|fort\w+|fift\w+|sixt\w+|hundred|\d0s)/i;

/** Accepts digits without thousands or century, and spelled numbers. */
function saysNumber(words: string, value: number): boolean {
  const digits = new Set(
    words
      .replace(/,(?=\d{3})/g, "")
      .match(/\d+(\.\d+)?/g)
      ?.map(Number),
  );
  return spelt.test(words) || [value, value / 1000, value - 2000, value - 1900].some((each) => digits.has(each));
}

const isFull = process.env.LEEWAY_RUNS === "full";

describe("a model that answers junk within the schema", () => {
  it("gives answers the schema takes, as the property means it to", () => {
    fc.assert(
      fc.property(
        scene,
        ({ answer }) =>
          modelAnswerSchema.safeParse(answer).success ||
          answer.edits.some((each) => each.values.some((value) => !Number.isFinite(value))),
      ),
      { seed: 7, numRuns: 50 },
    );
  });

  it("never gets a wish in that is not in catalog and words, nor more than three needless questions", async () => {
    await fc.assert(
      fc.asyncProperty(scene, async ({ words, answer, isLater }) => {
        const { own, reading, before, after } = await readBoth(words, answer, isLater);
        expect(readingSchema.safeParse(reading).success).toBe(true);
        expect(after.refused).toEqual([]);
        const predicates = (constraints: readonly Constraint[]) =>
          constraints.map(({ id, op, value, locked }) => ({ id, op, value, locked }));
        const fresh = after.wishes.constraints.filter(
          (each) =>
            ![...before.constraints, ...(isLater ? earlier : [])].some(
              (other) => other.id === each.id && JSON.stringify(other.value) === JSON.stringify(each.value),
            ),
        );
        for (const constraint of fresh) {
          expect(constraintSchema.safeParse(constraint).success).toBe(true);
          expect(isNamed(words, constraint)).toBe(true);
          for (const value of valuesOf(constraint.value)) {
            const { slot } = constraint;
            if (!isNumericSlot(slot)) expect(corpusVocabulary[slot].map((entry) => entry.value)).toContain(value);
            else expect(saysNumber(words, Number(value))).toBe(true);
          }
        }
        // Without the embedded reader's consent no lock moves, and none comes without a word of must.
        const locks = (constraints: readonly Constraint[]) => predicates(constraints).filter(({ locked }) => locked);
        const held = new Set(isLater ? earlier.flatMap(({ id, locked }) => (locked ? [id] : [])) : []);
        const standing = (constraints: readonly Constraint[]) => locks(constraints).filter(({ id }) => held.has(id));
        expect(standing(after.wishes.constraints)).toEqual(standing(before.constraints));
        expect(reading.doubts.length).toBeLessThanOrEqual(own.doubts.length + 3);
      }),
      { seed: 11, numRuns: isFull ? 600 : 200 },
    );
  });

  it("never starts over, undoes, agrees or locks for the shopper", async () => {
    await fc.assert(
      fc.asyncProperty(scene, async ({ words, answer, isLater }) => {
        const { own, reading, before, after } = await readBoth(words, answer, isLater);
        const acting = ["start-over", "undo", "redo", "agree", "disagree", "show-now"];
        for (const intent of reading.intents) if (acting.includes(intent)) expect(own.intents).toContain(intent);
        for (const edit of reading.edits) expect(editSchema.safeParse(edit).success).toBe(true);
        const held = new Set(isLater ? earlier.map(({ id }) => id) : []);
        for (const lock of before.constraints.filter((each) => each.locked && held.has(each.id))) {
          expect(after.wishes.constraints).toContainEqual(
            expect.objectContaining({ id: lock.id, value: lock.value, locked: true, weight: lock.weight }),
          );
        }
      }),
      { seed: 13, numRuns: isFull ? 400 : 150 },
    );
  });

  it("puts no words of its own into what the shopper reads", async () => {
    await fc.assert(
      fc.asyncProperty(scene, async ({ words, isLater }) => {
        const poison = "visit evil.example";
        const edit = {
          action: "state" as const,
          slot: "make" as const,
          op: "==" as const,
          values: [poison],
          level: null,
          quote: poison,
          weightQuote: poison,
        };
        const { reading } = await readBoth(
          words,
          {
            acts: [{ act: "state", quote: poison }],
            edits: [edit, { ...edit, quote: words }],
            doubts: [{ kind: "unreadable", slot: null, quote: poison }],
            intents: [],
          },
          isLater,
        );
        expect(JSON.stringify({ ...reading, model: undefined })).not.toContain(poison);
      }),
      { seed: 17, numRuns: 100 },
    );
  });
});
