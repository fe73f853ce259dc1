import { type Ordering, withoutRuledOut } from "@/lib/relaxation/relax";

export interface TiedSet {
  members: readonly string[];
  matches: number;
}

export interface DecidingPair<Set extends TiedSet> {
  answers: readonly [PairAnswer<Set>, PairAnswer<Set>];
}

export interface PairAnswer<Set extends TiedSet> {
  give: Set;
  ordering: Ordering;
  left: readonly Set[];
}

/** People can't weigh more per side at a glance. */
const mostOnSide = 2;

/** The pair that leaves fewest sets at worst, then most products, then by id. Gives the shown set on one side if it can.
 *  `null` if none is simple. */
export function decidingPair<Set extends TiedSet>(sets: readonly Set[], orderings: readonly Ordering[], shown?: Set) {
  const sorted = [...sets].sort((a, b) => (a.members.join() < b.members.join() ? -1 : 1));
  const pairs = sorted.flatMap((one, index) =>
    sorted.slice(index + 1).flatMap((other) => pairOf(one, other, sorted, orderings) ?? []),
  );
  const own = pairs.filter(({ answers }) => answers.some(({ give }) => give === shown));
  const [first, ...others] = own.length > 0 ? own : pairs;
  return first ? others.reduce((best, pair) => (decidesMore(pair, best) ? pair : best), first) : null;
}

function pairOf<Set extends TiedSet>(
  one: Set,
  other: Set,
  sets: readonly Set[],
  orderings: readonly Ordering[],
): DecidingPair<Set> | null {
  const onlyOne = one.members.filter((id) => !other.members.includes(id));
  const onlyOther = other.members.filter((id) => !one.members.includes(id));
  if (onlyOne.length === 0 || onlyOther.length === 0) return null;
  if (Math.max(onlyOne.length, onlyOther.length) > mostOnSide) return null;
  const all = sets.map(({ members }) => members);
  const answer = (give: Set, ordering: Ordering): PairAnswer<Set> => {
    const left = withoutRuledOut(all, [...orderings, ordering]);
    return { give, ordering, left: sets.filter(({ members }) => left.includes(members)) };
  };
  const first = answer(one, { lighter: onlyOne, heavier: onlyOther });
  return { answers: [first, answer(other, { lighter: onlyOther, heavier: onlyOne })] };
}

function decidesMore<Set extends TiedSet>(a: DecidingPair<Set>, b: DecidingPair<Set>): boolean {
  const [one, other] = [meritsOf(a), meritsOf(b)];
  const difference = one.map((merit, index) => merit - (other[index] ?? 0)).find((each) => each !== 0);
  return difference !== undefined && difference > 0;
}

/** Most important first. More is better. */
function meritsOf<Set extends TiedSet>({ answers }: DecidingPair<Set>): number[] {
  const left = answers.map((each) => each.left.length);
  const matches = answers.reduce((sum, each) => sum + each.give.matches, 0);
  return [-Math.max(...left), -left.reduce((sum, each) => sum + each, 0), matches];
}
