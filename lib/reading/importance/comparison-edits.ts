import { type Constraint, type Edit, type Evidence, levelOf } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { withinLevel } from "@/lib/reading/learned/importance-model";
import type { Quoter } from "@/lib/reading/text/evidence";
import { type Comparison, seenApart, weighedAs } from "./importance";

export function withComparisons(
  edits: readonly Edit[],
  standing: readonly Constraint[],
  comparisons: readonly Comparison[],
  quote: Quoter,
): Edit[] {
  if (comparisons.length === 0) return [...edits];
  const { constraints } = applyEdits({ constraints: standing, noPreference: [] }, edits).wishes;
  const ordered = orderByComparisons(constraints, comparisons);
  const evidence = comparisons.flatMap(({ start, end }) =>
    start === undefined || end === undefined ? [] : [quote("weight", start, end)],
  );
  const moved = new Map(ordered.filter((each) => !constraints.includes(each)).map((each) => [each.id, each]));
  const result = edits.map((edit): Edit => {
    const after = moved.get(edit.kind === "add" ? edit.constraint.id : edit.kind === "weigh" ? edit.id : "");
    if (!after) return edit;
    moved.delete(after.id);
    if (edit.kind === "add")
      return { kind: "add", constraint: { ...after, evidence: [...after.evidence, ...evidence] } };
    return { ...edit, ...weighed(after, [...(edit.kind === "weigh" ? (edit.evidence ?? []) : []), ...evidence]) };
  });
  for (const after of moved.values()) {
    const isUnlocked = !after.locked && constraints.some(({ id, locked }) => id === after.id && locked);
    if (isUnlocked) result.push({ kind: "lock", id: after.id, locked: false });
    result.push(weighed(after, evidence));
  }
  return result;
}

function weighed({ id, weight, interval }: Constraint, evidence: readonly Evidence[]): Edit {
  return { kind: "weigh", id, weight, ...(interval ? { interval } : {}), evidence: [...evidence] };
}

/** Sorts compared wishes. The lighter one drops to its level's bottom or lower. */
export function orderByComparisons(wishes: readonly Constraint[], comparisons: readonly Comparison[]): Constraint[] {
  const found = new Map(wishes.map((each) => [each.id, each]));
  const on = (slots: readonly string[]) => [...found.values()].filter(({ slot }) => slots.includes(slot));
  for (const { lighter, heavier } of comparisons) {
    const roof = Math.min(...on(heavier).map(({ weight }) => weight));
    for (const low of roof === Number.POSITIVE_INFINITY ? [] : on(lighter)) {
      const below = low.weight > roof - seenApart ? lowered(low, roof) : low;
      const middle = (below.weight + roof) / 2;
      found.set(low.id, within(below, 0, middle - gap));
      for (const high of on(heavier)) found.set(high.id, within(high, middle + gap, 1));
    }
  }
  return wishes.map((each) => found.get(each.id) ?? each);
}

/** Touching intervals would tie. */
const gap = 0.001;

function lowered(wish: Constraint, roof: number): Constraint {
  const weight = Math.max(0.02, Math.min(roof - seenApart, withinLevel(0, levelOf(wish.weight))));
  return { ...weighedAs(wish, { weight }), locked: false };
}

function within(wish: Constraint, least: number, most: number): Constraint {
  const { interval } = wish;
  if (!interval || (interval[0] >= least && interval[1] <= most)) return wish;
  return { ...wish, interval: [Math.max(least, interval[0]), Math.min(most, interval[1])] };
}
