import { expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { readTranscript } from "@/lib/reading/read-transcript";

const read = (content: string) =>
  readTranscript([{ role: "user", content }], corpusVocabulary, "local").constraints.map(({ slot }) => slot);

it.each(["A Tacoma with three pedals, only that. 2018 or newer", "A Tacoma with a manual. I need both"])(
  "means what a thing has as the thing: %s",
  (words) => {
    expect(read(words)).toEqual(expect.arrayContaining(["model", "transmission"]));
  },
);

it("takes what an owned car has for no wish", () => {
  expect(read("My old Tacoma with a manual died. I need something from 2018 or newer")).toEqual(["year"]);
});
