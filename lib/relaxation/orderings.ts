import { type Choice, settle } from "./methods/choice";
import { maskOf, type Problem } from "./problem";

/** A comparison's answer, in ids: the first wishes together matter less than the second ones. */
export type Ordering = { lighter: string[]; heavier: string[] };

/** Removes from a tie what remembered comparisons rule out. A choice that weights decide is left alone. */
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

/** The sets no other is known to weigh less than; all of them when comparisons contradict each other. */
export function withoutRuledOut(
  sets: readonly (readonly string[])[],
  orderings: readonly Ordering[],
): (readonly string[])[] {
  const left = sets.filter((set) => !sets.some((rival) => rival !== set && weighsLess(rival, set, orderings)));
  return left.length > 0 ? left : [...sets];
}

/** Whether comparisons prove `a` lighter than `b`: a chain leads from what only `a` holds to what only `b` holds. */
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

/** A newer comparison replaces its contrary. */
export function withOrdering(orderings: readonly Ordering[], told: Ordering): Ordering[] {
  const others = orderings.filter(
    ({ lighter, heavier }) => !weighsLess(told.heavier, told.lighter, [{ lighter, heavier }]),
  );
  return [...others, told];
}
