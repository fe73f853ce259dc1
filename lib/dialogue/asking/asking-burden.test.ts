import { describe, expect, it } from "vitest";
import { burdenOf, turnWeighted } from "./asking-burden";

const question = { kind: "slot" as const, text: "How new should it be?", choices: [{ label: "2020 or newer" }] };

describe("the burden of a question", () => {
  it("counts the words of question, choices and details, and the choices", () => {
    const burden = burdenOf({ ...question, choices: [{ label: "2020 or newer", detail: "any year" }] });
    expect(burden).toMatchObject({ wordsRead: 10, choices: 1, typed: 0, comparisons: 0 });
  });

  it("is harder for a comparison than for one wish, and for typing than for a tap", () => {
    expect(burdenOf({ ...question, kind: "compare" }).seconds).toBeGreaterThan(burdenOf(question).seconds);
    expect(burdenOf(question, 30).seconds).toBeGreaterThan(burdenOf(question).seconds + 5);
  });

  it("weights a rate by its questions as ProADA prints it: 56.2 at 20.4 turns is 46.7", () => {
    expect(turnWeighted(56.2, 20.4)).toBeCloseTo(46.7, 1);
  });
});
