import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { fillSentence } from "./fill-sentence";
import { scoreVoices } from "./score-voices";

function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const random = () => numbersFrom(7);

describe("a corpus sentence with real wishes in it", () => {
  it("gives every letter a wish of another slot, the same in question and answer", () => {
    const filled = fillSentence(
      { q: "How important is [A]?", text: "[A] is key, [B] and [C:price] less so", levels: { A: "strong" } },
      random(),
    );
    const wishes = [...(filled?.wishes.values() ?? [])];
    expect(new Set(wishes.map(({ wish }) => wish.slot)).size).toBe(3);
    expect(filled?.question).toBe(`How important is ${filled?.wishes.get("A")?.text}?`);
    expect(filled?.text).toContain(`${filled?.wishes.get("A")?.text} is key`);
    expect(filled?.wishes.get("C")?.wish.slot).toBe("msrp");
  });

  it("is left out where the catalog has no slot of its type", () => {
    expect(fillSentence({ text: "[A:seats] please", levels: { A: "prefer" } }, random())).toBeNull();
  });

  it("is scored by what is read of it", () => {
    const voice = {
      name: "a",
      sentences: [{ text: "must have [A:drive], [B:price] would be nice", levels: { A: "must", B: "nice" } as const }],
      dialogues: [],
      messages: [],
    };
    const score = scoreVoices([{ ...voice, sentences: [...voice.sentences] }], corpusVocabulary, random);
    expect(score.found).toEqual({ right: 2, of: 2 });
    expect(score.cued.of).toBe(2);
  });
});
