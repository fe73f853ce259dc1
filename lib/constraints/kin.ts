import { likeness, type SlotName, statedOf } from "./slots";
import { heldUnder } from "./word-table";

/** Replacement values, nearest first. Empty if the slot has no such order. */
export function kinOf(slot: SlotName, values: readonly string[]): string[] {
  const { kin = {} } = statedOf(slot);
  const near = values.flatMap((each) => heldUnder(kin, each) ?? []);
  return [...new Set(near)].filter((each) => !values.includes(each));
}

export type Line = { make: string; model: string; style: string };

/** Same line with another engine or length ("RAV4 Hybrid"), or another badge. */
export function areTwins(a: Line, b: Line): boolean {
  const isNamedAfter = (one: Line, other: Line) => isCalled(one, `${other.make} ${other.model}`);
  if (a.style === b.style && (isNamedAfter(a, b) || isNamedAfter(b, a))) return true;
  return likeness.twins.some((set) => [a, b].every((line) => set.some((name) => isCalled(line, name))));
}

function isCalled({ make, model }: Line, name: string): boolean {
  return `${make} ${model} `.startsWith(`${name} `);
}
