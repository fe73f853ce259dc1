// Made from messages/en/staged.yaml and domains/laptops/messages.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { en } from "@messageformat/runtime/lib/cardinals";
import { groupDigits } from "../../../messages/group-digits";
import { plural, select } from "@messageformat/runtime";

export const staged = {
  label: "Demo",
  of: (d: { step: string | number; steps: string | number }) => "" + d.step + " of " + d.steps,
  product: (d: { product: string | number }) => "See the " + d.product,
  pause: (d: { playing: boolean }) => "" + select(String(d.playing), { true: "Pause", other: "Resume" }),
  next: "Next",
  over: "Take over",
  says: ["A touchscreen for sure, my kids use it. An ultraportable or a 2-in-1, under $1,200.", "A screen of 16 inches or more and at most 3 pounds would both be nice", "No, keep the weight"],
  failed: "This step got no answer. Try it again below, or take over.",
  end: "That took four sentences. See the laptop, or go on in your own words.",
  looking: "Looking through the laptops.",
  first: (d: { wishes: number; products: string | number }) => "One message, " + plural(d.wishes, 0, en, { one: "one wish", other: groupDigits(d.wishes) + " wishes" }) + ". Each chip shows a weight, read from your words. “For sure” counts more. " + d.products + " so far.",
  both: "Now no laptop has it all, and two wishes weigh the same. Both ways stand side by side, each with its laptops.",
  choose: "You decide. One tap keeps a side, and so do a few words. Undo takes anything back.",
  kept: (d: { name: string | number; moved: string | number }) => "The weight stays. " + d.name + " gives way in its place: " + d.moved + ".",
  none: "The last wish fits too. Nothing has to give.",
  gave: (d: { name: string | number; moved: string | number }) => "Now no laptop has it all. " + d.name + " matters least, so it gave way: " + d.moved + ". The card quotes the words behind that.",
  moved: (d: { from: string | number; to: string | number }) => "" + d.from + " to " + d.to,
  ways: (d: { count: number }) => "You decide. Take it, keep what gave way, or pick one of " + plural(d.count, 0, en, { one: groupDigits(d.count) + " other way", other: groupDigits(d.count) + " other ways" }) + ". Undo takes anything back.",
  title: "Watch a one-minute search. Take over any time.",
  intro: "The words are written for you. Every answer is worked out live, from the laptops you'd search.",
  play: "Play",
  noStart: "I couldn't start it. Try again in a moment.",
  pageTitle: "A one-minute search",
  description: "Watch a real search, step by step. See what is read from the words, and what gives way when no laptop has it all.",
} as const;
