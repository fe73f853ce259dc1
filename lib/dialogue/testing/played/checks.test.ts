import { describe, expect, it } from "vitest";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { toConstraint } from "@/lib/constraints/constraint";
import { holds } from "./checks";
import type { PlayedView } from "./played-view";

const viewOf = (op: "==" | "!=" | "not in", value: string | string[]) =>
  ({ wishes: [{ constraint: toConstraint({ slot: "make", op, value }), gaveWay: false }] }) as unknown as PlayedView;
const noFord = { wish: "make", value: "Ford", absent: true } as const;

describe("an absent wish", () => {
  it.each([
    ["an exclusion asks for nothing", noFord, viewOf("!=", "Ford"), true],
    ["nor does one of several", noFord, viewOf("not in", ["Ford", "Jeep"]), true],
    ["a wish for it does", noFord, viewOf("==", "Ford"), false],
    ["an operator names the exclusion itself", { ...noFord, op: "!=" }, viewOf("!=", "Ford"), false],
    ["without a value, no wish may be there", { wish: "make", absent: true } as const, viewOf("!=", "Ford"), false],
  ])("%s", (_, check, view, held) => {
    expect(holds(check, view, null, {} as Vocabulary)).toBe(held);
  });
});
