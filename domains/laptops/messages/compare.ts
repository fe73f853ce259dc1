// Made from messages/en/compare.yaml and domains/laptops/messages.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { en } from "@messageformat/runtime/lib/cardinals";
import { groupDigits } from "../../../messages/group-digits";
import { plural, select } from "@messageformat/runtime";

export const compare = {
  headline: {
    none: "I read no wish in that",
    locked: "No laptop has all of what is locked",
    satisfied: (d: { count: number }) => "" + plural(d.count, 0, en, { one: "One laptop has", other: groupDigits(d.count) + " laptops have" }) + " everything; nothing has to give",
    compared: (d: { methods: string | number; number: string | number; answers: number; stuck: number; without: string | number }) => "Same wishes, same laptops: " + d.methods + " methods, " + d.number + " " + plural(d.answers, 0, en, { one: "answer", other: "answers" }) + plural(d.stuck, 0, en, { "0": "", other: ", " + d.without + " without" }),
  },
  sentence: {
    satisfied: (d: { name: string | number }) => "" + d.name + " gives nothing up.",
    exhausted: (d: { name: string | number; tried: boolean; ways: string | number }) => "" + d.name + " " + select(String(d.tried), { true: "lets go of " + d.ways + ", still finds no laptop, and stops", other: "finds no way within its rounds" }) + ".",
    tried: (d: { ways: string | number }) => " tries " + d.ways + " first and finds no laptop, then",
    moved: (d: { label: string | number; from: string | number; now: string | number }) => "" + d.label + " (" + d.from + " to " + d.now + ")",
    met: (d: { label: string | number; any: string | number }) => "" + d.label + " (" + d.any + ")",
    weight: (d: { weight: string | number }) => ", weight " + d.weight,
    best: (d: { car: string | number; price: string | number }) => ", best " + d.car + " at " + d.price,
    gave: (d: { name: string | number; tried: string | number; given: string | number; weight: string | number; kept: string | number; of: string | number; cars: string | number; best: string | number; tie: string | number }) => "" + d.name + d.tried + " gives up " + d.given + d.weight + "; keeps " + d.kept + " of " + d.of + " wishes; " + d.cars + d.best + "." + d.tie,
    tie: (d: { ways: string | number }) => " That is a marked pick: " + d.ways + " weigh the same.",
    ways: (d: { count: string | number }) => "" + d.count + " other ways",
  },
  node: (d: { count: number; number: string | number; all: number; names: string | number }) => "" + plural(d.count, 0, en, { "0": "all " + d.number + " " + plural(d.all, 0, en, { one: "wish", other: "wishes" }), "1": "without " + d.names, other: d.names }),
  hidden: (d: { singles: number; single: string | number; both: boolean; pairs: number; pair: string | number }) => "Not drawn: " + plural(d.singles, 0, en, { "0": "", one: d.single + " more single wish", other: d.single + " more single wishes" }) + select(String(d.both), { true: " and ", other: "" }) + plural(d.pairs, 0, en, { "0": "", one: d.pair + " more pair with laptops", other: d.pair + " more pairs with laptops" }) + ".",
  stuck: (d: { tried: boolean; ways: string | number }) => "" + select(String(d.tried), { true: "without " + d.ways + " still no laptop, so it stops", other: "no way within its rounds" }),
} as const;
