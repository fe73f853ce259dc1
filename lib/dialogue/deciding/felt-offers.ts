import type { CatalogSlice } from "@/lib/catalog/catalog-slice";
import type { Constraint, Predicate } from "@/lib/constraints/constraint";
import { kinOf } from "@/lib/constraints/kin";
import { isBound } from "@/lib/constraints/operator";
import { isNumericSlot } from "@/lib/constraints/slot-name";
import { likeness } from "@/lib/constraints/slots";
import { valuesOf } from "@/lib/constraints/values-of";
import type { WishAdjustment } from "@/lib/dialogue/state/conversation-state";
import { type EffectiveWish, effectiveWishes, testsWithout } from "@/lib/dialogue/state/effective-wishes";
import { feltDistance, steps } from "./felt-distance";
import { type Offer, offerOf } from "./offer";

/** No way out costs more than this many budgets. */
const mostBudgets = 2;

/**
 * The ways out that a shopper would call near: never far beyond the budget, near kinds of a body before any, and one of
 * each kind of change, least cost first.
 */
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

/** What a way out costs the shopper: each change in felt steps, by the weight of its wish. */
function costOf({ adjustments }: Offer, constraints: readonly Constraint[]): number {
  return adjustments.reduce((sum, { id, action, to }) => {
    const wish = constraints.find((each) => each.id === id);
    if (!wish) return sum;
    const moved = to && isNumericSlot(wish.slot) ? feltDistance(wish, Number(to.value)) : steps.other;
    return sum + wish.weight * (action === "replaced" && !isNumericSlot(wish.slot) ? steps.kin : moved);
  }, 0);
}

function kindOf({ adjustments }: Offer): string {
  return adjustments
    .map(({ id }) => id)
    .sort()
    .join();
}

/** The same change where it leaves the budget in sight; `null` for a price that nobody asked for. */
function withinBudget(adjustment: WishAdjustment, constraints: readonly Constraint[]): WishAdjustment | null {
  const wish = constraints.find(({ id }) => id === adjustment.id);
  if (wish?.slot !== likeness.price || wish.op !== "<=") return adjustment;
  const most = Number(wish.value) * mostBudgets;
  if (!adjustment.to) return { ...adjustment, action: "loosened", to: { op: wish.op, value: most } };
  return Number(adjustment.to.value) <= most ? adjustment : null;
}

/** A value let go becomes one with its kin, those of them that there are; `null` where none is or nothing is let go. */
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

/** What is shown while nothing is decided costs no more than a way out may. */
export function withinBudgets(wishes: readonly EffectiveWish[]): Predicate[] {
  return wishes.flatMap(({ constraint: { slot, op, value } }) =>
    slot === likeness.price && op === "<=" ? [{ slot, op, value: Number(value) * mostBudgets }] : [],
  );
}

/** Wishes that a way out moves further than somebody who never called them flexible expects. */
export function farStretches(wishes: readonly EffectiveWish[]): EffectiveWish[] {
  return wishes.filter(({ constraint, adjustment, test }) => {
    if (!adjustment || !isBound(constraint.op) || constraint.weight <= mostAllowed) return false;
    return !test || feltDistance(constraint, Number(test.value)) > 1;
  });
}

/** A weight clearly below a plain wish, as "the budget can stretch" and "just for fun" give, lets a wish move freely. */
const mostAllowed = 0.35;
