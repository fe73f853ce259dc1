import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { readTranscript } from "@/lib/reading/read-words";

const levelsOf = (content: string) =>
  Object.fromEntries(
    readTranscript([{ role: "user", content }], corpusVocabulary, "local").constraints.map(({ slot, level }) => [
      slot,
      level,
    ]),
  );

describe("words that speak of several wishes", () => {
  it.each([
    [
      "both, of the two before and no later one",
      "a wagon with AWD, both musts. 30 mpg highway would be nice",
      { style: "must", drivenWheels: "must", highwayMpg: "nice" },
    ],
    [
      "those two, and everything else",
      "A diesel with 200 hp. Those two are musts, everything else can flex. Under 40k",
      { fuelType: "must", horsepower: "must", msrp: "flexible" },
    ],
    [
      "the rest, named behind it",
      "The sedan is a must. Everything else is flexible, 35 mpg highway and under 22k",
      { style: "must", highwayMpg: "flexible", msrp: "flexible" },
    ],
    [
      "none of it, denied",
      "All wheel drive, a sedan, 2020 or newer. None of it is negotiable",
      { drivenWheels: "must", style: "must", year: "must" },
    ],
    [
      "neither",
      "A coupe with a manual. Neither is a must. 25k is the limit",
      { style: "flexible", transmission: "flexible" },
    ],
    [
      "either of those",
      "4wd and 300 hp. I'm not giving up either of those",
      { drivenWheels: "must", horsepower: "must" },
    ],
  ])("%s", (_, words, levels) => {
    expect(levelsOf(words)).toMatchObject(levels);
  });

  it("singles out one of them: the others keep their levels", () => {
    const words = "a Honda sedan under 20k. If one of those has to give it's the sedan";
    expect(levelsOf(words)).toMatchObject({ make: "prefer", msrp: "prefer" });
  });

  it("hears the same in isn't and in is not", () => {
    for (const verb of ["isn't", "is not"])
      expect(levelsOf(`AWD sedan under 30k. The AWD ${verb} up for discussion`).drivenWheels).toBe("must");
  });
});

describe("limits put as absolute", () => {
  it.each([
    ["a coupe, I can't spend above 31 thousand", { msrp: "must", style: "prefer" }],
    ["a coupe with AWD, not one dime over 31k", { msrp: "must", drivenWheels: "prefer" }],
    ["AWD, absolute top price is 31k, a coupe", { msrp: "must", drivenWheels: "prefer" }],
    ["a coupe, it can't be older than 2019", { year: "must", style: "prefer" }],
    ["a coupe, we shall not go over $31,000", { msrp: "must", style: "prefer" }],
    ["a coupe for $31,000, not one dime more", { msrp: "must", style: "prefer" }],
    ["a coupe, at most 31k", { msrp: "prefer", style: "prefer" }],
  ])("%s", (words, levels) => {
    expect(levelsOf(words)).toMatchObject(levels);
  });
});

it("lets what is said to matter less give way before plain wishes", () => {
  const { constraints } = readTranscript(
    [{ role: "user", content: "a diesel sedan under 35k, 2020 or newer. The age matters least to me" }],
    corpusVocabulary,
    "local",
  );
  const most = Math.min(...constraints.flatMap(({ slot, weight }) => (slot === "year" ? [] : weight)));
  expect(constraints.find(({ slot }) => slot === "year")?.interval?.[1]).toBeLessThan(most);
});
