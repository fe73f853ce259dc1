// Made from messages/en/staged.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { en } from "@messageformat/runtime/lib/cardinals";
import { groupDigits } from "./group-digits";
import { plural, select } from "@messageformat/runtime";

export const staged = {
  label: "Demo",
  of: (d: { step: string | number; steps: string | number }) => "" + d.step + " of " + d.steps,
  product: (d: { product: string | number }) => "See the " + d.product,
  pause: (d: { playing: boolean }) => "" + select(String(d.playing), { true: "Pause", other: "Resume" }),
  next: "Next",
  over: "Take over",
  says: ["All-wheel drive for sure, it snows a lot here. A wagon or an SUV, under $24k.", "2024 or newer and 40 mpg on the highway would both be nice", "No, keep the mileage"],
  failed: "This step got no answer. Try it again below, or take over.",
  end: "That took four sentences. See the car, or go on in your own words.",
  looking: "Looking through the cars.",
  first: (d: { wishes: number; products: string | number }) => "One message, " + plural(d.wishes, 0, en, { one: "one wish", other: groupDigits(d.wishes) + " wishes" }) + ". Each chip shows a weight, read from your words. “For sure” counts more. " + d.products + " so far.",
  both: "Now no car has it all, and two wishes weigh the same. Both ways stand side by side, each with its cars.",
  choose: "You decide. One tap keeps a side, and so do a few words. Undo takes anything back.",
  kept: (d: { name: string | number; moved: string | number }) => "The mileage stays. " + d.name + " gives way in its place: " + d.moved + ".",
  none: "The last wish fits too. Nothing has to give.",
  gave: (d: { name: string | number; moved: string | number }) => "Now no car has it all. " + d.name + " matters least, so it gave way: " + d.moved + ". The card quotes the words behind that.",
  moved: (d: { from: string | number; to: string | number }) => "" + d.from + " to " + d.to,
  ways: (d: { count: number }) => "You decide. Take it, keep what gave way, or pick one of " + plural(d.count, 0, en, { one: groupDigits(d.count) + " other way", other: groupDigits(d.count) + " other ways" }) + ". Undo takes anything back.",
  title: "Watch a one-minute search. Take over any time.",
  intro: "The words are written for you. Every answer is worked out live, from the cars you'd search.",
  play: "Play",
  noStart: "I couldn't start it. Try again in a moment.",
  pageTitle: "A one-minute search",
  description: "Watch a real search, step by step. See what is read from the words, and what gives way when no car has it all.",
} as const;
