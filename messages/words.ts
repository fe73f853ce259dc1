// Made from messages/en/words.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { en } from "@messageformat/runtime/lib/cardinals";
import { groupDigits } from "./group-digits";
import { plural, select } from "@messageformat/runtime";

export const words = {
  cars: (d: { count: number }) => "" + plural(d.count, 0, en, { "0": "no cars", one: groupDigits(d.count) + " car", other: groupDigits(d.count) + " cars" }),
  numbers: ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ordinals: ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"],
  allOf: (d: { wishes: number; number: string | number }) => "" + plural(d.wishes, 0, en, { "1": "that", "2": "both", other: "all " + d.number }),
  wishesMet: (d: { wishes: number; number: string | number }) => "" + plural(d.wishes, 0, en, { "1": "your wish met", "2": "both wishes met", other: "all " + d.number + " wishes met" }),
  instead: (d: { to: string | number; from: string | number }) => "" + d.to + " instead of " + d.from,
  besides: (d: { to: string | number; from: string | number }) => "" + d.to + " as well as " + d.from,
  otherwise: (d: { label: string | number; from: string | number }) => "" + d.label + " " + d.from,
  the: (d: { name: string | number }) => "the " + d.name,
  level: {
    must: "a must",
    strong: "important",
    prefer: "a preference",
    flexible: "flexible",
    nice: "nice to have",
  },
  mpg: (d: { electric: boolean }) => "" + select(String(d.electric), { true: "MPGe", other: "mpg" }),
  notListed: "not listed",
  any: (d: { name: string | number }) => "any " + d.name,
} as const;
