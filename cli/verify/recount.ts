import { type SlotName, statedOf } from "@/lib/constraints";
import type { Test } from "@/lib/relaxation/lattice";

type Facts = Readonly<Record<string, unknown>>;

/** Shares no code with the catalog's own tests, so a fault there shows. */
export function meets(item: Facts, { slot, op, value }: Test): boolean {
  const asked: unknown[] = [value].flat();
  const held = [item[slot]].flat().filter((each) => each !== null && each !== undefined);
  if (op === "any") return asked.some((each) => meets(item, each as Test));
  if (op === ">=") return held.some((each) => Number(each) >= Number(value));
  if (op === "<=") return held.some((each) => Number(each) <= Number(value));
  const { rounded } = statedOf(slot as SlotName) ?? {};
  const named = rounded ? [...held, ...held.map((each) => Math.floor(Number(each)))] : held;
  return named.some((each) => asked.includes(each)) === (op === "==" || op === "in");
}

export function countMeeting(items: readonly Facts[], tests: readonly Test[]): number {
  return items.filter((item) => tests.every((test) => meets(item, test))).length;
}

export function groupsOfItems(items: readonly Facts[], tests: readonly Test[]): { mask: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const item of items) {
    let mask = 0;
    for (const [bit, test] of tests.entries()) if (meets(item, test)) mask += 2 ** bit;
    counts.set(mask, (counts.get(mask) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([mask, count]) => ({ mask, count }));
}
