import { describe, expect, it } from "vitest";
import type { Constraint, Predicate } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { type Act, actSchema } from "@/lib/dialogue/state/act";
import { describeAct } from "./describe-act";
import type { QuestionPart, RelaxationPart, WishView } from "./parts";

function wish(constraint: Constraint, label: string, text: string): WishView {
  return { constraint, label, text, unit: "", gain: 3, drawing: { bars: [] } };
}
const predicate = (slot: Predicate["slot"], op: Predicate["op"], value: Predicate["value"]): Constraint =>
  toConstraint({ slot, op, value });
const wishes = [
  wish(predicate("highwayMpg", ">=", 35), "Highway", "35 mpg or more"),
  wish(predicate("msrp", "<=", 24_000), "Budget", "up to $24,000"),
];
const question: QuestionPart = {
  ...{ id: "q1", kind: "slot", text: "Which body?", why: "", multiple: true },
  choices: [
    { id: "suv", label: "SUV", count: 4 },
    { id: "wagon", label: "Wagon", count: 2 },
  ],
};
const relaxation: RelaxationPart = {
  ...{ state: "relaxed", wishes: 2, gaveWay: [], kept: [], matches: 7, conflict: [] },
  ...{ agree: "33 is fine", disagree: "Keep 35" },
  alternatives: [
    { id: "a1", label: "Budget", changes: [], count: 1 },
    { id: "a2", label: "Budget and body", changes: [], count: 2 },
    { id: "a3", label: "MPG in the city", changes: [], count: 2 },
  ],
};
const said = (act: Act, before = {}) => describeAct(actSchema.parse(act), wishes, before);
const edit = (inner: Extract<Act, { kind: "edit-constraint" }>["edit"]): Act => ({
  kind: "edit-constraint",
  edit: inner,
});

describe("an act in words", () => {
  it("repeats words as they were written", () => {
    expect(said({ kind: "words", text: "I’d rather not go over." })).toBe("I’d rather not go over.");
  });

  it("says chosen answers by their labels, and by their ids when the question is not known", () => {
    const answer: Act = { kind: "answer", questionId: "q1", choices: ["suv", "wagon"] };
    expect(said(answer, { question })).toBe("SUV, Wagon");
    expect(said(answer)).toBe("suv, wagon");
    expect(said({ ...answer, questionId: "other" }, { question })).toBe("suv, wagon");
  });

  it("says which of two wishes is kept", () => {
    expect(said({ kind: "compare", questionId: "q1", keep: "suv" }, { question })).toBe("Keep SUV");
    expect(said({ kind: "compare", questionId: "q2", keep: "highwayMpg:>=" })).toBe("Keep highway");
  });

  it("tells skipping one question from skipping all", () => {
    expect(said({ kind: "skip", questionId: "q1" })).toBe("No preference");
    expect(said({ kind: "skip", all: true })).toBe("Show me now");
  });

  it("names the wish and its new weight", () => {
    expect(said(edit({ kind: "weigh", id: "highwayMpg:>=", weight: 0.75 }))).toBe("Make highway important");
  });

  it("says a changed value with the wish's own operator, or the one it changed to", () => {
    expect(said(edit({ kind: "change", id: "highwayMpg:>=", value: 33 }))).toBe("Highway: 33 mpg or more");
    expect(said(edit({ kind: "change", id: "msrp:<=", op: ">=", value: 9000 }))).toBe("Budget: from $9,000");
  });

  it("names a wish that is no longer there by its slot", () => {
    expect(said(edit({ kind: "remove", id: "year:>=" }))).toBe("Drop year");
    expect(said(edit({ kind: "change", id: "year:>=", value: 2019 }))).toBe("Change year");
    expect(said({ kind: "unlock", id: "unheard-of" })).toBe("Unlock a wish");
  });

  it("says what is added, locked, unlocked and not minded", () => {
    expect(said(edit({ kind: "add", constraint: predicate("year", ">=", 2019) }))).toBe("Year: 2019 or newer");
    expect(said(edit({ kind: "lock", id: "msrp:<=", locked: true }))).toBe("Lock budget");
    expect(said(edit({ kind: "lock", id: "msrp:<=", locked: false }))).toBe("Unlock budget");
    expect(said(edit({ kind: "no-preference", slot: "style" }))).toBe("Any body is fine");
  });

  it("says what is given up instead, with abbreviations left large", () => {
    const choose = (relaxationId: string) => said({ kind: "choose-relaxation", relaxationId }, { relaxation });
    expect(choose("a1")).toBe("Give up the budget instead");
    expect(choose("a2")).toBe("Give up the budget and body instead");
    expect(choose("a3")).toBe("Give up the MPG in the city instead");
    expect(choose("gone")).toBe("Give up something else instead");
  });

  it("agrees and disagrees in the words of the buttons", () => {
    expect(said({ kind: "agree" }, { relaxation })).toBe("33 is fine");
    expect(said({ kind: "disagree" }, { relaxation })).toBe("Keep 35");
    expect(said({ kind: "agree" })).toBe("That's fine");
    expect(said({ kind: "disagree" }, { relaxation: null })).toBe("Keep it, give up something else");
  });

  it("says steps back and forth", () => {
    const steps: Act[] = [{ kind: "undo" }, { kind: "redo" }, { kind: "start-over" }, { kind: "rewind", turn: 2 }];
    expect(steps.map((act) => said(act))).toEqual(["Undo", "Redo", "Start over", "Go back to before message 3"]);
  });
});
