import { describe, expect, it } from "vitest";
import { type Constraint, valuesOf } from "@/lib/constraints";
import { readAlone } from "./testing/read-alone";

const said = ({ slot, op, value }: Constraint) => `${slot} ${op} ${valuesOf(value).join("/")}`;
const read = (words: string) => readAlone([{ role: "user", content: words }]).constraints.map(said);

describe("the rules on everyday sentences", () => {
  it.each([
    ["an amount is no size", "A sedan around $30,000, could stretch a little.", ["style == Sedan", "msrp <= 30000"]],
    [
      "both ends of a range count hundreds",
      "between two and three hundred horsepower",
      ["horsepower >= 200", "horsepower <= 300"],
    ],
    ["two years are the years between them", "2012 or 2013 only", ["year >= 2012", "year <= 2013"]],
    ["a list is turned down whole", "any make except Ford, GMC and Honda. A pickup.", ["make not in Ford/GMC/Honda"]],
    ["what stands behind a value can turn it down", "Diesel is a no go.", ["fuelType != diesel"]],
    [
      "a denied bound behind than turns round",
      "I'd rather give up the AWD than go over 22,500 dollars",
      ["msrp <= 22500"],
    ],
    [
      "the price of fuel is no fuel",
      "At minimum 28 mpg city, that's non-negotiable since gas is so expensive here.",
      ["cityMpg >= 28"],
    ],
    ["a correction may come last", "I was thinking 40k but let's say 35k instead.", ["msrp <= 35000"]],
    [
      "what one could drive too is room",
      "I'd love a manual but honestly I could drive an automatic too.",
      ["transmission == MANUAL"],
    ],
    ["a condition turns nothing down", "A Wagon. If there's no wagon then the sedan will do.", ["style == Wagon"]],
    [
      "everything else is not the last thing said",
      "A Honda under 25k. All else is negotiable.",
      ["make == Honda", "msrp <= 25000"],
    ],
    ["really like is strong", "I'd really like 2016 or newer.", ["year >= 2016"]],
    ["the dash between two thoughts is no sign", "it's really about the price - 19k", ["msrp <= 19000"]],
    ["one year alone can be turned down", "A Golf, but not the 2015 one", ["year != 2015"]],
    ["the second best is room", "preferably a wagon, otherwise an SUV", ["style == Wagon"]],
    ["a bound can stand before cylinders", "at least a V6", ["cylinders >= 6"]],
    ["what one won't pay for is turned down", "Diesel I won't pay for.", ["fuelType != diesel"]],
    ["what may be left out is nice to have", "A Honda, AWD optional", ["drivenWheels == all wheel drive"]],
    [
      "not insisting is room",
      "I would prefer front wheel drive but won't insist.",
      ["drivenWheels == front wheel drive"],
    ],
    [
      "whether is no condition",
      "I'm not fussed whether it's a Ford or a Chevy but it has to be a sedan",
      ["style == Sedan"],
    ],
    [
      "otherwise opens a new wish",
      "Nothing over $15,500, I can't budge there. Otherwise 4 doors.",
      ["msrp <= 15500", "doors == 4"],
    ],
    [
      "less important than another is room",
      "the mileage isn't as important as the price. 22k, 30 mpg on the highway",
      ["msrp <= 22000", "highwayMpg >= 30"],
    ],
    ["strong feelings are strong", "Strong feelings about all-wheel drive!", ["drivenWheels == all wheel drive"]],
    [
      "a list in order outweighs downwards",
      "Ranked by importance: AWD, price under 30k, 2015 or newer",
      ["drivenWheels == all wheel drive", "msrp <= 30000", "year >= 2015"],
    ],
    ["what is king matters most", "Price is king. Max 17. Then mileage, 30 highway.", ["msrp <= 17000"]],
    ["or else makes a must", "Thirty-five mpg highway or I'm not buying.", ["highwayMpg >= 35"]],
    ["the last to give up is a must", "AWD is what I'd give up last. 27k", ["drivenWheels == all wheel drive"]],
    ["under a year, denied, keeps the year", "Don't show me anything under 2012", ["year >= 2012"]],
    ["a place behind a number makes it a mileage", "best price, 35 highway", ["highwayMpg >= 35"]],
    [
      "willing to move one number and not another",
      "2016+, 25k. Willing to go up on price. Not willing to go down on year.",
      ["year >= 2016", "msrp <= 25000"],
    ],
    [
      "a verb left alone turns what went before",
      "I drive mostly highway, so the city number isn't important but 36 hwy is.",
      ["highwayMpg >= 36"],
    ],
    [
      "things without a column stand in lists",
      "Can't stand CVTs or front wheel drive.",
      ["drivenWheels != front wheel drive"],
    ],
    ["parts of decades make a range", "my price range is mid 20s to low 30s", ["msrp >= 24000", "msrp <= 33000"]],
    ["how far one would go is the budget", "an Audi, I'd go up to 45k", ["msrp <= 45000"]],
  ])("%s", (_, words, expected) => {
    const found = read(words);
    for (const each of expected)
      expect(
        found.some((one) => one.startsWith(each)),
        `${each} in ${found.join("; ")}`,
      ).toBe(true);
  });
});
