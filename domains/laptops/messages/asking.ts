// Made from messages/en/asking.yaml and domains/laptops/messages.yaml by `npm run messages -- --write`. Edit that file, not this one.
import { en } from "@messageformat/runtime/lib/cardinals";
import { plural } from "@messageformat/runtime";

export const asking = {
  yes: "Yes",
  no: "No",
  doIt: "Do it?",
  yesDoIt: "Yes, do it",
  leaveIt: "No, leave it",
  sayDoIt: "Say “do it” and I'll change it.",
  whyOffer: "You asked what it would bring. Your search hasn't changed.",
  whySlot: (d: { products: string | number }) => "Of all I could ask, this narrows down " + d.products + " the most.",
  becauseItSays: (d: { quote: string | number }) => "I ask because it says: “" + d.quote + ".”",
  whyUse: (d: { who: string | number; name: string | number }) => "I ask because " + d.who + " usually care about this: " + d.name + ".",
  whyOften: (d: { name: string | number }) => "I ask because people often have something in mind here, and you haven't said: " + d.name + ".",
  general: {
    forWhom: "Who's it for, and what will you use it for?",
    must: "Anything it must have, or must not be?",
    else: "What else matters to you?",
    why: "One answer here may save you several questions.",
  },
  whyClarify: (d: { quote: string | number }) => "I couldn't tell what you mean by “" + d.quote + "”.",
  nearest: (d: { doubt: string | number }) => "" + d.doubt + " Would one of these help?",
  oneProduct: "OK, one particular laptop. Tell me what you know about it.",
  noMore: "I don't have more to ask. No answer would change your first laptops.",
  asItIs: "OK, your search stays as it is.",
  gaveUp: "I didn't get that, so I'll go on without it. You can tell me any time.",
  otherWords: (d: { name: string | number; example: string | number }) => "Sorry, I didn't get that. Can you say the " + d.name + " another way, like “" + d.example + "”?",
  keep: (d: { first: string | number; second: string | number }) => "Which should I keep: " + d.first + ", or " + d.second + "?",
  keepWith: (d: { ways: string | number }) => "with " + d.ways,
  whyKeep: "Your answer decides which laptops you see.",
  whyTied: (d: { ways: number; number: string | number }) => "I can't tell which of " + plural(d.ways, 0, en, { "2": "the two", other: "the " + d.number }) + " matters most to you. Your answer decides which laptops you see.",
  stretch: {
    ask: (d: { value: string | number }) => "That's a big step. Is " + d.value + " OK?",
    agree: (d: { value: string | number }) => "" + d.value + " is fine",
    keep: (d: { value: string | number }) => "Keep " + d.value,
    keepAll: "Keep them",
    then: (d: { change: string | number }) => "then " + d.change,
    why: "I don't go that far without asking.",
  },
} as const;
