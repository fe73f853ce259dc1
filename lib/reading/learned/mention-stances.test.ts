import { expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { readTranscript } from "@/lib/reading/read-words";

const read = (content: string) =>
  readTranscript([{ role: "user", content }], corpusVocabulary, "local").constraints.map(({ slot }) => slot);

it.each(["A Tacoma with three pedals. 2018 or newer", "A Tacoma with a manual. I need both"])(
  "means what a thing has as the thing: %s",
  (words) => {
    expect(read(words)).toEqual(expect.arrayContaining(["model", "transmission"]));
  },
);

it.each([
  ["an SUV. I had two Audis, 2011 and 2017.", ["style"]],
  ["an SUV under 36k, my Corolla got 38 mpg and I won't get that I know", ["style", "msrp"]],
  ["an SUV from 2020 on, and a speaker playing the same song since 2016", ["style", "year"]],
])("takes a number told of another thing for no wish: %s", (words, slots) => {
  expect(read(words).sort()).toEqual(slots.sort());
});

it("takes a condition the model is sure of for a wish", () => {
  expect(read("It would be nice, but only nice, if it managed 35 on the highway")).toEqual(["highwayMpg"]);
});

it("takes what an owned car has for no wish", () => {
  expect(read("My old Tacoma with a manual died. I need something from 2018 or newer")).toEqual(["year"]);
});
