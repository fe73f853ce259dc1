import { expect, it } from "vitest";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { HeardThing } from "@/lib/reading/reading";
import { correctionsOf } from "./corrections";

const heard: HeardThing = {
  id: "level price:<=",
  kind: "level",
  turn: 0,
  text: "I'd like it",
  wish: "price:<=",
  others: [{ id: "must", label: "I need it", chance: 0.3, edits: [{ kind: "lock", id: "price:<=", locked: true }] }],
};
const reply = (heardNow: HeardThing[]): ReplyPart[] => [
  {
    type: "data-constraints",
    id: "wishes",
    data: { wishes: [], noPreference: [], canUndo: false, canRedo: false, heard: heardNow },
  },
];

it("labels a message with what the shopper meant, and carries nothing else", () => {
  const turns = [
    { number: 0, act: { kind: "words" as const, text: "A Honda under 30k" }, reply: reply([heard]) },
    { number: 1, act: { kind: "words" as const, text: "My name is Ann" }, reply: reply([]) },
    { number: 2, act: { kind: "correct" as const, heard: heard.id, reading: "must" }, reply: reply([]) },
  ];
  expect(correctionsOf(turns)).toEqual([
    {
      text: "A Honda under 30k",
      kind: "level",
      heard: "I'd like it",
      wish: "price:<=",
      meant: "I need it",
      edits: [{ kind: "lock", id: "price:<=", locked: true }],
    },
  ]);
});

it("leaves out a correction of something that was never offered", () => {
  const corrected = { kind: "correct" as const, heard: "level year:>=", reading: "must" };
  const said = { kind: "words" as const, text: "A Honda under 30k" };
  expect(
    correctionsOf([
      { number: 0, act: said, reply: reply([heard]) },
      { number: 1, act: corrected, reply: null },
    ]),
  ).toEqual([]);
});
