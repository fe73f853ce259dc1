// Made from messages/en/proof.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { en } from "@messageformat/runtime/lib/cardinals";
import { groupDigits } from "./group-digits";
import { plural, select } from "@messageformat/runtime";

export const proof = {
  lead: (d: { cars: string | number; count: number }) => "" + d.cars + " " + plural(d.count, 0, en, { one: "is", other: "are" }) + " in this search. I counted them by the wishes they meet.",
  given: (d: { wishes: string | number; cars: string | number; count: number }) => "Without " + d.wishes + ", " + d.cars + " " + plural(d.count, 0, en, { one: "is", other: "are" }) + " left.",
  now: (d: { cars: string | number; count: number }) => "With the changes on the card, " + d.cars + " " + plural(d.count, 0, en, { one: "is", other: "are" }) + " left.",
  claim: {
    met: "Nothing has to give way.",
    none: "Nothing gave way yet. That's up to you.",
    least: "Every other way to get cars weighs as much or more.",
    "as-weighed": "At these weights, every other way to get cars weighs as much or more. Your words leave room for other weights.",
    beaten: (d: { chosen: boolean }) => "A lighter way to get cars exists. " + select(String(d.chosen), { true: "You chose this one.", other: "It stretches too far, or this search picks by another rule." }),
  },
  sets: "Ways to get cars",
  could: "Give up",
  weight: "Weight",
  left: "Cars left",
  took: "gave way",
  more: (d: { count: number }) => "" + plural(d.count, 0, en, { one: "One more way is", other: groupDigits(d.count) + " more ways are" }) + " in the file.",
  file: "The file has every count and weight behind this reply, so you can check it without me.",
  download: "Download the proof",
  failed: "I couldn't load the proof. Try again in a moment.",
} as const;
