import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { readTranscript, type TranscriptTurn } from "./read-words";
import type { Weighting } from "./weighting/weigh-pairwise";

const talk = (...lines: string[]): TranscriptTurn[] =>
  lines.map((content, index) => ({ role: index % 2 === 0 ? "user" : "assistant", content }));
const read = (turns: TranscriptTurn[], weighting: Weighting) => readTranscript(turns, corpusVocabulary, weighting);
const weightOf = (turns: TranscriptTurn[], weighting: Weighting, slot: string) =>
  read(turns, weighting).constraints.find((each) => each.slot === slot)?.weight ?? Number.NaN;

const conversation = talk(
  "A Honda under 25k",
  "Which year, under 30k or over?",
  "2015 or newer",
  "Anything else?",
  "The year is the first thing I'd drop, and the price is a must.",
);

describe("readTranscript", () => {
  it("reads answers in the slot of the question and never the question's own words", () => {
    const { constraints } = read(conversation, "local");
    expect(constraints.map(({ slot, op, value }) => [slot, op, value])).toEqual([
      ["make", "==", "Honda"],
      ["msrp", "<=", 25_000],
      ["year", ">=", 2015],
    ]);
  });

  it("leaves later remarks out of local weights", () => {
    const before = conversation.slice(0, -1);
    for (const slot of ["make", "msrp", "year"])
      expect(weightOf(conversation, "local", slot), slot).toBe(weightOf(before, "local", slot));
  });

  it("puts later remarks into global weights, which sum to 1", () => {
    const weights = read(conversation, "global").constraints.map((each) => each.weight);
    expect(weights.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    expect(weightOf(conversation, "global", "year")).toBe(Math.min(...weights));
    expect(weightOf(conversation, "global", "msrp")).toBe(Math.max(...weights));
  });

  it("counts wins in pairs, half a point for wishes the words leave alike", () => {
    const pair = talk("It must be a Honda, I'd like a sedan, and 2015 or newer would be nice");
    expect(weightOf(pair, "pairwise", "make")).toBeCloseTo(2 / 3, 5);
    expect(weightOf(pair, "pairwise", "style")).toBeCloseTo(1 / 3, 5);
    expect(weightOf(pair, "pairwise", "year")).toBeLessThan(1e-5);
    const alike = talk("a Honda sedan");
    expect(weightOf(alike, "pairwise", "make")).toBe(weightOf(alike, "pairwise", "style"));
  });

  it("uses a remark made before its wish", () => {
    const early = talk("Price matters most to me. I'd like a Honda.", "How much?", "25k");
    expect(weightOf(early, "global", "msrp")).toBeGreaterThan(weightOf(early, "global", "make"));
    expect(weightOf(early, "local", "msrp")).toBeCloseTo(0.55, 2);
  });

  it("takes an answer that only names a wish as what the question asked of it", () => {
    const asked = talk(
      "A convertible under 40k",
      "What would you give up first?",
      "the price",
      "Which matters most?",
      "style",
    );
    const [style, price] = ["style", "msrp"].map((slot) => weightOf(asked, "global", slot));
    expect(price).toBeLessThan(0.1);
    expect(style).toBeGreaterThan(0.9);
    const keep = talk(
      "A 2015 or newer wagon, at most 28k",
      "Would you rather keep the year or the price?",
      "the price",
    );
    expect(weightOf(keep, "global", "year")).toBeLessThan(weightOf(keep, "global", "msrp"));
  });

  it("takes a question about importance that names nothing as one about the last wish", () => {
    const asked = talk("a wagon", "What is your budget?", "30k", "How important is that?", "pretty important");
    expect(weightOf(asked, "global", "msrp")).toBeGreaterThan(weightOf(asked, "global", "style"));
  });

  it("reads a mileage where the question looks for it", () => {
    const { constraints } = read(talk("a sedan", "How about mileage in the city?", "26 or better"), "local");
    expect(constraints.map((each) => each.slot)).toEqual(["style", "cityMpg"]);
  });

  it("forgets a doubt once its slot is answered", () => {
    const asked = talk("a cheap sedan", "What would you pay at most?", "12k");
    expect(read(asked.slice(0, 1), "local").doubts).toHaveLength(1);
    expect(read(asked, "local").doubts).toEqual([]);
  });

  it("takes years older for room, not for a year", () => {
    const { constraints } = read(talk("2014 or newer, though I could go a year or two older"), "local");
    expect(constraints.map(({ value, level }) => [value, level])).toEqual([[2014, "flexible"]]);
  });

  it("keeps what does not matter apart from what was never asked", () => {
    const state = read(talk("a sedan", "Which fuel?", "no preference"), "global");
    expect(state.noPreference).toEqual(["fuelType"]);
    expect(state.constraints.map((each) => each.slot)).toEqual(["style"]);
  });

  it("gives an empty state for a conversation without words of the shopper", () => {
    expect(read([], "pairwise")).toEqual({ constraints: [], doubts: [], noPreference: [] });
  });
});
