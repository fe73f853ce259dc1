import { expect, it } from "vitest";
import { withJoinedInitials } from "./initials";
import { tokenize } from "./tokenize";

const known = new Set(["suv", "mpg", "ev", "rav4"]);
const read = (words: string) => withJoinedInitials(tokenize(words), (word) => known.has(word)).map(({ word }) => word);

it.each([
  ["an S U V please", "an suv please"],
  ["30 m.p.g. or so", "30 mpg or so"],
  ["an e.v under 40", "an ev under 40"],
  ["a r a v 4", "a rav 4"],
  ["r a v 4", "rav 4"],
  ["I want an S.U.V. Red", "i want an suv . red"],
  ["plan B. I am done", "plan b . i am done"],
  ["i m a nurse", "i m a nurse"],
  ["e v", "e v"],
])("joins letters spelled out to a known word: %s", (words, expected) => {
  expect(read(words).join(" ")).toBe(expected);
});

it("keeps the place of the whole word", () => {
  const [, joined] = withJoinedInitials(tokenize("an S. U. V. it is"), (word) => known.has(word));
  expect(joined).toMatchObject({ word: "suv", start: 3, end: 11 });
});
