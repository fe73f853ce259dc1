import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openaiDpo, openaiSft, type Prompt, trlDpo, trlSft } from "./formats";
import type { ExportCase, ExportSettings } from "./make-examples";
import { labelOf, sftExamples, stepPairs, trajectoryPairs } from "./make-examples";

const text = fc.string({ minLength: 1 });
const prompt = fc.tuple(text, text).map(
  ([system, user]): Prompt => [
    { role: "system", content: system },
    { role: "user", content: user },
  ],
);

describe("formats", () => {
  it("read back what they wrote, through JSON Lines", () => {
    fc.assert(
      fc.property(prompt, text, text, (asked, one, other) => {
        const through = (line: unknown) => JSON.parse(JSON.stringify(line));
        const sft = { prompt: asked, answer: one };
        const pair = { prompt: asked, chosen: one, rejected: other };
        expect(openaiSft.read(through(openaiSft.write(sft)))).toEqual(sft);
        expect(trlSft.read(through(trlSft.write(sft)))).toEqual(sft);
        expect(openaiDpo.read(through(openaiDpo.write(pair)))).toEqual(pair);
        expect(trlDpo.read(through(trlDpo.write(pair)))).toEqual(pair);
      }),
      { seed: 12 },
    );
  });

  it("refuse lines of another format, with further fields, or without words", () => {
    const asked: Prompt = [
      { role: "system", content: "rules" },
      { role: "user", content: "task" },
    ];
    const line = trlDpo.write({ prompt: asked, chosen: "a", rejected: "b" });
    expect(() => openaiDpo.read(line)).toThrow();
    expect(() => trlDpo.read({ ...line, more: 1 })).toThrow();
    expect(() => trlSft.read(trlSft.write({ prompt: asked, answer: "" }))).toThrow();
  });
});

const wish = (column: string, weight: number, level: "must" | "strong" | "nice", matches: number) => ({
  column,
  op: ">=" as const,
  value: 1,
  level,
  weight,
  matches,
  car: matches > 0 ? { Make: "Alpha", MSRP: null } : null,
});
const one: ExportCase = {
  baseQuery: "I am looking for an Alpha.",
  persona: "I am looking for an Alpha. I insist on 1.",
  wishes: [wish("Year", 0.5, "must", 0), wish("MSRP", 0.35, "strong", 3), wish("highway MPG", 0.15, "nice", 2)],
  target: 2,
  absent: ["Model"],
};
const settings: ExportSettings = { persona: "without", labels: "rank", negatives: "corrected", mostNegatives: 4 };

describe("examples", () => {
  it("give an answer for each wish and one without preference for each silent column", () => {
    const answers = sftExamples(one, settings).map(({ answer }) => JSON.parse(answer));
    expect(answers.map(({ slot, has_preference: has, importance_label: label }) => [slot, has, label])).toEqual([
      ["Year", true, "MUST_HAVE"],
      ["MSRP", true, "STRONG_PREFERENCE"],
      ["highway MPG", true, "FLEXIBLE"],
      ["Model", false, "NO_PREFERENCE"],
    ]);
  });

  it("label by rank, or, as the paper's code, by weights shared out, where they collapse", () => {
    expect(one.wishes.map((each) => labelOf(each, "rank"))).toEqual(["MUST_HAVE", "STRONG_PREFERENCE", "FLEXIBLE"]);
    expect(one.wishes.map((each) => labelOf(each, "paper"))).toEqual(["NICE_TO_HAVE", "FLEXIBLE", "FLEXIBLE"]);
  });

  it("prefer the target over drops that bring cars, or, as the paper, over useless ones first", () => {
    const rejected = (negatives: ExportSettings["negatives"]) =>
      stepPairs(one, { ...settings, negatives }).map((pair) => JSON.parse(pair.rejected).relaxed_constraint.column);
    expect(rejected("corrected")).toEqual(["MSRP"]);
    expect(rejected("paper")).toEqual(["Year", "MSRP"]);
    expect(stepPairs(one, settings).map(({ chosen }) => JSON.parse(chosen).relaxed_constraint.column)).toEqual([
      "highway MPG",
    ]);
  });

  it("tell whole ways only where both end in a car, and show the persona only when asked to", () => {
    const ways = trajectoryPairs(one, { ...settings, negatives: "paper" });
    expect(ways).toHaveLength(1);
    expect(JSON.parse(ways[0]?.chosen ?? "").steps).toEqual([
      { relaxed_constraint: { column: "highway MPG", op: ">=", value: 1 } },
      { recommended_car: { Make: "Alpha", MSRP: null } },
    ]);
    const [plain] = stepPairs(one, settings);
    const [told] = stepPairs(one, { ...settings, persona: "with" });
    expect(plain?.prompt[1].content).not.toContain("insist");
    expect(told?.prompt[1].content).toContain("I insist on 1.");
  });
});
