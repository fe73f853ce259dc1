import { describe, expect, it } from "vitest";
import { type Constraint, valuesOf } from "@/lib/constraints";
import { readAlone } from "./testing/read-alone";

const said = ({ slot, op, value }: Constraint) => `${slot} ${op} ${valuesOf(value).join("/")}`;
const read = (words: string) => readAlone([{ role: "user", content: words }]);

const petrols = "premium unleaded (required)/premium unleaded (recommended)";

describe("the rules on everyday sentences, read whole", () => {
  it.each([
    ["a size and all above it", "nothing smaller than midsize", ["size in Midsize/Large"]],
    [
      "a wish beside a story is one",
      "my old one died and I can't call in, need something that will get me there and has all wheel drive",
      ["drivenWheels == all wheel drive"],
    ],
    ["a refusal with its story is one", "gas is killing me, no kia my last one blew the engine", ["make != Kia"]],
    ["what eats little gas burns any fuel", "a sedan, gas must be small", ["style == Sedan"]],
    ["anything beside a body leaves it open", "small suv maybe? or a car idc", ["size == Compact"]],
    ["a plug missing at work refuses nothing", "going electric but I cannot charge at work", ["fuelType == electric"]],
    ["a doubt wishes for nothing", "a sedan. I thought the hybrid only came in white", ["style == Sedan"]],
    [
      "a maker of several makes has a name",
      "nothing from gm, a sedan",
      ["make not in Buick/Cadillac/Chevrolet/GMC", "style == Sedan"],
    ],
    ["a size and all below it", "no bigger than a compact", ["size == Compact"]],
    [
      "a list behind a colon is turned down whole",
      "don't want: V8, anything before 2013",
      ["cylinders != 8", "year >= 2013"],
    ],
    ["what should not be shown is turned down", "Don't suggest any Kia or Hyundai", ["make not in Kia/Hyundai"]],
    ["not necessarily turns nothing down", "Not necessarily a BMW", []],
    ["a make is turned down by name or sign", "We don't care for anything called Jeep", ["make != Jeep"]],
    ["given up on is turned down", "I gave up on the Pilot", ["model != Pilot"]],
    ["talk about a kind wishes for none", "a sedan, and spare us the hybrid lecture", ["style == Sedan"]],
    ["why one is there asks", "I wonder why you listed a Toyota Camry on top", []],
    [
      "a car that stays for winter is kept",
      "our Audi stays for the winter, so a convertible",
      ["style == Convertible"],
    ],
    ["no more than a sum is had", "I have 4k and grandma matches it, so 8k", ["msrp <= 8000"]],
    ["a loan's years are no age", "a sedan, paid off over 6 years", ["style == Sedan"]],
    [
      "a refusal in a long message is one",
      "Hi there, my first car ever! Mom has a list tho: no convertible, nothing over 180 hp, and newer than 2014",
      ["style != Convertible", "horsepower <= 180", "year >= 2015"],
    ],
    [
      "what costs too much is turned down",
      "It has to take regular gas - premium costs too much",
      ["fuelType == regular unleaded"],
    ],
    [
      "what is paid for unwillingly is turned down",
      "I don't want to be paying for premium gas",
      [`fuelType not in ${petrols}`],
    ],
    ["a price turned down is still the most", "30k is too much", ["msrp <= 30000"]],
    ["a monthly payment is no model", "my budget is 300 a month", []],
    ["a percentage is no budget", "my budget is 30% of my savings, ie 54,000", ["msrp <= 54000"]],
    [
      "the year of another's car is no bound",
      "a Subaru, my mother's 1987 wagon was one",
      ["make == Subaru", "style == Wagon"],
    ],
    ["two ordinary words joined are names", "charger or challenger", ["model in Charger/Challenger"]],
    ["an ordinary word with no other is a name", "not ranger", ["model != Ranger"]],
    ["a number behind its make is a model", "a Fiat 124", ["make == FIAT", "model == 124 Spider"]],
    ["an extra is no budget", "I'd pay 5k more for AWD", ["drivenWheels == all wheel drive"]],
    [
      "savings are no budget",
      "I'd rather have an automatic than save a couple thousand. 22k budget.",
      ["transmission == AUTOMATIC", "msrp <= 22000"],
    ],
    [
      "a leaning inside a range is no bound",
      "$18,000-$22,000 - closer to 18 is better",
      ["msrp >= 18000", "msrp <= 22000"],
    ],
    ["room above a number is room", "I could stretch slightly above $22,490 for the right fit", ["msrp <= 22490"]],
    [
      "a line's number turned down is that line",
      "a Ram 1500, no 3500s",
      ["make == Ram", "model == 1500", "model != 3500"],
    ],
    ["a number turned down with no line is money", "I can spend 30000, not 25000", ["msrp <= 30000"]],
    [
      "a trim beside another of its model is the model",
      "a BMW 330i, not the 340i",
      ["make == BMW", "model == 3 Series"],
    ],
    ["a value or not is no wish", "a wagon, AWD or not, I don't mind", ["style == Wagon"]],
    ["either of a pair is no wish", "manual or automatic, either is fine, a coupe", ["style == Coupe"]],
    ["a value with and without is no wish", "a wagon, leather or cloth, either's ok", ["style == Wagon"]],
    ["either of two bodies is a wish", "a wagon or coupe, either is fine", ["style in Wagon/Coupe"]],
    ["what isn't big is not large", "a sedan that isn't massive, not a tank", ["style == Sedan", "size != Large"]],
    ["used but recent is no wish for used", "new or lightly used, a wagon", ["style == Wagon"]],
    ["used beside new leaves both", "preferably new but used is fine, a wagon", ["style == Wagon"]],
    ["a class of pickup is its lines", "a one-ton, diesel", ["model == 3500", "fuelType == diesel"]],
    [
      "a class behind its make is that make's",
      "a Chevy half ton",
      ["make == Chevrolet", "model in Silverado 1500/Silverado EV"],
    ],
    ["decades end where the next begins", "nothing from before the 2010s", ["year >= 2010"]],
    ["prices spoken out", "twenty-one nine ninety-five is my ceiling", ["msrp <= 21995"]],
    ["octane is fuel", "must run on 87", ["fuelType == regular unleaded"]],
    ["a wish behind nice if is a wish", "would be nice if it did 30 in the city", ["cityMpg >= 30"]],
    [
      "room for a quality leaves the wish alone",
      "I want a luxury car, doesn't have to be new",
      ["marketCategory == Luxury"],
    ],
    [
      "a quality of something else is no price",
      "A sedan. Insurance must be cheap. Under 25k would be nice",
      ["style == Sedan", "msrp <= 25000"],
    ],
    ["what can go goes first", "Four doors and a V6. The V6 can go.", ["doors == 4", "cylinders == 6"]],
    [
      "living without, however it is put",
      "I'd like AWD but I could see myself living without it",
      ["drivenWheels == all wheel drive"],
    ],
    ["mainly raises", "Mostly I want AWD; the rest is gravy", ["drivenWheels == all wheel drive"]],
    [
      "a wish for all turns the others down",
      "front wheel drive, or all-wheel, but never rear",
      ["drivenWheels in front wheel drive/all wheel drive"],
    ],
    [
      "what would be welcome is a wish",
      "a pickup, and if it gets 24 on the highway that's gravy",
      ["style in Crew Cab Pickup/Extended Cab Pickup/Regular Cab Pickup", "highwayMpg >= 24"],
    ],
    ["what is banned is turned down", "the city is banning diesels, a sedan", ["fuelType != diesel", "style == Sedan"]],
    ["what isn't allowed is turned down", "diesels aren't allowed in town anymore", ["fuelType != diesel"]],
    ["what happened in years is no age", "a coupe, I got two tickets in the last 3 years", ["style == Coupe"]],
    ["what older ones lack is no refusal", "a Civic, the older ones have no CarPlay", ["model == Civic"]],
    ["without is fine too", "a coupe, no AWD is fine", ["style == Coupe"]],
    ["nothing from a year is newer", "I'm not driving anything from 2015", ["year >= 2016"]],
    ["English stays English", "a coupe for my salon", ["style == Coupe"]],
    ["what was never said opens nothing", "a coupe, I never said the make doesn't matter", ["style == Coupe"]],
    ["not needed is no wish", "It doesn't need AWD", []],
    [
      "what a car gets is mileage",
      "I want something under 30 that gets over 30",
      ["msrp <= 30000", "highwayMpg >= 30"],
    ],
    ["how is of no matter", "As long as it does 40 mpg I don't care how.", ["highwayMpg >= 40"]],
    [
      "what must not die is no room for the price",
      "something I can afford, say 18k, that won't die in a snowstorm",
      ["msrp <= 18000"],
    ],
    ["what is got to be is a must", "it's got to be an automatic", ["transmission == AUTOMATIC"]],
    ["bad luck turns down", "I've had bad luck with Volkswagens", ["make != Volkswagen"]],
    [
      "what is out is turned down",
      "any fuel but diesel, manual is out",
      ["fuelType != diesel", "transmission != MANUAL"],
    ],
    [
      "what opens to all leaves the condition alone",
      "I'm open to anything as long as it's under 20k and has four doors",
      ["msrp <= 20000", "doors == 4"],
    ],
    ["everything but one holds the one", "everything's negotiable except the price: 19,500", ["msrp <= 19500"]],
    ["hard nos are turned down", "my hard no's: diesel, anything over 35k", ["fuelType != diesel", "msrp <= 35000"]],
    ["having to is no must behind if", "30k if I have to, 27k if I can", ["msrp <= 30000"]],
    ["a season only says when", "4wd would be handy in winter", ["drivenWheels == four wheel drive"]],
    [
      "indifference to looks leaves the wish alone",
      "Cheapest thing with AWD, don't care if it's ugly",
      ["drivenWheels == all wheel drive"],
    ],
    [
      "a dash heads a list",
      "Musts - automatic, under 18k. Wants - Honda.",
      ["transmission == AUTOMATIC", "msrp <= 18000", "make == Honda"],
    ],
    ["greater than a year is the next year", "price < 20000, year > 2014", ["msrp <= 20000", "year >= 2015"]],
    ["a place between two cars is no wish for them", "something between a Civic and an Accord in size", []],
    [
      "what the price rises for does not give way",
      "max $18k but would go a bit higher for low miles",
      ["msrp <= 18000"],
    ],
    [
      "a list goes on behind a semicolon",
      "My must haves: under $28,000; at least 30 mpg highway.",
      ["msrp <= 28000", "highwayMpg >= 30"],
    ],
    [
      "what would be traded gives way",
      "I'd trade the AWD for a better price. Wagon, AWD, 26k",
      ["drivenWheels == all wheel drive", "style == Wagon", "msrp <= 26000"],
    ],
    ["the range of a battery is no wish for it", "electric. range doesn't matter much", ["fuelType == electric"]],
    [
      "no appetite for one refuses it",
      "zero appetite for a hybrid. a sedan",
      ["marketCategory != Hybrid", "style == Sedan"],
    ],
    ["set aside means refused", "wagon please, put diesels aside", ["style == Wagon", "fuelType != diesel"]],
    ["no before an article denies something else", "no no no a coupe", ["style == Coupe"]],
    ["a size goes through an adjective", "a small reliable wagon", ["size == Compact", "style == Wagon"]],
    ["a few dollars are no price", "a tank costs me about 60 dollars. a coupe", ["style == Coupe"]],
    ["whichever has it wants it", "a coupe, whichever has AWD", ["style == Coupe", "drivenWheels == all wheel drive"]],
  ])("%s", (_, words, expected) => {
    expect(read(words).constraints.map(said)).toEqual(expected);
  });

  it.each(["electric if under 35k, otherwise hybrid"])("asks which case counts: %s", (words) => {
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
