import { isRule, type Level, levelWeights, type Predicate, type SlotName } from "@/lib/constraints";
import { type RangeEnds, rangesOf } from "@/lib/dialogue/deciding/felt-offers";
import type { Act } from "@/lib/dialogue/state/act";
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

export function weighsAlike({ lower, upper }: RangeEnds<WishView>): boolean {
  const [one, other] = [lower.constraint, upper.constraint];
  return one.locked === other.locked && (one.locked || one.level === other.level);
}

export function weighAct({ constraint }: WishView, level: Level, other?: WishView): Act {
  const edit = { kind: "weigh" as const, id: constraint.id, weight: levelWeights[level] };
  return { kind: "edit-constraint", edit, ...alsoOf(other) };
}

/** Locks a wish, or records consent to unlock it. Includes its range's other end. */
export function lockAct({ constraint }: WishView, other?: WishView): Act {
  if (constraint.locked) return { kind: "unlock", id: constraint.id, ...alsoOf(other) };
  return { kind: "edit-constraint", edit: { kind: "lock", id: constraint.id, locked: true }, ...alsoOf(other) };
}

/** Locks a range's open ends, or unlocks both if both are locked. */
export function lockRangeAct({ lower, upper }: RangeEnds<WishView>): Act {
  if (lower.constraint.locked === upper.constraint.locked) return lockAct(lower, upper);
  return lockAct(lower.constraint.locked ? upper : lower);
}

function alsoOf(other: WishView | undefined): { also?: string } {
  return other ? { also: other.constraint.id } : {};
}

export function removeAct(id: string): Act {
  return { kind: "edit-constraint", edit: { kind: "remove", id } };
}

/** Without an operator, the wish keeps its own. */
export function changeAct(id: string, to: Pick<Predicate, "value"> & Partial<Pick<Predicate, "op">>): Act {
  return { kind: "edit-constraint", edit: { kind: "change", id, ...to } };
}

export function wishQuote({ constraint }: WishView): string | null {
  const { evidence } = constraint;
  const found = evidence.find((each) => each.for === "weight") ?? evidence.find((each) => each.for === "value");
  return found?.quote ?? null;
}

export interface WishHandles {
  animate: boolean;
  onEdit: (wish: WishView, anchor: HTMLElement) => void;
  onAdd: (slot: SlotName, anchor: HTMLElement) => void;
}
