import type { Constraint } from "@/lib/constraints";

/** Numbers in [0, 1), independent of wish order. FNV-1a (Fowler, Noll, Vo), mixed like MurmurHash3 (Appleby). */
export function drawLot(seed: number, constraints: readonly Constraint[]): () => number {
  const key = constraints.map(({ id, op, value, locked }) => JSON.stringify([id, op, value, locked])).sort();
  let draws = 0;
  return () => mixed(fnv(`${seed} ${draws++} ${key.join("\n")}`)) / 2 ** 32;
}

function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function mixed(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}
