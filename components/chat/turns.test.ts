import { describe, expect, it } from "vitest";
import { toConstraint } from "@/lib/constraints/constraint";
import type { Act } from "@/lib/dialogue/state/act";
import type { QuestionPart, RelaxationPart, WishView } from "@/lib/dialogue/wording/parts";
import { optimisticWishes } from "./search/optimistic-wishes";
import { groupsOf, openingId, turnsOf } from "./turns";
import { type LeewayMessage, latestParts, spokenText } from "./use-conversation";

const wish = (slot: "year" | "highwayMpg", value: number, level: "strong" | "nice"): WishView => ({
  constraint: toConstraint({ slot, op: ">=", value, level, interval: [0.1, 0.6] }),
  ...{ label: slot === "year" ? "Year" : "Highway", text: `${value}`, unit: "", gain: 2, drawing: { bars: [] } },
});
const wishes = [wish("year", 2019, "strong"), wish("highwayMpg", 35, "nice")];
const question: QuestionPart = {
  ...{ id: "q", kind: "slot", text: "Which?", why: "", multiple: false },
  choices: [{ id: "s", label: "Sedan", count: 4 }],
};
const relaxation: RelaxationPart = {
  ...{ state: "relaxed", wishes: 2, gaveWay: [], kept: [], matches: 1, alternatives: [], conflict: [] },
  ...{ agree: "33 is fine", disagree: "Keep 35" },
};
const act = (id: string, data: Act, status?: "stopped"): LeewayMessage => ({
  ...{ id, role: "user", parts: [{ type: "data-act", data }] },
  ...(status ? { metadata: { status } } : {}),
});
const reply = (id: string, ...parts: LeewayMessage["parts"]): LeewayMessage => ({ id, role: "assistant", parts });
const constraints = { wishes, noPreference: [], canUndo: true, canRedo: false };

describe("the latest parts of a conversation", () => {
  it("remember wishes from any reply, but a question only from the last", () => {
    const messages = [
      act("1", { kind: "words", text: "2019" }),
      reply("2", { type: "data-constraints", data: constraints }, { type: "data-question", data: question }),
      act("3", { kind: "skip" }),
      reply("4", { type: "text", text: "Fine." }),
    ];
    expect(latestParts(messages).constraints?.wishes).toHaveLength(2);
    expect(latestParts(messages).question).toBeNull();
    expect(latestParts(messages.slice(0, 2)).question?.id).toBe("q");
    expect(latestParts(messages.slice(0, 3)).question).toBeNull();
  });

  it("are as before when the last act was stopped before its answer", () => {
    const asked = [act("1", { kind: "words", text: "2019" }), reply("2", { type: "data-question", data: question })];
    expect(latestParts([...asked, act("3", { kind: "skip" }, "stopped")]).question?.id).toBe("q");
  });

  it("speak the words of a reply without their marks", () => {
    expect(spokenText(reply("1", { type: "text", text: "That gives **7 cars**." }))).toBe("That gives 7 cars.");
    expect(spokenText(undefined)).toBe("");
  });
});

describe("turns", () => {
  it("hold an act with its replies, said with what stood on the page before it", () => {
    const turns = turnsOf([
      act("1", { kind: "words", text: "Hello" }),
      reply("2", { type: "data-constraints", data: constraints }, { type: "data-relaxation", data: relaxation }),
      act("3", { kind: "agree" }),
      reply("4", { type: "data-question", data: question }),
      act("5", { kind: "answer", questionId: "q", choices: ["s"] }),
      act("6", { kind: "edit-constraint", edit: { kind: "weigh", id: "year:>=", weight: 0.3 } }, "stopped"),
    ]);
    expect(turns.map((turn) => turn.said?.text)).toEqual(["Hello", "33 is fine", "Sedan", "Make year flexible"]);
    expect(turns.map((turn) => turn.replies.length)).toEqual([1, 1, 0, 0]);
    expect(turns.at(-1)?.said?.status).toBe("stopped");
  });

  it("keep a reply that nobody asked for", () => {
    expect(turnsOf([reply("1", { type: "text", text: "Hello" })])).toMatchObject([{ id: "1", said: null }]);
  });
});

describe("wishes while an act is under way", () => {
  const ids = (after: readonly WishView[]) => after.map((each) => each.constraint.id);
  const weigh = (id: string, weight: number): Act => ({ kind: "edit-constraint", edit: { kind: "weigh", id, weight } });

  it("take their new weight and place at once and are no longer uncertain", () => {
    const after = optimisticWishes(wishes, weigh("highwayMpg:>=", 0.95));
    expect(ids(after)).toEqual(["highwayMpg:>=", "year:>="]);
    expect(after[0]?.constraint).toMatchObject({ level: "must", weight: 0.95 });
    expect(after[0]?.constraint).not.toHaveProperty("interval");
  });

  it("come first when locked, and promise no more cars then", () => {
    const lock: Act = { kind: "edit-constraint", edit: { kind: "lock", id: "highwayMpg:>=", locked: true } };
    const after = optimisticWishes(wishes, lock);
    expect(after[0]).toMatchObject({ gain: null, constraint: { locked: true } });
    expect(
      optimisticWishes(after, { kind: "unlock", id: "highwayMpg:>=" }).map((each) => each.constraint.locked),
    ).toEqual([false, false]);
  });

  it("go when removed or not minded, and wait for the server in what is said", () => {
    expect(ids(optimisticWishes(wishes, { kind: "edit-constraint", edit: { kind: "remove", id: "year:>=" } }))).toEqual(
      ["highwayMpg:>="],
    );
    expect(
      ids(optimisticWishes(wishes, { kind: "edit-constraint", edit: { kind: "no-preference", slot: "highwayMpg" } })),
    ).toEqual(["year:>="]);
    expect(optimisticWishes(wishes, { kind: "undo" })).toBe(wishes);
  });
});

describe("turns that no longer count", () => {
  const talk = (superseded: { from: number; to: number }[]) => [
    act("1", { kind: "words", text: "A wagon" }),
    reply("2", { type: "data-constraints", data: constraints }),
    act("3", { kind: "words", text: "Stopped" }, "stopped"),
    act("4", { kind: "words", text: "Under 20k" }),
    reply("5", { type: "data-constraints", data: constraints }),
    act("6", { kind: "rewind", turn: 1, text: "Under 30k" }),
    reply("7", { type: "data-constraints", data: { ...constraints, superseded } }),
  ];

  it("are told from the others, a stopped one among them as well, and neighbours form one group", () => {
    const turns = turnsOf(talk([{ from: 1, to: 1 }]));
    expect(turns.map(({ number, superseded }) => [number, superseded])).toEqual([
      [0, false],
      [1, true],
      [1, true],
      [2, false],
    ]);
    expect(groupsOf(turns).map((group) => group.turns.length)).toEqual([1, 2, 1]);
    expect(turns.at(-1)?.said?.text).toBe("Under 30k");
  });

  it("count again once that was undone", () => {
    expect(turnsOf(talk([])).some(({ superseded }) => superseded)).toBe(false);
  });

  it("do not include where a search stood before its first turn", () => {
    const opening = { ...reply(openingId, { type: "data-constraints", data: constraints }) };
    const turns = turnsOf([opening, act("1", { kind: "words", text: "A wagon" }), reply("2")]);
    expect(turns.map(({ number, said }) => [number, said?.text])).toEqual([[0, "A wagon"]]);
  });
});
