import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { describeConstraint } from "@/lib/constraints";
import { readTranscript } from "./read-words";

const vocabulary = {
  ...corpusVocabulary,
  marketCategory: [...corpusVocabulary.marketCategory, { value: "Plug-In Hybrid", count: 300 }],
};

const read = (...messages: string[]) => {
  const turns = messages.map((content) => ({ role: "user" as const, content }));
  const { constraints, doubts } = readTranscript(turns, vocabulary, "local");
  return [...constraints.map(describeConstraint).sort(), ...doubts.map(({ text }) => `? ${text}`)];
};

const koreanOrSwedish = "Genesis, Hyundai, Polestar, Saab or Volvo";

describe("alternatives over slots", () => {
  it.each([
    ["Electric or a plug-in hybrid.", ["electric or plug-in hybrid"]],
    ["hybrid or electric", ["hybrid or electric"]],
    ["Either electric or a plug-in hybrid, under 45k", ["electric or plug-in hybrid", "up to $45,000"]],
    ["A hybrid or anything over 40 mpg", ["hybrid, or 40 mpg or more"]],
    ["diesel or a hybrid is fine", ["diesel or hybrid"]],
    ["An SUV, electric or hybrid", ["SUV", "electric or hybrid"]],
    ["Electric, hybrid or diesel", ["electric or diesel, or hybrid"]],
    ["Something with AWD, or at least 300 horsepower", ["all-wheel drive, or 300 hp or more"]],
    ["A wagon or anything with AWD", ["wagon or all-wheel drive"]],
    ["SUV or wagon", ["SUV or wagon"]],
    ["No diesel or hybrid", ["not diesel", "not hybrid"]],
    ["A minivan or a big SUV", ["SUV or minivan", "large"]],
    ["a sedan under 30k or a wagon", ["sedan or wagon", "up to $30,000"]],
  ])("hears %j", (words, wishes) => {
    expect(read(words)).toEqual(wishes);
  });

  it.each([
    ["a value that is fine too widens", ["An electric SUV", "a hybrid is fine too"], ["SUV", "electric or hybrid"]],
    ["a fuel that would also work widens", ["a hybrid sedan", "diesel would work too"], ["hybrid or diesel", "sedan"]],
    [
      "one of another fuel would do too",
      ["electric or a plug-in hybrid", "a diesel one would be fine too"],
      ["electric or diesel, or plug-in hybrid"],
    ],
    ["an alternative that is dropped leaves the other", ["electric or a hybrid", "drop the electric"], ["hybrid"]],
    ["an alternative that is ruled out leaves the other", ["diesel or a hybrid", "no diesel"], ["hybrid"]],
    ["an afterthought with or widens", ["I want an electric car", "or a hybrid"], ["electric or hybrid"]],
    ["an afterthought with or excludes too", ["not a Nissan", "or a Mitsubishi"], ["not Nissan or Mitsubishi"]],
    ["an exclusion goes on in the next sentence", ["no Nissan! Or a Mitsubishi."], ["not Nissan or Mitsubishi"]],
    ["what is added widens", ["a Lexus or an Acura", "add Infiniti"], ["Lexus, Acura or Infiniti"]],
    ["a refused make leaves its group", ["a Korean or Swedish car but no Kia"], [koreanOrSwedish, "not Kia"]],
  ])("%s", (_, messages, wishes) => {
    expect(read(...messages)).toEqual(wishes);
  });
});
