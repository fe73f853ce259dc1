import { describe, expect, it } from "vitest";
import { type Constraint, describeConstraint, valuesOf } from "@/lib/constraints";
import { readAlone } from "./testing/read-alone";

const said = ({ slot, op, value }: Constraint) => `${slot} ${op} ${valuesOf(value).join("/")}`;
const read = (...messages: string[]) => readAlone(messages.map((content) => ({ role: "user" as const, content })));

describe("the rules: a change of mind", () => {
  it.each([
    ["AWD and a hatch. Forget the AWD.", ["style in 4dr Hatchback/2dr Hatchback"]],
    ["a hatch and AWD, actually never mind the AWD", ["style in 4dr Hatchback/2dr Hatchback"]],
    ["I'd like diesel, no, forget that", []],
    ["electric would be nice but never mind that", []],
    ["diesel, on second thought no", []],
    ["under 20k, diesel. Drop that last one", ["msrp <= 20000"]],
    ["a V6, scratch that, a V8", ["cylinders == 8"]],
    ["under 20k or forget it", ["msrp <= 20000"]],
    ["AWD, I could skip that", ["drivenWheels == all wheel drive"]],
    ["a V6 and four doors. The V6 can go.", ["cylinders == 6", "doors == 4"]],
  ])("in one message is what counts: %s", (words, expected) => {
    expect(read(words).constraints.map(said).sort()).toEqual(expected);
  });

  it.each([
    ["sedan under 20k", "swap the sedan for a wagon", ["msrp <= 20000", "style == Wagon"]],
    ["diesel sedan", "actually switch from diesel to electric", ["fuelType == electric", "style == Sedan"]],
    ["a Honda", "go from Honda to Toyota", ["make == Toyota"]],
    ["a truck", "need the crew cab for the grandkids", ["style == Crew Cab Pickup"]],
    [
      "a crew cab truck",
      "I dont need a crew cab, two guys",
      ["style in Crew Cab Pickup/Extended Cab Pickup/Regular Cab Pickup"],
    ],
    ["a small hybrid sedan", "Doesnt have to be hybrid or that small", ["style == Sedan"]],
  ])("puts the new value in the place of the old: %s, %s", (first, then, expected) => {
    expect(read(first, then).constraints.map(said).sort()).toEqual(expected);
  });

  it.each([
    ["a Mustang", "put the Camaro in there as well", ["model in Mustang/Camaro"]],
    ["Subarus", "throw in the Mazdas", ["make in Subaru/Mazda"]],
    ["Honda CR-V", "also show me the RAV4", ["make in Honda/Toyota", "model in CR-V/RAV4"]],
    ["a Tacoma", "include Nissans too", ["model any Tacoma or Nissan"]],
    ["Hondas", "add the Camry", ["make any Honda or Camry"]],
  ])("puts an added name beside the old: %s, %s", (first, then, expected) => {
    const wishes = read(first, then).constraints;
    expect(
      wishes.map((each) => (each.op === "any" ? `${each.slot} any ${describeConstraint(each)}` : said(each))),
    ).toEqual(expected);
  });

  it.each([
    ["at least 30 mpg highway", "lower it to 25", "highwayMpg >= 25"],
    ["at least 300 hp", "bring the horsepower down to 250", "horsepower >= 250"],
    ["at most 200 hp", "raise it to 250", "horsepower <= 250"],
    ["2018 or newer", "go back to 2015", "year >= 2015"],
    ["under 20k", "I could go up to 24", "msrp <= 24000"],
    ["under 25k", "change the budget from 25 to 30", "msrp <= 30000"],
  ])("moves a number and leaves its bound: %s, %s", (first, then, expected) => {
    expect(read(first, then).constraints.map(said)).toEqual([expected]);
  });

  it("leaves a range that is no change, and a limit that is no move, as they are", () => {
    expect(read("anything from 20 to 25k").constraints.map(said)).toEqual(["msrp >= 20000", "msrp <= 25000"]);
    expect(read("up to 250 horsepower").constraints.map(said)).toEqual(["horsepower <= 250"]);
  });
});

describe("the rules: what is told in passing", () => {
  it.each([
    ["I've got a Civic with 120k on it, want something newer", []],
    ["My lease on the RAV4 ends in March, a truck please", ["style"]],
    ["30 city and less than 24k", ["cityMpg >= 30", "msrp <= 24000"]],
    ["a convertible, I don't care what it costs to run", ["style == Convertible"]],
    ["Nobody in this house will ride in a coupe, so a sedan", ["style == Sedan", "style != Coupe"]],
    ["Your employer put up free chargers and we sell candy: a wagon", ["style == Wagon"]],
    ["Let me explore, I need energy, a wagon", ["style == Wagon"]],
    ["something cheep with automatics, a Toyta", ["transmission == AUTOMATIC", "make == Toyota"]],
    ["city 30 highway 38", ["cityMpg >= 30", "highwayMpg >= 38"]],
  ])("is no wish: %s", (words, expected) => {
    const { constraints, noPreference } = read(words);
    expect(constraints.map((each) => (expected.includes(each.slot) ? each.slot : said(each)))).toEqual(expected);
    expect(noPreference).toEqual([]);
  });
});

describe("the rules: what may go and what must stay", () => {
  const told = (...turns: string[]) => read(...turns).constraints.map(said);

  it("hears the refusal of a make, and of what a wish is not", () => {
    expect(told("AWD wagon under 35k", "anything but a Subaru")).toContain("make != Subaru");
    expect(told("AWD wagon under 35k", "not a wagon")).toContain("style != Wagon");
  });

  it.each([
    ["Which could go first?", "mileage, then body style", "nice", "nice", "prefer"],
    ["What matters most?", "the price, then the body style", "prefer", "strong", "strong"],
  ])("weighs what an answer names: %s %s", (question, answer, mileage, body, price) => {
    const { constraints } = readAlone([
      { role: "user", content: "a sedan under 20k, 30 mpg highway" },
      { role: "assistant", content: question },
      { role: "user", content: answer },
    ]);
    const levels = Object.fromEntries(constraints.map(({ slot, level }) => [slot, level]));
    expect(levels).toEqual({ highwayMpg: mileage, style: body, msrp: price });
  });

  it.each([
    ["sedan with 250 hp under 30k", "take the horses down to 210", "horsepower >= 210"],
    ["sedan with 250 hp under 30k", "I can go to 34", "msrp <= 34000"],
    ["sedan with 250 hp under 30k", "add 10 percent to the budget", "msrp <= 33000"],
  ])("moves the wish that a bare number is about: %s, %s", (first, second, wish) => {
    expect(told(first, second)).toContain(wish);
  });

  it("knows a name it has, though the name is a word, and swaps it for another", () => {
    expect(told("a Tacoma, a Ranger or a Frontier", "trade the ranger for a colorado")).toContain(
      "model in Tacoma/Frontier/Colorado",
    );
  });

  it("takes a number that is offered for the one that stands", () => {
    expect(told("sedan under 20k", "make that an SUV, and I can do 25")).toContain("msrp <= 25000");
  });
});
