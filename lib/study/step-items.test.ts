import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswers } from "./configuration/check-answers";
import { exampleConfiguration } from "./configuration/example-configuration";
import type { Answers, PageItem } from "./instrument";
import { formOf } from "./instruments/instrument-form";
import { scoreLikert } from "./instruments/likert";
import { scoreTlx, tlxItems } from "./instruments/nasa-tlx";
import { scoreSus, susItems } from "./instruments/sus";
import { scoreUmuxLite } from "./instruments/umux-lite";
import { instrumentItems, judgeStep } from "./step-items";

const { instruments } = exampleConfiguration();
const trust = instruments.find(({ id }) => id === "trust");
if (trust?.kind !== "likert") throw new Error("the example has no trust scale");

function comparisonsFor(tally: Record<string, number>): Answers {
  const left = { ...tally };
  const answers: Answers = {};
  for (const { id } of tlxItems(true).slice(6)) {
    const [first = "", second = ""] = id.split("-or-");
    answers[id] = (left[first] ?? 0) >= (left[second] ?? 0) ? first : second;
    left[answers[id] as string] = (left[answers[id] as string] ?? 0) - 1;
  }
  return answers;
}

describe("NASA-TLX", () => {
  const ratings = { mental: 30, physical: 15, temporal: 60, performance: 40, effort: 40, frustration: 30 };

  // NASA Task Load Index (TLX), Volume 1.0, Paper and Pencil Package, NASA Ames 1986 (NTRS 20000021488): weighted sums
  // are 640 and 730, over 15.
  it("scores both tasks of the manual's worked example: tallies 3 0 5 1 3 3 give 640 / 15 and 730 / 15", () => {
    const comparisons = {
      "mental-or-physical": "mental",
      "mental-or-temporal": "temporal",
      "mental-or-performance": "mental",
      "mental-or-effort": "mental",
      "mental-or-frustration": "frustration",
      "physical-or-temporal": "temporal",
      "physical-or-performance": "performance",
      "physical-or-effort": "effort",
      "physical-or-frustration": "frustration",
      "temporal-or-performance": "temporal",
      "temporal-or-effort": "temporal",
      "temporal-or-frustration": "temporal",
      "performance-or-effort": "effort",
      "performance-or-frustration": "frustration",
      "effort-or-frustration": "effort",
    };
    expect(Object.keys(comparisons)).toEqual(
      tlxItems(true)
        .slice(6)
        .map(({ id }) => id),
    );
    const { raw, weighted } = scoreTlx({ ...ratings, ...comparisons });
    expect(weighted).toBeCloseTo(640 / 15, 10);
    expect(raw).toBeCloseTo(215 / 6, 10);
    const harder = { mental: 30, physical: 25, temporal: 70, performance: 50, effort: 30, frustration: 50 };
    expect(scoreTlx({ ...harder, ...comparisons }).weighted).toBeCloseTo(730 / 15, 10);
  });

  it("needs every rating, and every comparison for the weighted score", () => {
    expect(scoreTlx({ ...ratings, effort: null })).toEqual({ raw: null, weighted: null });
    expect(scoreTlx(ratings).weighted).toBeNull();
  });

  it("weights to the common rating when all ratings are the same", () => {
    const same = Object.fromEntries(Object.keys(ratings).map((scale) => [scale, 45]));
    expect(scoreTlx({ ...same, ...comparisonsFor({}) })).toEqual({ raw: 45, weighted: 45 });
  });
});

describe("SUS", () => {
  // Brooke, SUS: a quick and dirty usability scale, in Usability Evaluation in Industry (1996), the filled-in form: 22
  // times 2.5.
  it("scores the filled-in form of Brooke (1996): contributions of 22 give 55", () => {
    const points = [5, 4, 2, 1, 2, 3, 2, 4, 5, 2];
    expect(scoreSus(Object.fromEntries(points.map((point, index) => [`sus-${index + 1}`, point])))).toBe(55);
  });

  it("runs from 0 to 100, and is missing when an answer is", () => {
    const all = (odd: number, even: number) =>
      Object.fromEntries(susItems().map(({ id }, index) => [id, index % 2 === 0 ? odd : even]));
    expect(scoreSus(all(5, 1))).toBe(100);
    expect(scoreSus(all(1, 5))).toBe(0);
    expect(scoreSus({ ...all(3, 3), "sus-4": null })).toBeNull();
  });
});

describe("UMUX-LITE", () => {
  it("scores 0 to 100 and predicts SUS by Lewis, Utesch and Maher (2013): 0.65 x + 22.9", () => {
    expect(scoreUmuxLite({ "umux-useful": 7, "umux-easy": 7 })).toEqual({ score: 100, sus: 87.9 });
    expect(scoreUmuxLite({ "umux-useful": 1, "umux-easy": 1 })).toEqual({ score: 0, sus: 22.9 });
    expect(scoreUmuxLite({ "umux-useful": 7 })).toEqual({ score: null, sus: null });
  });
});

describe("a Likert scale", () => {
  it("turns reversed items round and averages each subscale", () => {
    const answers = { relied: 6, doubted: 2, again: 5, why: 4, unclear: 4, "attention-trust": 6 };
    expect(scoreLikert(trust, answers)).toEqual({ trust: 17 / 3, transparency: 4 });
  });
});

describe("the page of an instrument", () => {
  it("shows the same items in the same order to the same run, whatever the seed, and every item once", () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...instruments), (seed, instrument) => {
        const items = instrumentItems(instrument, { seed, step: "end" });
        expect(instrumentItems(structuredClone(instrument), { seed, step: "end" })).toEqual(items);
        expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
        if (instrument.attention.length > 0) expect(items[0]?.id).not.toBe(instrument.attention[0]?.id);
        for (const { id } of instrument.attention) expect(items.map((item) => item.id)).toContain(id);
      }),
      { seed: 8 },
    );
  });

  it("does not say which point an attention item wants, other than in its text", () => {
    for (const item of instrumentItems(trust, { seed: 1, step: "trust" })) expect(item).not.toHaveProperty("correct");
  });

  it("knows a failed attention item", () => {
    const step = { key: trust.id, kind: "instrument" as const, instrument: trust.id };
    const judged = (point: number) => judgeStep(exampleConfiguration(), step, { "attention-trust": point }, 1);
    expect(judged(5)).toMatchObject({ kind: "again", items: ["attention-trust"] });
    expect(judged(6)).toMatchObject({ kind: "on" });
    expect(formOf(trust).score({})).toEqual({ trust: null, transparency: null });
  });
});

describe("answers", () => {
  const items: PageItem[] = [
    { id: "s", text: "", required: true, answer: { kind: "scale", points: 5, low: "", high: "" } },
    { id: "r", text: "", required: true, answer: { kind: "rating", low: "", high: "" } },
    {
      id: "m",
      text: "",
      required: false,
      answer: {
        kind: "several",
        options: [
          { id: "a", text: "" },
          { id: "b", text: "" },
        ],
      },
    },
    { id: "n", text: "", required: false, answer: { kind: "number", min: 0, max: 9 } },
    { id: "t", text: "", required: false, answer: { kind: "text", longest: 5 } },
  ];

  it("are taken in their form, with null for what may be left out", () => {
    expect(checkAnswers(items, { s: 5, r: 95, m: ["b", "b"], t: " ok " })).toEqual({
      ok: true,
      answers: { s: 5, r: 95, m: ["b"], n: null, t: "ok" },
    });
  });

  it("are refused by item for anything else", () => {
    const given = { s: 6, r: 3, m: ["c"], n: 10, t: "too long", x: 1 };
    const checked = checkAnswers(items, given);
    expect(checked.ok ? {} : Object.keys(checked.problems).sort()).toEqual(Object.keys(given).sort());
    expect(checkAnswers(items, { s: "5", r: 50 }).ok).toBe(false);
    expect(checkAnswers(items, { r: 50 }).ok).toBe(false);
  });

  it("never throw, whatever is sent", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom("s", "r", "m", "n", "t", "y"), fc.jsonValue()), (given) => {
        expect(typeof checkAnswers(items, given).ok).toBe("boolean");
      }),
      { seed: 8 },
    );
  });
});
