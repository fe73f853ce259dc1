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
  wish: {
    atLeast: (d: { value: string | number }) => "" + d.value + " or more",
    atMost: (d: { value: string | number }) => "at most " + d.value,
    not: (d: { value: string | number }) => "not " + d.value,
    or: " or ",
    orElse: ", or ",
    tooMany: (d: { most: string | number }) => "I can hold " + d.most + " wishes at a time",
    leftOut: (d: { tooMany: string | number; wishes: string | number }) => "" + d.tooMany + ", so I left out " + d.wishes + ". Drop one and say it again.",
    andMore: (d: { wishes: string | number; count: string | number }) => "" + d.wishes + " and " + d.count + " more",
    more: (d: { count: string | number }) => "" + d.count + " more",
  },
} as const;
