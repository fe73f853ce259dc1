import { describe, expect, it } from "vitest";
import { type Constraint, valuesOf } from "@/lib/constraints";
import { readAlone } from "./testing/read-alone";

const said = ({ slot, op, value }: Constraint) => `${slot} ${op} ${valuesOf(value).join("/")}`;
const weighed = (each: Constraint) => `${said(each)}, ${each.level}`;
const read = (...turns: string[]) =>
  readAlone(
    turns.map((content, index) => ({ role: index % 2 === 0 ? ("user" as const) : ("assistant" as const), content })),
  );

describe("the rules on everyday answers", () => {
  it.each([
    ["Is AWD a must?", "yes", "drivenWheels == all wheel drive, must"],
    ["Is AWD a must?", "pretty much", "drivenWheels == all wheel drive, strong"],
    ["Is AWD a must?", "no", "drivenWheels == all wheel drive, flexible"],
    ["Are you flexible on the wagon?", "not at all", "style == Wagon, must"],
    ["Is the budget a hard limit?", "yes it is", "msrp <= 30000, must"],
    ["Is 30k firm?", "no", "msrp <= 30000, flexible"],
    ["How much does the wagon matter?", "meh", "style == Wagon, flexible"],
    ["Which matters least?", "the wagon part", "style == Wagon, nice"],
  ])("weighs by what was asked: %s %s", (question, answer, expected) => {
    expect(read("AWD wagon under 30k", question, answer).constraints.map(weighed)).toContain(expected);
  });

  it.each([
    ["a pickup", "Crew, extended or regular cab?", "crew's a must, we have kids", "style == Crew Cab Pickup"],
    ["SUV", "Anything you want to avoid?", "Hondas and Fords", "make not in Honda/Ford"],
    ["a truck under 40k", "Which towing capacity?", "8,000 or so at least", "towing >= 8000"],
    ["a truck under 40k", "Which towing capacity?", "I can spend 45k", "msrp <= 45000"],
    ["coupe", "power?", "at least 250 but 300 would be sweet", "horsepower >= 250"],
  ])("%s. %s %s", (opening, question, answer, expected) => {
    expect(read(opening, question, answer).constraints.map(said)).toContain(expected);
  });

  it("takes room for no new budget", () => {
    expect(read("20k", "How soft is that?", "couple grand").constraints.map(said)).toEqual(["msrp <= 20000"]);
  });

  it.each([
    ["What's your budget?", "the price does not matter", "msrp"],
    ["Which make?", "no particular make", "make"],
    ["Which make?", "any make really", "make"],
    ["Does the size of the car matter to you?", "not one bit. 30 mpg in town tho", "size"],
  ])("hears no preference: %s %s", (question, answer, slot) => {
    expect(read("a sedan", question, answer).noPreference).toEqual([slot]);
  });

  it.each([
    ["sedan for 24k. hm no. you know what, wagon", "style == Wagon"],
    ["I'm after a 4 door", "doors == 4"],
    ["I have saved $17,250", "msrp <= 17250"],
  ])("reads %s", (opening, expected, ...rest) => {
    expect(read(opening, ...rest).constraints.map(said)).toContain(expected);
  });

  it("takes indifference between all for no preference", () => {
    expect(read("Honda", "Which drive?", "all the same to me").noPreference).toEqual(["drivenWheels"]);
  });
});
