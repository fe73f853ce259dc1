import { describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { valuesOf } from "@/lib/constraints";
import { readTranscript } from "@/lib/reading/read-words";

const vocabulary = await defaultColumns("today").vocabulary();
const wishes = (content: string) =>
  readTranscript([{ role: "user", content }], vocabulary, "global").constraints.map(
    ({ slot, op, value }) => `${slot} ${op} ${valuesOf(value).join("|")}`,
  );

describe("a party", () => {
  it.each([
    ["three kids and me", 4],
    ["six swimmers to practice, plus me", 7],
    ["my three, her two, and the pair of us", 7],
    ["five neighbor kids and me", 6],
    ["Grandma (84), us two and the four kids", 7],
    ["four kids plus my wife and me", 6],
    ["That makes five of us with our toddler", 5],
  ])("counts everyone once: %s", (words, count) => {
    expect(wishes(words)).toEqual([`seats >= ${count}`]);
  });
});

describe("a measure", () => {
  it.each([
    ["no longer than 175 in, automatic", "length <= 175"],
    ["16 cu. ft. in the trunk", "cargo >= 16"],
    ["My camper weighs 3,100 lb", "towing >= 3100"],
    ["The boat is 21 feet and 4,600 lb", "towing >= 4600"],
    ["used, with 15k to 40k miles on it", "miles >= 15000"],
    ["EVs with less range than 200 miles are no use, I need 240 at least", "range >= 240"],
    ["2,300 lb with a two horse trailer behind", "towing >= 2300"],
  ])("finds its slot: %s", (words, wish) => {
    expect(wishes(words)).toContain(wish);
  });

  it("leaves a commute alone", () => {
    expect(wishes("An EV. She does 30 miles a day.")).toEqual(["fuelType == electric"]);
  });
});

describe("equipment told by what it does", () => {
  it.each([
    ["it should beep when a car is beside me", ["Blind Spot Warning"]],
    ["cruise control that slows down in traffic", ["Adaptive Cruise"]],
    ["heated leather seats", ["Heated Seats", "Leather"]],
    ["a window in the roof", ["Sunroof"]],
  ])("is a wish: %s", (words, names) => {
    expect(wishes(words).sort()).toEqual(names.map((name) => `equipment == ${name}`));
  });
});
