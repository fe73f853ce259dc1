import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text";
import type { Told } from "./told";
import { isQuestionVouchedFor, isVouchedFor } from "./vouch";

const told: Told = {
  sentences: [
    "I cannot filter by “a free one”.",
    "Two wishes noted.",
    "No car has both.",
    "I let go of the highway mileage, 35 to 33 mpg.",
    "That gives 12 cars.",
  ],
  total: 12,
  products: [
    {
      make: "Honda",
      model: "Civic",
      trim: "LX",
      figures: { year: 2024, msrp: 24_250, highwayMpg: 33, cityMpg: 31 },
      values: ["Sedan"],
    },
    {
      make: "Mazda",
      model: "3",
      trim: "2.5 S",
      figures: { year: 2023, msrp: 23_100, highwayMpg: 35, cityMpg: 26 },
      values: ["Sedan"],
    },
  ],
  wishes: [
    { slot: "msrp", text: "up to $25,000", numbers: [25_000], locked: true, gaveWay: null, gain: 40 },
    {
      slot: "highwayMpg",
      text: "33 mpg or more",
      numbers: [33],
      locked: false,
      gaveWay: { text: "35 mpg or more", numbers: [35] },
      gain: null,
    },
  ],
  question: {
    slot: "style",
    text: "What kind of body do you picture, and would another do?",
    choices: [
      { label: "sedan", count: 9 },
      { label: "wagon", count: 3 },
    ],
  },
};
const holds = (text: string) => isVouchedFor(plainText(text), told);

describe("what code can vouch for", () => {
  it.each([
    "The Honda Civic costs $24,250.",
    "The 2024 Civic LX does 33 mpg on the highway and 31 in the city.",
    "Twelve cars are left.",
    "A dozen cars fit now.",
    "The Mazda 3 is cheaper than the Civic.",
    "9 of them are sedans.",
    "The budget is locked.",
    "The highway mileage gave way, from 35 to 33 mpg.",
    "Both cost under $25,000.",
  ])("is shown: %s", (text) => expect(holds(text)).toBe(true));

  it.each([
    ["a figure of another car", "The Honda Civic costs $23,100."],
    ["a figure of another kind", "The Civic costs $33 and does 24,250 mpg."],
    ["the year of another car", "The Civic is from 2023."],
    ["a figure of nobody", "It costs $24,250."],
    ["a count of something else", "9 of them are wagons."],
    ["a count with a bound of its own", "12 cars cost up to $24,250."],
    ["a comparison that is the other way round", "The Civic is cheaper than the Mazda 3."],
    ["what did not give way", "The budget gave way."],
    ["what did give way", "The highway mileage is kept."],
    ["a lock that is none", "The highway mileage is locked."],
    ["a denial of a fact", "The Civic does not cost $24,250."],
    ["wishes that are not all met", "All your wishes are met and nothing had to give way."],
    ["a thing nobody told", "The Civic has a lifetime warranty."],
    ["a promise", "The first service is on the house."],
    ["half of something", "Half of them are sedans."],
    ["a value that a car has not", "The Civic is a wagon."],
    ["a question about another slot", "How much would you like to spend?"],
    ["a difference", "The Civic costs $24,250 less."],
    ["a rate", "The Civic costs $24,250 a year."],
    ["a word of the shopper that code only quotes", "The Civic is free."],
    ["that there is nothing", "There are not any cars like that."],
    ["a percentage", "They are 20% off."],
    ["another script", "It costs 九千 dollars."],
    ["look-alike letters", "The Civiс is free."],
  ])("is not %s", (_, text) => expect(holds(text)).toBe(false));

  const compared: Told = {
    ...told,
    sentences: [
      "The cheapest in your search is the 2024 Honda Civic LX: $24,250.",
      "I can't tell which matters more to you: the budget or the highway mileage.",
      "The budget counts for more than the highway mileage.",
      "Most popular first.",
    ],
  };
  it.each([
    ["The Civic is the cheapest in your search.", true],
    ["I can't tell which matters more, the budget or the highway mileage.", true],
    ["The budget is more to you than the highway mileage.", true],
    ["The Civic is among the most popular.", true],
    ["The Mazda 3 is the most popular.", false],
    ["The cheapest: the Mazda 3.", false],
    ["The cheapest in your search is the Mazda 3.", false],
    ["The cheapest is $23,100.", false],
    ["The highway mileage is more to you than the budget.", false],
    ["You want the highway mileage more than the budget.", false],
  ])("code's own comparison goes for what code said it of: %s", (text, shown) => {
    expect(isVouchedFor(plainText(text), compared)).toBe(shown);
  });

  it("is a question about the open one's slot alone", () => {
    expect(isQuestionVouchedFor("Which body style would you like?", told)).toBe(true);
    for (const other of ["What is your budget?", "Which body would you like for $9?", "A body?", "Is the body free?"]) {
      expect(isQuestionVouchedFor(other, told)).toBe(false);
    }
  });
});

const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
function spelled(value: number): string {
  if (value < 20) return units[value] ?? "";
  if (value < 100) return `${tens[Math.floor(value / 10)]}${value % 10 ? `-${units[value % 10]}` : ""}`;
  const [size, word] = value < 1000 ? ([100, "hundred"] as const) : ([1000, "thousand"] as const);
  return `${spelled(Math.floor(value / size))} ${word}${value % size ? ` ${spelled(value % size)}` : ""}`;
}

function roman(value: number): string {
  const signs: [number, string][] = [
    [1000, "M"],
    [900, "CM"],
    [500, "D"],
    [400, "CD"],
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  return signs.reduce(
    ({ left, said }, [size, sign]) => ({ left: left % size, said: said + sign.repeat(Math.floor(left / size)) }),
    { left: value, said: "" },
  ).said;
}

const zeros: number[] = [];
for (let code = 0; code < 0x1fbff; code += 1) {
  if (/^\p{Nd}$/u.test(String.fromCodePoint(code)) && plainText(String.fromCodePoint(code)) === "0") zeros.push(code);
}
const inScript = (zero: number) => (value: number) =>
  [...String(value)].map((digit) => String.fromCodePoint(zero + Number(digit))).join("");
const oneByOne = (signs: string) => (value: number) =>
  [...String(value)].map((digit) => [...signs][Number(digit)]).join("");
const separated = (sign: string) => (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, sign);

const rendering = fc.oneof(
  fc.constantFrom(...zeros).map(inScript),
  fc.constantFrom("⁰¹²³⁴⁵⁶⁷⁸⁹", "₀₁₂₃₄₅₆₇₈₉", "⓪①②③④⑤⑥⑦⑧⑨", "⓿❶❷❸❹❺❻❼❽❾", "〇一二三四五六七八九").map(oneByOne),
  fc.constantFrom(",", ".", "'", " ", "_", "-", "\u200b", "\u00a0", "\u2009", "·", "٬", "/").map(separated),
  fc.constantFrom(
    spelled,
    (value: number) => spelled(value).toUpperCase(),
    (value: number) => roman(value % 4000 || 1),
  ),
);
const facts = new Set([12, 9, 3, 2, 40, 33, 35, 31, 26, 2024, 2023, 24_250, 23_100, 25_000]);
const frames = [
  (number: string) => `There are ${number} cars.`,
  (number: string) => `The Civic costs $${number}.`,
  (number: string) => `The Civic costs ${number} dollars.`,
  (number: string) => `The Civic does ${number} mpg on the highway.`,
  (number: string) => `The Civic is from ${number}.`,
  (number: string) => `${number} of them are sedans.`,
];

describe("a number that is no fact", () => {
  it("is refused in every script, in words, as a Roman numeral and with any separator", () => {
    expect(zeros.length).toBeGreaterThan(60);
    const value = fc
      .integer({ min: 4, max: 99_999 })
      .filter((each) => !facts.has(each) && !facts.has(each % 4000 || 1));
    fc.assert(
      fc.property(value, rendering, fc.constantFrom(...frames), (number, render, frame) => {
        expect(holds(frame(render(number)))).toBe(false);
      }),
      { seed: 5, numRuns: 3000 },
    );
  });

  it("is refused although it is a fact of another kind or another car", () => {
    const kinds = [
      { frame: (n: string) => `The Civic costs $${n}.`, own: 24_250 },
      { frame: (n: string) => `The Civic does ${n} mpg on the highway.`, own: 33 },
      { frame: (n: string) => `There are ${n} cars.`, own: 12 },
      { frame: (n: string) => `The Mazda 3 is from ${n}.`, own: 2023 },
    ];
    fc.assert(
      fc.property(fc.constantFrom(...facts), fc.constantFrom(...kinds), (value, { frame, own }) => {
        expect(holds(frame(String(value)))).toBe(value === own);
      }),
      { seed: 6, numRuns: 300 },
    );
  });

  it("is plain text when it is shown: one form, no hidden characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const plain = plainText(text);
        expect(plain).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b-\u200f\u061c\ufeff]|(?![0-9])\p{Nd}/u);
        expect(plainText(plain)).toBe(plain);
      }),
      { seed: 7, numRuns: 1000 },
    );
  });
});
