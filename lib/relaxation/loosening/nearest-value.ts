import type { Lattice } from "../lattice";

export function nearestValue(lattice: Lattice, bit: number, others: number): number | null {
  const tested = lattice.soft[bit];
  if (!tested) return null;
  const target = Number(tested.value);
  let best: number | null = null;
  for (const { mask, nearest } of lattice.groups) {
    const held = nearest[bit] ?? null;
    if (held === null || (mask & others) !== others) continue;
    if (best === null || isNearer(held, best, tested.op, target)) best = held;
  }
  return best;
}

function isNearer(a: number, b: number, op: string, target: number): boolean {
  if (op === ">=") return a > b;
  if (op === "<=") return a < b;
  const [nearA, nearB] = [Math.abs(a - target), Math.abs(b - target)];
  return nearA < nearB || (nearA === nearB && a < b);
}
