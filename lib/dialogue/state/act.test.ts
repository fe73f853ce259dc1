import { expect, it } from "vitest";
import { constraintId } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { actSchema } from "./act";

const wish = toConstraint({ slot: "marketCategory", op: "in", value: ["Luxury", "Plug-In Hybrid"] });
const adding = (id: string) => ({ kind: "edit-constraint", edit: { kind: "add", constraint: { ...wish, id } } });

it("takes the ids that wishes have, and refuses those that no wish can have", () => {
  for (const id of [constraintId(wish), "msrp:<=", "make:is", "marketCategory:is:Citroën|日本"]) {
    expect(actSchema.safeParse(adding(id)).success, id).toBe(true);
  }
  for (const id of [
    "a\u0000b",
    "\ud83d",
    "a\nb",
    "\u202ea",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
  ]) {
    expect(actSchema.safeParse(adding(id)).success, id).toBe(false);
    for (const edit of [
      { kind: "remove", id },
      { kind: "weigh", id, weight: 1 },
      { kind: "lock", id, locked: true },
    ])
      expect(actSchema.safeParse({ kind: "edit-constraint", edit }).success, id).toBe(false);
    expect(actSchema.safeParse({ kind: "unlock", id }).success, id).toBe(false);
    expect(actSchema.safeParse({ kind: "answer", questionId: "q", choices: [id] }).success, id).toBe(false);
  }
});

it("goes back to turns that can be counted only", () => {
  expect(actSchema.safeParse({ kind: "rewind", turn: 2 ** 31 - 1 }).success).toBe(true);
  for (const turn of [-1, 0.5, 2 ** 31, 2 ** 53])
    expect(actSchema.safeParse({ kind: "rewind", turn }).success).toBe(false);
});
