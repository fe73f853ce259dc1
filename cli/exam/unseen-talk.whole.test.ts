import { describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { valuesOf } from "@/lib/constraints";
import { readTranscript } from "@/lib/reading/read-words";

const vocabulary = await defaultColumns().vocabulary();
const usedVocabulary = await defaultColumns("today").vocabulary();
const read = (talk: string, held = vocabulary) =>
  readTranscript(
    talk.split(" | ").map((content) => ({ role: "user" as const, content })),
    held,
    "local",
  ).constraints;
const said = (talk: string, held = vocabulary) =>
  read(talk, held).map(({ slot, op, value }) => `${slot} ${op} ${valuesOf(value).join("/")}`);

describe("a reason against a name", () => {
  it.each([
    ["pickup | leave the Tacoma off, it won't pull my trailer", "model != Tacoma"],
    ["coupe, v8 | nah mustang too heavy", "model != Mustang"],
    ["suv, 4x4 | the Jeep's out", "make != Jeep"],
    ["sedan | Nissan won't last, my mechanic says", "make != Nissan"],
    ["hatchback | Fiats fall apart on me", "make != FIAT"],
    ["sedan | kick the Altima off the list", "model != Altima"],
    ["suv awd | Scratch the Forester, my knees hate it", "model != Forester"],
    ["Toyota or Honda or Kia suv | the Kia's out", "make in Toyota/Honda"],
  ])("rules it out: %s", (talk, wish) => expect(said(talk)).toContain(wish));

  it("leaves a courtesy alone", () => {
    expect(said("mazda hatch with a stick. awd too ideally")).toContain("drivenWheels == all wheel drive");
  });
});

describe("one member of a list", () => {
  it.each([
    ["toyota or honda sedan | mazda instead of honda", "make in Toyota/Mazda"],
    ["Ford, Ram or Chevy pickup | swap the Ram for a Toyota", "make in Ford/Chevrolet/Toyota"],
    ["Ford or Ram pickup | put GMC in place of Ram", "make in Ford/GMC"],
    ["silverado 1500 or f-150 | a Tundra instead of the Silverado", "model in F-150/Tundra"],
    ["toyota or honda sedan | Mazda's back in", "make in Toyota/Honda/Mazda"],
    ["suv, nothing from Toyota | I meant nothing from Honda. Toyota is fine", "make != Honda"],
    ["sedan, no Nissan | sorry I meant no Kia, Nissan's ok", "make != Kia"],
    ["suv, FWD NOT awd", "drivenWheels == front wheel drive"],
  ])("is replaced alone: %s", (talk, wish) => expect(said(talk)).toContain(wish));
});

describe("new and used", () => {
  it("take each other's place", () => {
    expect(said("small wagon, new | used is fine too", usedVocabulary)).not.toContain("newOrUsed == new");
    expect(said("a van, it does not have to be new", usedVocabulary)).not.toContain("newOrUsed == new");
  });
});

describe("a name sent away", () => {
  it.each([
    ["electric suv, no tesla | skip the Kia, I had one", "make not in Tesla/Kia"],
    ["coupe | skip the Mustang", "model != Mustang"],
  ])("is ruled out: %s", (talk, wish) => expect(said(talk)).toContain(wish));
});

describe("an odometer", () => {
  it.each([
    ["used wagon, my money is 13000 | I would not take more than 85 thousand", "miles <= 85000"],
    ["used hatchback under 16 thousand | 95 thousand is the miles, the price stays", "miles <= 95000"],
    ["used hatchback under 16 thousand | 95 thousand miles, not dollars", "msrp <= 16000"],
    ["pickup under 40k, nothin with more than 70k on it", "miles <= 70000"],
    ["used hatchback, low miles like <60k", "miles <= 60000"],
  ])("is no budget: %s", (talk, wish) => expect(said(talk, usedVocabulary)).toContain(wish));
});

describe("a limit, a refusal and a code", () => {
  it.each([
    ["over 31,000 we won't pay. a coupe", "msrp <= 31000"],
    ["a coupe. more than 18k I do not have", "msrp <= 18000"],
    ["there's no outlet where I park, I can't charge it. a hatchback", "fuelType != electric"],
    ["I rent and have nowhere to plug in. small suv", "marketCategory != Plug-In Hybrid"],
    ["an F-250 with a long list of jobs", "model == F-250 Super Duty"],
    ["sedan or coupe | skip coupes", "style == Sedan"],
    ["tow 7,000, up to 40,000 for a crew cab", "msrp <= 40000"],
    ["crew cab up to 38000 tow 7000", "towing >= 7000"],
    [
      "suv with rear wheel or all wheel drive | rear wheel drive just won't work up here",
      "drivenWheels == all wheel drive",
    ],
    ["a minivan with 7 places", "seats >= 7"],
    ["we are 6 persons with my father and my 3 kids", "seats >= 6"],
    ["pickup with four full doors", "style == Crew Cab Pickup"],
    ["a van whose side doors slide, used", "style == Passenger Minivan"],
    ["a hot hatchback, 2019 or later", "style in 4dr Hatchback/2dr Hatchback"],
    ["suv with three lines of seats", "seats >= 6"],
    ["household of four plus a nanny, an suv", "seats >= 5"],
    ["family of five: me, my wife and three boys", "seats >= 5"],
    ["it has to fit two forward facing car seats", "seats >= 4"],
    ["25k-30k sedan", "msrp <= 30000"],
    ["suv tow 5,000 under 34,000 | the new trailer is 3,800. make it 3,800", "towing >= 3800"],
    ["truck, 24 mpg highway, under 42k | 21 or better will do", "highwayMpg >= 21"],
    ["wagon under 29k | nothing under 31 on the highway, I pay for the gas", "highwayMpg >= 31"],
    ["an ev that goes 260 miles under 45k", "msrp <= 45000"],
  ])("is heard: %s", (talk, wish) => expect(said(talk)).toContain(wish));

  it("is not made up", () => expect(said("good gas matters, a minivan").join()).not.toContain("fuelType"));
});

describe("a step", () => {
  it.each([
    ["electric suv under 30k | add 10k", "msrp <= 40000"],
    ["suv under 30k | take 4k off the budget", "msrp <= 26000"],
    ["sedan, 2022 or newer | take a couple years off", "year >= 2020"],
    ["sedan, 2021 or newer | two years older is fine", "year >= 2019"],
    ["a sedan, my dad said up to 20k", "msrp <= 20000"],
    ["my boss gives me 35 thousand for a truck", "msrp <= 35000"],
    ["an suv, my max is 30k", "msrp <= 30000"],
    ["our limit is forty-five thousand dollars for a van", "msrp <= 45000"],
    ["a van, 38 mil tops", "msrp <= 38000"],
    ["truck | a 2500 is too big and heavy", "size != Large"],
    ["suv | I don't want to be set on anything too big", "size != Large"],
  ])("counts from the current number, and a given limit holds: %s", (talk, wish) => expect(said(talk)).toContain(wish));
});

describe("a level said apart", () => {
  it.each([
    ["truck that tows 10,000 lb for under 27k, towing is a must", "towing", ["must"]],
    ["200 hp hatch with a manual, 2020 up. All important except the year.", "year", ["nice"]],
    ["minivan, hybrid, 33k, the hybrid part is a must, the money less so", "msrp", ["flexible", "nice"]],
    ["tow 9000 lbs and 30 mpg highway. the towing comes first, mpg is a fantasy", "highwayMpg", ["nice"]],
    ["Volvo, up to 24k. I need Volvo. Volvo is only preference.", "make", ["flexible", "nice"]],
    ["sedan, 25k. the budget is set in stone", "msrp", ["must"]],
  ])("weighs its wish: %s", (talk, slot, levels) =>
    expect(levels).toContain(read(talk).find((each) => each.slot === slot)?.level),
  );

  it("ranks across clauses", () => {
    const weightOf = (slot: string) =>
      read("32 mpg, 22k. Mileage first, money second").find((each) => each.slot === slot);
    expect(weightOf("highwayMpg")?.weight).toBeGreaterThan(weightOf("msrp")?.weight ?? 1);
  });
});
