import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import { type Constraint, isBound, isNumericSlot, kinOf, likeness, type Predicate, valuesOf } from "@/lib/constraints";
import type { WishAdjustment } from "@/lib/dialogue/state/conversation-state";
import { type EffectiveWish, effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import { feltDistance, steps } from "./felt-distance";
import { type Offer, offerOf } from "./offer";

const mostBudgets = 2;

export async function feltOffers(
  offers: readonly Offer[],
  { catalog, constraints }: { catalog: CatalogSlice; constraints: readonly Constraint[] },
): Promise<Offer[]> {
  const near: Offer[] = [];
  for (const offer of offers) {
    const kind = kindOf(offer);
    if (near.some((each) => kindOf(each) === kind)) continue;
    const testsOf = (adjustments: readonly WishAdjustment[]) =>
      testsWithout(effectiveWishes(constraints, { adjustments: [...adjustments], by: "method", settled: false }));
    const within = offer.adjustments.flatMap((each) => withinBudget(each, constraints) ?? []);
    if (within.length < offer.adjustments.length) continue;
    const adjustments = await Promise.all(
      within.map(async (each) => (await towardsKin(each, constraints, catalog, testsOf(within))) ?? each),
    );
    const isSame = adjustments.every((each) => offer.adjustments.includes(each));
    const matches = isSame ? offer.matches : await catalog.count(testsOf(adjustments));
    if (matches > 0) near.push(offerOf(adjustments, matches));
  }
  const costs = new Map(near.map((offer) => [offer, costOf(offer, constraints)]));
  return near.sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
}

function costOf({ adjustments }: Offer, constraints: readonly Constraint[]): number {
  return adjustments.reduce((sum, { id, action, to }) => {
    const wish = constraints.find((each) => each.id === id);
    if (!wish) return sum;
    const moved = to && isNumericSlot(wish.slot) ? feltDistance(wish, Number(to.value)) : steps.other;
    return sum + wish.weight * (action === "replaced" && !isNumericSlot(wish.slot) ? steps.kin : moved);
  }, 0);
}

function kindOf({ adjustments }: Offer): string {
  const ids = adjustments.map(({ id }) => id);
  return ids.sort().join();
}

/** `null` for a price nobody asked for. */
function withinBudget(adjustment: WishAdjustment, constraints: readonly Constraint[]): WishAdjustment | null {
  const wish = constraints.find(({ id }) => id === adjustment.id);
  if (wish?.slot !== likeness.price || wish.op !== "<=") return adjustment;
  const most = Number(wish.value) * mostBudgets;
  if (!adjustment.to) return { ...adjustment, action: "loosened", to: { op: wish.op, value: most } };
  return Number(adjustment.to.value) <= most ? adjustment : null;
}

/** Replaces a dropped value with similar ones in stock, or `null`. */
async function towardsKin(
  adjustment: WishAdjustment,
  constraints: readonly Constraint[],
  catalog: CatalogSlice,
  where: readonly Predicate[],
): Promise<WishAdjustment | null> {
  const wish = constraints.find(({ id }) => id === adjustment.id);
  if (adjustment.to || !wish || (wish.op !== "==" && wish.op !== "in")) return null;
  const own = valuesOf(wish.value).map(String);
  const kin = kinOf(wish.slot, own);
  if (kin.length === 0) return null;
  const [spread] = await catalog.distributions([{ where, slot: wish.slot }]);
  const found = kin.filter((each) => spread?.values.some(({ value }) => value === each));
  return found.length > 0 ? { ...adjustment, action: "replaced", to: { op: "in", value: [...own, ...found] } } : null;
}

/** An undecided list costs no more than an offer may. */
export function withinBudgets(wishes: readonly EffectiveWish[]): Predicate[] {
  return wishes.flatMap(({ constraint: { slot, op, value } }) =>
    slot === likeness.price && op === "<=" ? [{ slot, op, value: Number(value) * mostBudgets }] : [],
  );
}

export function farStretches(wishes: readonly EffectiveWish[]): EffectiveWish[] {
  return wishes.filter(({ constraint, adjustment, test }) => {
    if (!adjustment || !isBound(constraint.op) || constraint.weight <= mostAllowed) return false;
    return !test || feltDistance(constraint, Number(test.value)) > 1;
  });
}

/** Wishes well below a plain weight ("just for fun") move freely. */
const mostAllowed = 0.35;

export type RangeEnds<T> = { lower: T; upper: T };

/** Finds slots with one lower and one upper bound. Keeps the order. */
export function rangesOf<T>(wishes: readonly T[], testOf: (wish: T) => Predicate): RangeEnds<T>[] {
  const bounds = wishes.filter((wish) => isBound(testOf(wish).op));
  return bounds.flatMap((lower) => {
    const { slot, op } = testOf(lower);
    const onSlot = bounds.filter((each) => testOf(each).slot === slot);
    const upper = onSlot.find((each) => testOf(each).op === "<=");
    return op === ">=" && upper && onSlot.length === 2 ? [{ lower, upper }] : [];
  });
}
