import { expect, it } from "vitest";
import { tokenize } from "@/lib/reading/text/tokenize";
import { maskWords } from "./masked-text";
import { isYardstick } from "./yardsticks";

const holds = (words: string, name: string) => {
  const tokens = tokenize(words);
  const spans = tokens.flatMap(({ word }, start) => (word === name ? [{ key: name, start, end: start + 1 }] : []));
  return isYardstick({ words: maskWords(tokens, spans), question: [], key: name });
};

it.each([
  ["I can bend on the trim compared to the fuel and the mileage.", "mileage", true],
  ["I can bend on the trim compared to the fuel and the mileage.", "trim", false],
  ["flexible on the model if the year fits", "year", true],
  ["if I had to pick, the year is a must", "year", false],
  ["no less than mileage", "mileage", false],
  ["I care more about the price than the color. The color can go.", "color", false],
])("%s: is %s only a yardstick? %s", (words, name, is) => {
  expect(holds(words, name)).toBe(is);
});
