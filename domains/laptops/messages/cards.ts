// Made from messages/en/cards.yaml and domains/laptops/messages.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { en } from "@messageformat/runtime/lib/cardinals";
import { groupDigits } from "../../../messages/group-digits";
import { plural } from "@messageformat/runtime";

export const cards = {
  bent: (d: { value: string | number }) => "" + d.value + " is fine",
  fine: "That's fine",
  keep: (d: { value: string | number }) => "Keep " + d.value,
  keepThem: "Keep them",
  elseThen: "Something else",
  too: (d: { values: string | number }) => "" + d.values + " too",
  reading: {
    read: (d: { message: string | number; level: string | number }) => "You, " + d.message + " message. I read that as " + d.level + ".",
    counts: (d: { level: string | number }) => "It counts as " + d.level + " now. You can change that.",
    silent: "You didn't say how important this is.",
    heard: (d: { message: string | number }) => "You, " + d.message + " message.",
    picked: "You picked it.",
    ordinal: (d: { turn: string | number }) => "" + d.turn + "th",
  },
  noPrice: "no price listed",
  none: "none",
  atLeast: "at least",
  atMost: "at most",
  of: (d: { value: string | number }) => "of " + d.value,
  group: {
    versions: (d: { count: number }) => "" + plural(d.count, 0, en, { one: groupDigits(d.count) + " other version", other: groupDigits(d.count) + " other versions" }),
    also: (d: { years: string | number }) => "also " + d.years,
    span: (d: { first: string | number; last: string | number }) => "" + d.first + " to " + d.last,
    gaps: (d: { first: string | number; last: string | number }) => "" + d.first + " to " + d.last + ", not every year",
  },
  summary: {
    sortedFor: (d: { words: string | number }) => "sorted for " + d.words,
    all: "all laptops",
    popular: "most popular first",
    none: "none has it all",
    near: "closest to what you want",
    keptBut: (d: { kept: number; number: string | number; bent: string | number }) => "" + plural(d.kept, 0, en, { "1": "one wish", other: d.number + " wishes" }) + " kept, " + d.bent,
    any: (d: { name: string | number }) => "any " + d.name,
    at: (d: { name: string | number; value: string | number }) => "" + d.name + " at " + d.value,
    changed: (d: { name: string | number }) => "" + d.name + " changed",
  },
  critique: {
    cheaper: "Cheaper",
    newer: "Newer",
    mileage: "Longer battery life",
    power: "More memory",
  },
  band: {
    more: (d: { value: string | number }) => "" + d.value + " or more",
    under: (d: { value: string | number }) => "under " + d.value,
    span: (d: { from: string | number; to: string | number }) => "" + d.from + " to " + d.to,
  },
  quoted: (d: { quote: string | number }) => "“" + d.quote + "”",
} as const;
