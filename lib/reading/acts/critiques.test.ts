import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { partMessage } from "./part-message";

const shown = [{ make: "Toyota", models: ["RAV4"], year: 2025 }];

const critiques = (words: string, listed = shown) =>
  partMessage({
    ...{ words, turn: 1, constraints: [], vocabulary: corpusVocabulary },
    screen: { gaveWay: [], proposes: false, oneProduct: false, shown: listed },
  }).critiques.map(({ slot, end }) => `${end} ${slot}`);

describe("a critique of what is on the screen", () => {
  it.each([
    ["something cheaper", ["least msrp"]],
    ["ok, a bit less expensive than that one please", ["least msrp"]],
    ["could you show me bigger ones", ["most size"]],
    ["I'd like one that's faster", ["most horsepower"]],
    ["more economical and newer", ["most highwayMpg", "most year"]],
    ["way smaller", ["least size"]],
    ["better mileage", ["most highwayMpg"]],
    ["got anything cheaper?", ["least msrp"]],
    ["do you have any newer ones?", ["most year"]],
  ])("is heard in “%s”", (words, heard) => expect(critiques(words)).toEqual(heard));

  it.each([
    "something cheaper than 20k",
    "is it cheaper?",
    "which is the cheapest",
    "a cheaper SUV from Kia",
    "my old one was bigger",
    "the bigger the better, I have three dogs",
  ])("is none in “%s”", (words) => expect(critiques(words)).toEqual([]));

  it("needs something to be better than", () => expect(critiques("something cheaper", [])).toEqual([]));
});
