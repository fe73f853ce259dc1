import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import type { Constraint } from "@/lib/constraints/constraint";
import { valuesOf } from "@/lib/constraints/values-of";
import { readTranscript } from "./read-transcript";

const said = ({ slot, op, value, level }: Constraint) => `${slot} ${op} ${valuesOf(value).join("/")}, ${level}`;
const read = (words: string) =>
  readTranscript([{ role: "user", content: words }], corpusVocabulary, "local", { importance: "rules" });

const petrols = "premium unleaded (required)/premium unleaded (recommended)";

describe("the rules on everyday sentences, read whole", () => {
  it.each([
    ["a size and all above it", "nothing smaller than midsize", ["size in Midsize/Large, prefer"]],
    ["a size and all below it", "no bigger than a compact", ["size == Compact, prefer"]],
    [
      "a list behind a colon is turned down whole",
      "don't want: V8, anything before 2013",
      ["cylinders != 8, prefer", "year >= 2013, prefer"],
    ],
    [
      "what should not be shown is turned down",
      "Don't suggest any Kia or Hyundai",
      ["make not in Kia/Hyundai, prefer"],
    ],
    ["not necessarily turns nothing down", "Not necessarily a BMW", []],
    [
      "what costs too much is turned down",
      "It has to take regular gas - premium costs too much",
      ["fuelType == regular unleaded, must"],
    ],
    ["what is no problem is no wish", "premium gas isn't a problem", []],
    [
      "what is paid for unwillingly is turned down",
      "I don't want to be paying for premium gas",
      [`fuelType not in ${petrols}, prefer`],
    ],
    ["a price turned down is still the most", "30k is too much", ["msrp <= 30000, prefer"]],
    ["a monthly payment is no model", "my budget is 300 a month", []],
    ["an extra is no budget", "I'd pay 5k more for AWD", ["drivenWheels == all wheel drive, prefer"]],
    [
      "savings are no budget",
      "I'd rather have an automatic than save a couple thousand. 22k budget.",
      ["transmission == AUTOMATIC, prefer", "msrp <= 22000, prefer"],
    ],
    [
      "a pair of mileages is city and highway",
      "gets at least 27/35 mpg",
      ["cityMpg >= 27, prefer", "highwayMpg >= 35, prefer"],
    ],
    [
      "a leaning inside a range is no bound",
      "$18,000-$22,000 - closer to 18 is better",
      ["msrp >= 18000, prefer", "msrp <= 22000, prefer"],
    ],
    [
      "room above a number is room",
      "I could stretch slightly above $22,490 for the right fit",
      ["msrp <= 22490, flexible"],
    ],
    ["decades end where the next begins", "nothing from before the 2010s", ["year >= 2010, prefer"]],
    ["prices spoken out", "twenty-one nine ninety-five is my ceiling", ["msrp <= 21995, prefer"]],
    ["octane is fuel", "must run on 87", ["fuelType == regular unleaded, must"]],
    ["a wish behind nice if is a wish", "would be nice if it did 30 in the city", ["cityMpg >= 30, nice"]],
    [
      "room for a quality leaves the wish alone",
      "I want a luxury car, doesn't have to be new",
      ["marketCategory == Luxury, prefer"],
    ],
    [
      "a quality of something else is no price",
      "A sedan. Insurance must be cheap. Under 25k would be nice",
      ["style == Sedan, prefer", "msrp <= 25000, nice"],
    ],
    ["what can go goes first", "Four doors and a V6. The V6 can go.", ["doors == 4, prefer", "cylinders == 6, nice"]],
    [
      "living without, however it is put",
      "I'd like AWD but I could see myself living without it",
      ["drivenWheels == all wheel drive, flexible"],
    ],
    ["mainly raises", "Mostly I want AWD; the rest is gravy", ["drivenWheels == all wheel drive, strong"]],
    [
      "a wish for all turns the others down",
      "front wheel drive, or all-wheel, but never rear",
      ["drivenWheels in front wheel drive/all wheel drive, prefer"],
    ],
    [
      "what one has is wanted again",
      "love my old Accord, want another one, 2020 or up",
      ["model == Accord, prefer", "year >= 2020, prefer"],
    ],
    ["not needed is no wish", "It doesn't need AWD", []],
    [
      "what a car gets is mileage",
      "I want something under 30 that gets over 30",
      ["msrp <= 30000, prefer", "highwayMpg >= 30, prefer"],
    ],
    ["how is of no matter", "As long as it does 40 mpg I don't care how.", ["highwayMpg >= 40, prefer"]],
    [
      "what must not die is no room for the price",
      "something I can afford, say 18k, that won't die in a snowstorm",
      ["msrp <= 18000, prefer"],
    ],
    ["what is got to be is a must", "it's got to be an automatic", ["transmission == AUTOMATIC, must"]],
    [
      "an idea that was dropped is no wish",
      "I was thinking a Mustang but my insurance guy talked me out of it. So a Camry I guess.",
      ["model == Camry, prefer"],
    ],
    ["bad luck turns down", "I've had bad luck with Volkswagens", ["make != Volkswagen, prefer"]],
    [
      "what is out is turned down",
      "any fuel but diesel, manual is out",
      ["fuelType != diesel, prefer", "transmission != MANUAL, prefer"],
    ],
    [
      "what opens to all leaves the condition alone",
      "I'm open to anything as long as it's under 20k and has four doors",
      ["msrp <= 20000, prefer", "doors == 4, prefer"],
    ],
    ["everything but one holds the one", "everything's negotiable except the price: 19,500", ["msrp <= 19500, must"]],
    [
      "hard nos are turned down",
      "my hard no's: diesel, anything over 35k",
      ["fuelType != diesel, prefer", "msrp <= 35000, prefer"],
    ],
    ["having to is no must behind if", "30k if I have to, 27k if I can", ["msrp <= 30000, prefer"]],
    ["a season only says when", "4wd would be handy in winter", ["drivenWheels == four wheel drive, nice"]],
    [
      "indifference to looks leaves the wish alone",
      "Cheapest thing with AWD, don't care if it's ugly",
      ["drivenWheels == all wheel drive, prefer"],
    ],
    [
      "a dash heads a list",
      "Musts - automatic, under 18k. Wants - Honda.",
      ["transmission == AUTOMATIC, must", "msrp <= 18000, must", "make == Honda, prefer"],
    ],
    [
      "greater than a year is the next year",
      "price < 20000, year > 2014",
      ["msrp <= 20000, prefer", "year >= 2015, prefer"],
    ],
    ["a place between two cars is no wish for them", "something between a Civic and an Accord in size", []],
    [
      "what the price rises for does not give way",
      "max $18k but would go a bit higher for low miles",
      ["msrp <= 18000, flexible"],
    ],
    [
      "a list goes on behind a semicolon",
      "My must haves: under $28,000; at least 30 mpg highway.",
      ["msrp <= 28000, must", "highwayMpg >= 30, must"],
    ],
    [
      "what would be traded gives way",
      "I'd trade the AWD for a better price. Wagon, AWD, 26k",
      ["drivenWheels == all wheel drive, flexible", "style == Wagon, prefer", "msrp <= 26000, prefer"],
    ],
    [
      "the range of a battery is no wish for it",
      "electric. range doesn't matter much",
      ["fuelType == electric, prefer"],
    ],
  ])("%s", (_, words, expected) => {
    expect(read(words).constraints.map(said)).toEqual(expected);
  });

  it.each([
    "up to 30k for a hybrid but 25k otherwise",
    "I'd pay 30k for a hybrid but only 25k for a regular car",
    "25k, but for an SUV I'd pay 30k",
    "electric if under 35k, otherwise hybrid",
    "either under 20k with a manual or under 22k with an automatic",
  ])("asks which case counts: %s", (words) => {
    const { constraints, doubts } = read(words);
    expect(constraints).toEqual([]);
    expect(doubts.map((each) => [each.kind, each.options.length])).toEqual([["conditional", 2]]);
  });

  it("asks about a number that is called important and left open", () => {
    expect(read("fuel economy is everything").doubts.map((each) => each.slot)).toEqual(["highwayMpg"]);
    expect(read("price is key").doubts.map((each) => each.slot)).toEqual(["msrp"]);
  });

  it("keeps no make that another model of the list shuts out", () => {
    expect(read("a Civic, Corolla or Mazda3").constraints.map((each) => each.slot)).toEqual(["model"]);
  });
});
