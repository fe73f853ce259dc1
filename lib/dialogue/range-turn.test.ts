import { expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { partOf, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";

const products = [2014, 2015, 2017, 2019, 2020].map((year, position) =>
  makeProduct({ position, make: "Alpha", model: `Model ${position}`, year, msrp: 10_000 + position * 1000 }),
);
const from = wish({ slot: "year", op: ">=", value: 2015, level: "prefer" });
const to = wish({ slot: "year", op: "<=", value: 2018, level: "prefer" });
const chat = scriptedConversation(products);

it("says what letting go of a whole range would bring, beside what each of its ends would", async () => {
  const { wishes } = partOf(await chat.say("2015 to 2018", { edits: [from, to] }), "constraints");
  expect(wishes.map(({ gain, rangeGain }) => [gain, rangeGain])).toEqual([
    [1, 3],
    [2, 3],
  ]);
});

it("weighs, locks and unlocks both ends in one act, and takes it back in one", async () => {
  await chat.play({
    kind: "edit-constraint",
    edit: { kind: "weigh", id: "year:>=", weight: 0.75 },
    also: "year:<=",
  });
  expect(chat.state.wishes.constraints.map(({ level }) => level)).toEqual(["strong", "strong"]);
  const locked = await chat.play({
    kind: "edit-constraint",
    edit: { kind: "lock", id: "year:>=", locked: true },
    also: "year:<=",
  });
  expect(partOf(locked, "constraints").wishes.every(({ rangeGain }) => rangeGain === null)).toBe(true);
  await chat.play({ kind: "unlock", id: "year:>=", also: "year:<=" });
  expect(chat.state.wishes.constraints.map((each) => each.locked)).toEqual([false, false]);
  await chat.play({ kind: "undo" });
  expect(chat.state.wishes.constraints.map((each) => each.locked)).toEqual([true, true]);
});
