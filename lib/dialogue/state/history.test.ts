import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { describeConstraint } from "@/lib/constraints";
import { partOf, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { standingTranscript, stateToSayInstead } from "./history";

const products = [
  makeProduct({ position: 0, style: "Wagon", msrp: 20_000, year: 2019 }),
  makeProduct({ position: 1, style: "Wagon", msrp: 30_000, year: 2022 }),
  makeProduct({ position: 2, style: "Sedan", msrp: 18_000, year: 2021 }),
];

const wagon = { edits: [wish({ slot: "style", op: "==", value: "Wagon" })] };
const sedan = { edits: [wish({ slot: "style", op: "==", value: "Sedan" })] };
const cheap = { edits: [wish({ slot: "msrp", op: "<=", value: 25_000 })] };

async function threeTurns() {
  const talk = scriptedConversation(products);
  await talk.say("a wagon", wagon);
  await talk.say("under 25k", cheap);
  await talk.say("thanks");
  return talk;
}

const wishesOf = (talk: Awaited<ReturnType<typeof threeTurns>>) =>
  talk.state.wishes.constraints.map((each) => describeConstraint(each));

describe("a message said anew", () => {
  it("meets the state before it, and what followed no longer counts", async () => {
    const talk = await threeTurns();
    const outcome = await talk.play({ kind: "rewind", turn: 0, text: "a sedan" }, sedan);
    expect(wishesOf(talk)).toEqual(["sedan"]);
    expect(partOf(outcome, "constraints").superseded).toEqual([{ from: 0, to: 2 }]);
    expect(standingTranscript(talk.state).map(({ content, role }) => (role === "user" ? content : ""))).toEqual([
      "a sedan",
      "",
    ]);
  });

  it("is taken back with one undo, and brought again with one redo", async () => {
    const talk = await threeTurns();
    const before = wishesOf(talk);
    await talk.play({ kind: "rewind", turn: 1, text: "a sedan instead" }, sedan);
    const after = wishesOf(talk);
    const undone = await talk.play({ kind: "undo" });
    expect(wishesOf(talk)).toEqual(before);
    expect(partOf(undone, "constraints").superseded).toBeUndefined();
    const redone = await talk.play({ kind: "redo" });
    expect(wishesOf(talk)).toEqual(after);
    expect(partOf(redone, "constraints").superseded).toEqual([{ from: 1, to: 2 }]);
  });

  it("can be undone when the new words say no wish at all", async () => {
    const talk = await threeTurns();
    await talk.play({ kind: "rewind", turn: 0, text: "hello" });
    expect(wishesOf(talk)).toEqual([]);
    await talk.play({ kind: "undo" });
    expect(wishesOf(talk)).toHaveLength(2);
  });

  it("also overtakes a message that changed no wish", async () => {
    const talk = await threeTurns();
    const outcome = await talk.play(
      { kind: "rewind", turn: 2, text: "2021 or newer" },
      {
        edits: [wish({ slot: "year", op: ">=", value: 2019 })],
      },
    );
    expect(wishesOf(talk)).toHaveLength(3);
    expect(partOf(outcome, "constraints").superseded).toEqual([{ from: 2, to: 2 }]);
  });

  it("opens the question again that it answered", async () => {
    const talk = scriptedConversation(products, { asking: "always" });
    const first = await talk.say("hello");
    const question = partOf(first, "question");
    const [choice] = question.choices;
    await talk.play({ kind: "answer", questionId: question.id, choices: [choice?.id ?? ""] });
    expect(stateToSayInstead(talk.state, 1).question?.id).toBe(question.id);
    await talk.play({ kind: "rewind", turn: 1, text: "a wagon" }, wagon);
    expect(wishesOf(talk)).toEqual(["wagon"]);
  });
});
