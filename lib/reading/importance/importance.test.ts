import { describe, expect, it } from "vitest";
import { levelOf } from "@/lib/constraints/weight";
import { tokenize } from "@/lib/reading/text/tokenize";
import { findCues } from "./cues";
import { importanceOf } from "./importance";

const weigh = (text: string, question = "") => {
  const tokens = tokenize(text);
  const owned = tokens.map(() => false);
  return importanceOf(findCues(tokens, owned, tokenize(question)));
};

describe("importanceOf", () => {
  it.each([
    ["that is non-negotiable", "must"],
    ["it really matters to me", "strong"],
    ["I strongly prefer it", "strong"],
    ["I want that", "prefer"],
    ["I could stretch a bit", "flexible"],
    ["ideally", "flexible"],
    ["I can live without it", "flexible"],
    ["it would be nice to have", "nice"],
    ["it's the first thing I'd drop", "nice"],
  ])("puts %j on its level", (text, level) => {
    expect(levelOf(weigh(text).weight)).toBe(level);
  });

  it("lets explicit room outweigh a label and leaves the rest uncertain", () => {
    const both = weigh("I'm flexible on it, though it's a must-have");
    expect(both.must).toBe(false);
    expect(both.weight).toBeLessThan(weigh("it's important").weight);
    expect(both.interval).toBeDefined();
  });

  it("counts a hedge only where nothing more is said", () => {
    expect(weigh("ideally, and that's a must").must).toBe(true);
  });

  it("takes a word that only repeats the question for no cue", () => {
    expect(weigh("it needs to run on diesel", "What fuel does it need?").cues).toEqual([]);
    expect(weigh("it needs to run on diesel", "What fuel?").must).toBe(true);
  });

  it("orders shades of one level", () => {
    expect(weigh("somewhat flexible").weight).toBeGreaterThan(weigh("pretty flexible").weight);
    expect(weigh("pretty flexible").weight).toBeGreaterThan(weigh("extremely flexible").weight);
  });
});
