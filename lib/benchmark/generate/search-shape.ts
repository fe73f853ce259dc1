import { pick, type Random, shuffle } from "@/lib/random";
import type { Lattice } from "@/lib/relaxation/lattice";
import { bitsOf, latticeOf, minimalConflictMasks, minimalCorrectionMasks, sizeOf } from "@/lib/relaxation/lattice";
import { groupBy } from "@/lib/statistics/group-by";
import { type GeneratorSetting, has, type Shape } from "./generator-setting";
import type { PoolPredicate } from "./predicate-pool";

const attempts = 3_000;

/** Wishes use different slots. A random target comes last. */
export function searchShape(pool: readonly PoolPredicate[], { k, shape }: GeneratorSetting, random: Random) {
  const bySlot = groupBy(pool, ({ predicate }) => predicate.slot);
  if (bySlot.size < k) return null;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const slots = shuffle([...bySlot.keys()], random).slice(0, k);
    const drawn = slots.map((slot) => pick(bySlot.get(slot) ?? [], random));
    const tests = drawn.map(({ predicate, rows }) => ({ ...predicate, rows }));
    const places = Array.from({ length: (drawn[0]?.rows.length ?? 0) * 32 }, (_, row) => row);
    const lattice = latticeOf(places, tests, (row, { rows }) => has(rows, row));
    const targets = targetsOf(lattice, shape);
    if (targets.length === 0) continue;
    const members = new Set(bitsOf(pick(targets, random)));
    const last = drawn.filter((_, bit) => members.has(bit));
    return { predicates: [...drawn.filter((each) => !last.includes(each)), ...last], targets: last.length };
  }
  return null;
}

/** Empty for another shape, or when a product meets all. */
export function targetsOf(lattice: Lattice, shape: Shape): number[] {
  const sets = minimalCorrectionMasks(lattice);
  if (sets.length === 0) return [];
  const fewest = Math.min(...sets.map(sizeOf));
  const smallest = sets.filter((mask) => sizeOf(mask) === fewest);
  switch (shape.kind) {
    case "unique":
      return fewest === 1 && smallest.length === 1 ? smallest : [];
    case "any":
      return fewest === 1 && smallest.length === lattice.soft.length ? smallest : [];
    case "some":
      return fewest === 1 ? smallest : [];
    case "two":
      return fewest === 2 ? smallest : [];
    case "conflicts":
    case "apart": {
      const { masks, truncated } = minimalConflictMasks(lattice);
      const isApart =
        shape.kind === "conflicts" || masks.every((one, at) => masks.every((all, by) => at === by || !(one & all)));
      return !truncated && masks.length === shape.count && isApart ? smallest : [];
    }
  }
}
