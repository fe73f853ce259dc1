import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { readWords } from "@/lib/reading/read-words";
import { withoutSpeakers } from "@/lib/reading/text/speakers";

const read = (words: string) =>
  readWords({ words, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary });
const slots = (words: string) =>
  read(words).edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint.slot] : []));

describe("a car of somebody's life", () => {
  it.each([
    "a RAV4 is what we had before the second kid",
    "Ed's F-150 nearly killed me climbing up",
    "I have been driving since 1964",
  ])("is no wish in “%s”", (words) => expect(slots(words)).toEqual([]));

  it.each([
    ["let's see a Civic", "model"],
    ["anything since 2015", "year"],
    ["I've got about 30k", "msrp"],
  ])("is a wish in “%s”", (words, slot) => expect(slots(words)).toContain(slot));
});

describe("two speakers", () => {
  const spoken = (words: string) => withoutSpeakers({ words, vocabulary: corpusVocabulary });

  it("start sentences of their own, at the same offsets", () => {
    expect(spoken("mia: a wagon jonas: x")).toBe("     a wagon jonas: x");
    expect(spoken("a wagon. jonas: AWD")).toBe("a wagon. .      AWD");
  });

  it.each(["budget: 30k", "Honda: Civic"])("aren't heard in “%s”", (words) => expect(spoken(words)).toBe(words));
});
