import { expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { readTranscript } from "@/lib/reading/read-words";

const read = (...messages: string[]) =>
  readTranscript(
    messages.map((content) => ({ role: "user", content })),
    corpusVocabulary,
    "local",
  ).constraints.map(({ slot, op, value }) => `${slot} ${op} ${value}`);

it.each([
  ["a coupe with 2 doors", "4 doors, not 2", "doors == 4"],
  ["a coupe with 2 doors", "four doors instead of two", "doors == 4"],
  ["a coupe under 40k with 30 mpg highway", "no, 36, not 30", "highwayMpg >= 36"],
  ["a coupe under 40k from 2018", "not 2018 but 2016", "year >= 2016"],
  ["a coupe under 40k", "I typed 40 but it should be 30", "msrp <= 30000"],
  ["a coupe with 250 hp", "it isn't 250, it's 300", "horsepower >= 300"],
  ["a coupe under 24k with 38 mpg highway", "push the 24 up to 25.5", "msrp <= 25500"],
  ["a coupe under 24k with 38 mpg highway", "nudge 38 down to 35", "highwayMpg >= 35"],
  ["a coupe under 24k from 2021", "move that 2021 back to 2019", "year >= 2019"],
  ["a coupe with 300 hp", "the power can drop to 250", "horsepower >= 250"],
])("%s: %s", (before, words, now) => {
  const wishes = read(before, words);
  expect(wishes).toContain(now);
  expect(wishes).toHaveLength(read(before).length);
});

it("reads a number beside one that is not meant", () => {
  expect(read("a sedan with four doors, not two")).toEqual(expect.arrayContaining(["doors == 4"]));
  expect(read("a sedan under 30k and not under 20k")).toEqual(
    expect.arrayContaining(["msrp <= 30000", "msrp >= 20000"]),
  );
});

it("takes a contrasted body style for no wish and no correction", () => {
  expect(read("a coupe instead of my sedan this time")).toEqual(["style == Coupe"]);
});
