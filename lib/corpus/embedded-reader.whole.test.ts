import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { type Constraint, type Edit, valuesOf } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { editSchema } from "@/lib/constraints/constraint";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import type { OpenQuestion, ReadInput } from "@/lib/reading/preference-reader";
import { readWords } from "@/lib/reading/read-words";
import { readingSchema } from "@/lib/reading/reading";
import { messageAlone } from "@/lib/reading/testing/read-alone";
import { corpusSchema } from "./corpus-item";
import utterances from "./utterances.json";

const inputOf = (words: string, constraints: readonly Constraint[] = [], question?: OpenQuestion): ReadInput => ({
  words,
  turn: 0,
  history: [],
  constraints,
  vocabulary: corpusVocabulary,
  ...(question ? { question } : {}),
});
const read = (...said: Parameters<typeof inputOf>) => messageAlone(inputOf(...said));
const readWhole = (...said: Parameters<typeof inputOf>) => readWords(inputOf(...said));

const wishes = (...messages: string[]) => wishesBy(read, messages);
const wishesWhole = (...messages: string[]) => wishesBy(readWhole, messages);
const wishesBy = (reader: typeof read | typeof readWhole, messages: readonly string[]) => {
  let state: { constraints: readonly Constraint[]; noPreference: readonly never[] | readonly Constraint["slot"][] } = {
    constraints: [],
    noPreference: [],
  };
  for (const words of messages) state = applyEdits(state, reader(words, state.constraints).edits).wishes;
  return state;
};
const tests = (constraints: readonly Constraint[]) =>
  constraints.map(({ slot, op, value }) => `${slot} ${op} ${valuesOf(value).join("|")}`);

describe("the embedded reader", () => {
  it("reads several wishes of one sentence, each with the words it was read from", async () => {
    const words = "A Honda under 25k, AWD is a must and a sedan would be nice";
    const { edits } = await createEmbeddedReader().read({
      words,
      turn: 3,
      history: [],
      constraints: [],
      vocabulary: corpusVocabulary,
    });
    const added = edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
    expect(tests(added)).toEqual(
      expect.arrayContaining(["make == Honda", "msrp <= 25000", "drivenWheels == all wheel drive", "style == Sedan"]),
    );
    const drive = added.find((each) => each.slot === "drivenWheels");
    expect(drive).toMatchObject({ weight: 0.95, level: "must", locked: true });
    expect(drive?.evidence[0]).toEqual({ for: "value", turn: 3, start: 19, end: 22, quote: "AWD" });
    const reasons = drive?.evidence.filter((each) => each.for === "weight") ?? [];
    expect(reasons).toHaveLength(1);
    for (const { turn, start, end, quote } of reasons) {
      expect([turn, quote]).toEqual([3, words.slice(start, end)]);
      expect(quote).toContain("must");
    }
  });

  it("locks nothing in words without a must, however much they like a car", async () => {
    const { edits } = readWhole("a sedan would make me happy, and I like Hondas under 30k");
    expect(edits.length).toBeGreaterThan(0);
    for (const edit of edits) expect(edit).toMatchObject({ kind: "add", constraint: { locked: false } });
  });
});

describe("the rules", () => {
  it("change, weigh and remove standing wishes instead of adding others", () => {
    const { constraints } = wishesWhole(
      "a diesel wagon under 25k",
      "actually make it 30k",
      "the budget is really important",
      "forget the fuel",
    );
    expect(tests(constraints)).toEqual(expect.arrayContaining(["style == Wagon", "msrp <= 30000"]));
    expect(constraints).toHaveLength(2);
    expect(constraints.find((each) => each.slot === "msrp")?.level).toBe("strong");
  });

  it("lock a standing wish that is called a must later and unlock it when room is given", () => {
    expect(wishesWhole("a Honda", "the make is a must").constraints[0]).toMatchObject({ level: "must", locked: true });
    expect(wishesWhole("a Honda, that is a must", "the make is flexible after all").constraints[0]).toMatchObject({
      level: "flexible",
      locked: false,
    });
  });

  it("take ordinal answers from the choices of the open question and nothing else of it", () => {
    const question: OpenQuestion = {
      slot: "drivenWheels",
      text: "All-wheel or rear-wheel drive under 20k?",
      choices: [
        { label: "All-wheel drive", predicate: { slot: "drivenWheels", op: "==", value: "all wheel drive" } },
        { label: "Rear-wheel drive", predicate: { slot: "drivenWheels", op: "==", value: "rear wheel drive" } },
      ],
    };
    const { edits } = read("the second one", [], question);
    expect(edits).toHaveLength(1);
    expect(edits[0]).toMatchObject({ kind: "add", constraint: { slot: "drivenWheels", value: "rear wheel drive" } });
  });

  it("record no preference for the slot asked about", () => {
    expect(read("I don't mind", [], { slot: "size", text: "Which size?", choices: [] }).edits).toMatchObject([
      { kind: "no-preference", slot: "size" },
    ]);
  });

  it.each([
    ["show me what you have", "show-now"],
    ["start over", "start-over"],
    ["undo that", "undo"],
    ["redo", "redo"],
    ["why?", "why"],
    ["why do you ask?", "why-ask"],
    ["ok, go with that", "agree"],
    ["no, keep it", "disagree"],
    ["hello", "greeting"],
    ["thanks!", "thanks"],
    ["help", "help"],
  ])("understand %j as %s", (words, intent) => {
    expect(read(words)).toMatchObject({ edits: [], intents: [intent] });
  });

  it("take no agreement from a message that says something else", () => {
    expect(read("fine, a sedan then").intents).toEqual([]);
  });

  it("ask about a wish under a condition instead of reading half of it", () => {
    const { edits, doubts } = read("AWD unless it's electric");
    expect(edits).toEqual([]);
    expect(doubts).toMatchObject([{ kind: "conditional", quote: "AWD unless it's electric" }]);
    expect(doubts[0]?.options.every((option) => option.edits.length > 0)).toBe(true);
  });

  it("take a need for a feature as a must, and lock no price for it", () => {
    const { constraints } = wishesWhole("a family SUV under 35k, must be AWD");
    const locked = constraints.filter((each) => each.locked).map((each) => each.slot);
    expect(locked).toContain("drivenWheels");
    expect(locked).not.toContain("msrp");
    expect(wishesWhole("we need four doors").constraints[0]).toMatchObject({ slot: "doors", locked: true });
  });

  it("offer bounds for a loose word, as important as the words make it, and read none by themselves", () => {
    const { edits, doubts } = read("good mileage would be nice");
    expect(edits).toEqual([]);
    expect(doubts).toMatchObject([{ kind: "vague", slot: "highwayMpg", quote: "good mileage" }]);
    const offered = doubts[0]?.options.flatMap((option) => option.edits) ?? [];
    expect(offered[0]).toMatchObject({ constraint: { slot: "highwayMpg", op: ">=", value: 30, level: "nice" } });
    expect(read("good mileage is a must").doubts[0]?.options[0]?.edits[0]).toMatchObject({
      constraint: { level: "must", locked: true },
    });
  });

  it("ask nothing about a loose word that a wish has answered", () => {
    expect(read("good mileage, at least 35 mpg highway").doubts).toEqual([]);
    expect(read("it has good mileage", wishes("35 mpg highway").constraints).doubts).toEqual([]);
  });

  it("take a minivan as one for people, unless cargo is said; ruled out, none of either kind is left", () => {
    const styles = (words: string) => wishes(words).constraints;
    expect(styles("a minivan")).toMatchObject([{ op: "==", value: "Passenger Minivan" }]);
    expect(styles("a cargo minivan")).toMatchObject([{ op: "==", value: "Cargo Minivan" }]);
    expect(styles("no minivans")).toMatchObject([{ op: "not in", value: ["Passenger Minivan", "Cargo Minivan"] }]);
  });

  it("ask whose wish counts when two people want different things", () => {
    const { edits, doubts } = read("she wants a sedan, I want a minivan");
    expect(edits).toEqual([]);
    expect(doubts[0]?.options.map((option) => option.label)).toEqual(["sedan", "minivan", "either"]);
  });

  it("take a degree as the answer to how important a wish is", () => {
    const question: OpenQuestion = { slot: "size", text: "How important is the size to you?", choices: [] };
    const { constraints } = wishes("a midsize car");
    expect(read("very", constraints, question).edits).toMatchObject([{ kind: "weigh", weight: 0.78 }]);
    expect(read("not really", constraints, question).edits).toMatchObject([{ kind: "weigh", weight: 0.28 }]);
  });

  it("move a standing number by a step", () => {
    expect(tests(wishes("under 30k", "bump it up by 5k").constraints)).toEqual(["msrp <= 35000"]);
    expect(tests(wishes("under 30k", "knock 2k off").constraints)).toEqual(["msrp <= 28000"]);
  });
});

const seeds = corpusSchema.parse(utterances).map((item) => item.turns.at(-1)?.content ?? "");
const mutated = fc
  .tuple(
    fc.constantFrom(...seeds),
    fc.constantFrom(...seeds),
    fc.nat(80),
    fc.string({ unit: "grapheme", maxLength: 12 }),
    fc.boolean(),
  )
  .map(([one, two, cut, noise, upper]) => {
    const text = one.slice(0, cut) + noise + two.slice(Math.floor(cut / 2));
    return upper ? text.toUpperCase() : text;
  });
const words = fc.oneof(
  mutated,
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.array(fc.constantFrom(...seeds), { maxLength: 12 }).map((each) => each.join(" but ")),
);

const names = new Map<string, Set<string>>(
  (["make", "model", "fuelType", "transmission", "drivenWheels", "marketCategory", "size", "style"] as const).map(
    (slot) => [slot, new Set(corpusVocabulary[slot].map((entry) => entry.value))],
  ),
);

function isGrounded(edit: Edit): boolean {
  if (edit.kind !== "add") return true;
  const known = names.get(edit.constraint.slot);
  return valuesOf(edit.constraint.value).every(
    (value) => known?.has(String(value)) ?? (typeof value === "number" && Number.isFinite(value)),
  );
}

const isFull = process.env.LEEWAY_RUNS === "full";

describe("whatever is typed", () => {
  it.each([
    "SUV under $30k, non-negotiable, with at least 30 mpg",
    "at least 30 mpg, non-negotiable, and under $30k",
    "under $30k, that's a must, AWD would be nice",
    "AWD, no compromise there, with a V6 if possible",
  ])("is weighed and locked alike in a new search and after a wish it does not name: %s", (words) => {
    const levels = (standing: readonly Constraint[]) =>
      readWhole(words, standing).edits.flatMap((edit) =>
        edit.kind === "add" ? [[edit.constraint.id, edit.constraint.level, edit.constraint.locked]] : [],
      );
    const { constraints } = wishes("a Toyota");
    expect(constraints).toHaveLength(1);
    expect(levels([]).length).toBeGreaterThan(1);
    expect(levels(constraints)).toEqual(levels([]));
  });

  const standing = wishes("must be a Honda sedan under 25k, 2015 or newer, AWD would be nice").constraints;

  it("is read without a fault into edits that fit their schema, the catalog and the words", () => {
    fc.assert(
      fc.property(words, fc.boolean(), (text, fresh) => {
        const reading = readWhole(text, fresh ? [] : standing);
        expect(readingSchema.safeParse(reading).success).toBe(true);
        for (const edit of reading.edits) {
          expect(editSchema.safeParse(edit).success && isGrounded(edit)).toBe(true);
          const evidence = edit.kind === "add" ? edit.constraint.evidence : (edit.evidence ?? []);
          for (const each of evidence) expect(text.slice(each.start, each.end)).toBe(each.quote);
        }
        const { refused } = applyEdits({ constraints: fresh ? [] : standing, noPreference: [] }, reading.edits);
        expect(refused).toEqual([]);
      }),
      { numRuns: Number(process.env.READER_RUNS ?? (isFull ? 3000 : 500)), seed: 17 },
    );
  }, 600_000);

  it("means the same when it is read again", () => {
    fc.assert(
      fc.property(words, (text) => {
        expect(readWhole(text)).toEqual(readWhole(text));
      }),
      { numRuns: isFull ? 200 : 60, seed: 18 },
    );
  });
});
