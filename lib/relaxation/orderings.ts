import { type Choice, settle } from "./methods/choice";
import { maskOf, type Problem } from "./problem";

/** Together, the first ids matter less than the second. */
export type Ordering = { lighter: string[]; heavier: string[] };

/** Removes ruled-out sets from a tie. Weighted decisions stay. */
export function respectOrderings(choice: Choice, problem: Problem, orderings: readonly Ordering[]): Choice {
  if (choice.kind !== "undecided" || choice.pick === null || orderings.length === 0) return choice;
  const left = withoutRuledOut(choice.tied, orderings);
  if (left.length === choice.tied.length) return choice;
  const settled = settle(
    problem,
    left.map((ids) => maskOf(problem, ids)),
    choice.trace,
  );
  return choice.truncated ? { ...settled, truncated: true } : settled;
}

/** Keeps all if comparisons contradict each other. */
export function withoutRuledOut(
  sets: readonly (readonly string[])[],
  orderings: readonly Ordering[],
): (readonly string[])[] {
  const left = sets.filter((set) => !sets.some((rival) => rival !== set && weighsLess(rival, set, orderings)));
  return left.length > 0 ? left : [...sets];
}

/** Looks for a chain of comparisons. */
export function weighsLess(a: readonly string[], b: readonly string[], orderings: readonly Ordering[]): boolean {
  const goal = new Set(b.filter((id) => !a.includes(id)));
  const open: (readonly string[])[] = [a.filter((id) => !b.includes(id))];
  const used = new Set<Ordering>();
  for (let bound = open.pop(); bound; bound = open.pop()) {
    for (const ordering of orderings) {
      const { lighter, heavier } = ordering;
      if (used.has(ordering) || !bound.every((id) => lighter.includes(id))) continue;
      if (heavier.every((id) => goal.has(id))) return true;
      used.add(ordering);
      open.push(heavier);
    }
  }
  return false;
}

/** A new comparison replaces its opposite. */
export function withOrdering(orderings: readonly Ordering[], told: Ordering): Ordering[] {
  const others = orderings.filter(
    ({ lighter, heavier }) => !weighsLess(told.heavier, told.lighter, [{ lighter, heavier }]),
  );
  return [...others, told];
}
