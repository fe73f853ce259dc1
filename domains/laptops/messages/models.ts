// Made from messages/en/models.yaml and domains/laptops/messages.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { en } from "@messageformat/runtime/lib/cardinals";
import { groupDigits } from "../../../messages/group-digits";
import { plural, select } from "@messageformat/runtime";

export const models = {
  lead: (d: { version: string | number }) => "The " + d.version,
  band: {
    from: "Most sell in this range. Miles and wear move it.",
    new: (d: { price: string | number }) => "new " + d.price,
    yours: (d: { price: string | number }) => "your " + d.price,
  },
  budget: (d: { under: boolean; gap: string | number }) => "" + select(String(d.under), { true: d.gap + " under your budget", other: d.gap + " over your budget" }),
  wishes: "How it meets your wishes",
  cost: (d: { power: "electric" | "both" | "other"; fuel: "diesel" | "premium" | "other"; cost: string | number; miles: number; cents: string | number; gallon: string | number; dearer: boolean; regular: string | number }) => "" + select(String(d.power), { electric: "Electricity costs", both: "Gas and electricity cost", other: select(String(d.fuel), { diesel: "Diesel costs", premium: "Premium gas costs", other: "Gas costs" }) }) + " about " + d.cost + " a year for " + plural(d.miles, 0, en, { other: groupDigits(d.miles) + " miles" }) + ", " + select(String(d.power), { electric: "at " + d.cents + " cents a kWh", both: "half of them on electricity", other: "at $" + d.gallon + " a gallon" + select(String(d.dearer), { true: " where regular is $" + d.regular, other: "" }) }) + ".",
  running: "What it costs to run",
  rates: {
    milesAYear: (d: { value: string | number }) => "" + d.value + " miles a year",
    gallon: (d: { value: string | number }) => "regular at $" + d.value + " a gallon",
  },
  curve: {
    today: "today",
    years: (d: { years: number }) => "" + plural(d.years, 0, en, { other: groupDigits(d.years) + " years" }),
    even: (d: { years: number }) => "even after " + plural(d.years, 0, en, { other: groupDigits(d.years) + " years" }),
    then: (d: { years: number }) => ". They break even after " + plural(d.years, 0, en, { other: groupDigits(d.years) + " years" }),
    gap: (d: { name: string | number; buy: string | number; dearer: boolean; run: string | number; thirstier: boolean; even: string | number }) => "The " + d.name + " costs " + d.buy + " " + select(String(d.dearer), { true: "more", other: "less" }) + " to buy and " + d.run + " " + select(String(d.thirstier), { true: "more", other: "less" }) + " a year to run" + d.even + ".",
  },
  unknown: (d: { offered: boolean }) => "I don't know " + select(String(d.offered), { true: "how reliable it is or how its keyboard feels", other: "how reliable it is, how its keyboard feels or which stores have one" }) + ".",
  given: "yes",
  alike: "Laptops like this one",
  scale: "drawn at one scale",
  search: "Your search",
  all: (d: { count: number }) => "All " + plural(d.count, 0, en, { other: groupDigits(d.count) + " versions" }),
  new: "New search",
  about: "About the data",
  others: (d: { make: string | number }) => "Other models of " + d.make,
  othersTitle: (d: { make: string | number }) => "Other " + d.make + " models",
  years: (d: { years: string | number; count: number }) => "" + d.years + ", " + plural(d.count, 0, en, { one: "one version", other: groupDigits(d.count) + " versions" }),
  styles: "Kinds",
  fitting: (d: { count: number; total: string | number }) => "" + plural(d.count, 0, en, { "0": "No version", other: d.count + " of " + d.total + " versions" }),
  pass: (d: { count: number; wishes: string | number }) => " " + plural(d.count, 0, en, { "0": "passes", "1": "passes", other: "pass" }) + " every wish as it is now: " + d.wishes + ".",
  caption: (d: { make: string | number; model: string | number; order: string | number }) => "Versions of the " + d.make + " " + d.model + ", " + d.order,
  head: "Year and version",
  orders: {
    year: "newest first",
    price: "cheapest first",
    power: "most memory first",
    mileage: "longest battery life first",
  },
  order: (d: { order: string | number }) => "Order: " + d.order,
  title: (d: { make: string | number; model: string | number; years: string | number }) => "" + d.make + " " + d.model + ", " + d.years + ": all versions",
  description: (d: { count: number; make: string | number; model: string | number; years: string | number; price: string | number }) => "" + plural(d.count, 0, en, { one: "One version", other: groupDigits(d.count) + " versions" }) + " of the " + d.make + " " + d.model + ", " + d.years + d.price + ". Versions and years with price, memory and battery life.",
  price: (d: { today: boolean; price: string | number }) => ", " + select(String(d.today), { true: "about " + d.price + " today", other: "list price " + d.price }),
} as const;
