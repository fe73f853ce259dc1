import { type Constraint, levelOf } from "@/lib/constraints";
import { withinLevel } from "@/lib/reading/learned/importance-model";
import type { Comparison } from "./importance";

const step = 0.08;

/** Sorts compared wishes. The lighter one drops to its level's bottom or lower. */
export function orderByComparisons(
  constraints: readonly Constraint[],
  comparisons: readonly Comparison[],
): Constraint[] {
  const found = new Map(constraints.map((each) => [each.id, each]));
  const on = (slots: readonly string[]) => [...found.values()].filter(({ slot }) => slots.includes(slot));
  for (const { lighter, heavier } of comparisons) {
    const roof = Math.min(...on(heavier).map(({ weight }) => weight));
    for (const low of roof === Number.POSITIVE_INFINITY ? [] : on(lighter)) {
      const below = low.weight > roof - step ? lowered(low, roof) : low;
      const middle = (below.weight + roof) / 2;
      found.set(low.id, within(below, 0, middle - gap));
      for (const high of on(heavier)) found.set(high.id, within(high, middle + gap, 1));
    }
  }
  return constraints.map((each) => found.get(each.id) ?? each);
}

/** Touching intervals would tie. */
const gap = 0.001;

function lowered({ interval: _, ...wish }: Constraint, roof: number): Constraint {
  const weight = Math.max(0.02, Math.min(roof - step, withinLevel(0, levelOf(wish.weight))));
  return { ...wish, weight, level: levelOf(weight), locked: false };
}

function within(wish: Constraint, least: number, most: number): Constraint {
  const { interval } = wish;
  if (!interval || (interval[0] >= least && interval[1] <= most)) return wish;
  return { ...wish, interval: [Math.max(least, interval[0]), Math.min(most, interval[1])] };
}
