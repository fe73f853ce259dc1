import { isRule } from "@/lib/constraints/constraint-id";
import { type RangeEnds, rangesOf } from "@/lib/dialogue/deciding/range-ends";
import type { WishView } from "@/lib/dialogue/wording/parts";

export interface WishGroup {
  id: string;
  /** Of a range, the end that gave way, or else the upper one. */
  wish: WishView;
  range?: RangeEnds<WishView>;
}

/** Joins each range's bounds in the heavier one's place. Ids are unique and stable. */
export function wishGroups(wishes: readonly WishView[]): WishGroup[] {
  // A rule keeps its own row and quote.
  const ranges = rangesOf(
    wishes.filter(({ constraint }) => !isRule(constraint)),
    ({ constraint }) => constraint,
  );
  const drawn = new Set<RangeEnds<WishView>>();
  return wishes.flatMap((wish): WishGroup[] => {
    const range = ranges.find(({ lower, upper }) => lower === wish || upper === wish);
    if (!range) return [{ id: wish.constraint.id, wish }];
    if (drawn.has(range)) return [];
    drawn.add(range);
    const shown = range.upper.gaveWay || !range.lower.gaveWay ? range.upper : range.lower;
    return [{ id: wish.constraint.slot, wish: shown, range }];
  });
}

export function endsOf({ wish, range }: Pick<WishGroup, "wish" | "range">): WishView[] {
  return range ? [range.lower, range.upper] : [wish];
}

/** Whether one gauge and lock serve both ends. */
export function weighsAlike({ lower, upper }: RangeEnds<WishView>): boolean {
  const [one, other] = [lower.constraint, upper.constraint];
  return one.locked === other.locked && (one.locked || one.level === other.level);
}
