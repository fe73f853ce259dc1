import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { readWords } from "@/lib/reading/read-words";
import { unreadWords } from "./unread-words";

function read(words: string) {
  const reading = readWords({ words, turn: 0, history: [], constraints: [], vocabulary: corpusVocabulary });
  return { reading, unread: unreadWords(words, 0, reading) };
}

describe("words beside a car that nothing was read from", () => {
  it.each([
    ["an amphibious SUV", "amphibious"],
    ["a snazzy convertible under 30k", "snazzy"],
    ["practical hatchback", "practical"],
    ["a vegan interior SUV", "vegan interior"],
    ["an SUV that sparks joy", "sparks joy"],
    ["a wagon near Boston", "Boston"],
    ["a sedan with purple stitching, under 30k", "purple stitching"],
  ])("are said: %s", (words, quote) => {
    const { unread } = read(words);
    const said = [...unread, ...read(words).reading.doubts].map((doubt) => doubt.quote);
    expect(said.some((each) => each.includes(quote) || quote.includes(each))).toBe(true);
  });

  it.each([
    "a small city car",
    "I drive a Honda sedan",
    "My husband drives trucks",
    "between 18 and 24k, hatchback",
    "a nice comfy sedan with good mileage",
    "a civic or a mazda 3, nothing over 24k",
    "buying for my mum, she won't drive anything other than an automatic",
    "a coupe, although I'd consider something else",
    "a car with my budget of 20k",
    "what do you have?",
  ])("are not found where there are none: %s", (words) => {
    expect(read(words).unread).toEqual([]);
  });
});

describe("words no column holds", () => {
  it.each(
    "fun|good for dogs|quiet|reliable|a cute car|safe|something cool|heated seats|sunroof|low insurance|easy to park|good resale value|comfortable|leather seats|apple carplay|backup camera|blind spot monitoring|good in snow|big trunk|room for skis|fits three car seats|a red car|low mileage|one owner|eco friendly|third row|self driving|tow hitch|fully loaded|looks mean|ground clearance|turbo|low maintenance|sound system|wheelchair accessible|fast charging|long range|clean title|first car for my daughter|easy to get into|towing a boat|seats seven|off-road|sit up high|near me|monthly payment|a family car|zippy|for camping".split(
      "|",
    ),
  )("are never passed over, and become no filter unasked: %s", (words) => {
    const { reading } = read(words);
    expect(reading.edits).toEqual([]);
    expect(reading.doubts.length).toBeGreaterThan(0);
    for (const { text } of reading.doubts) expect(text).toMatch(/^I (don't|can't|know)|\?$/);
  });
});
