import type { Distribution } from "@/lib/catalog/catalog-reader";
import * as domain from "@/lib/constraints";
import { drawingOf } from "@/lib/dialogue/deciding/bars";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { listed } from "@/messages/listed";
import { words } from "@/messages/words";

export function wishPart(
  wish: EffectiveWish,
  shown: Pick<WishView, "gain" | "rangeGain" | "before" | "heard"> & { distribution: Distribution },
): WishView {
  const { constraint, adjustment, test } = wish;
  const { distribution, ...facts } = shown;
  return {
    constraint,
    label: domain.slotTitles[constraint.slot],
    text: test ? domain.describeConstraint(test) : anyValue(constraint),
    short: test ? domain.shortWish(test) : undefined,
    askedText: adjustment ? domain.describeConstraint(constraint) : undefined,
    unit: constraint.op === "any" ? "" : domain.unitOf(constraint.slot),
    gaveWay: adjustment ? { ...changeOf(wish), toPredicate: test ?? undefined } : undefined,
    ...facts,
    drawing: drawingOf(distribution, constraint, test),
  };
}

/** From the value asked to what applies. */
export function changeOf({ constraint, adjustment, test }: EffectiveWish) {
  const action = adjustment?.action ?? ("dropped" as const);
  return { action, from: domain.bareValue(constraint), to: test ? domain.bareValue(test) : null };
}

export function anyValue(constraint: domain.Predicate): string {
  return listed([...new Set(domain.alternativesOf(constraint).map(({ slot }) => anySlot(slot)))]);
}

export function anySlot(slot: domain.SlotName): string {
  return domain.slotDefinitions[slot].any ?? words.any({ name: domain.slotDefinitions[slot].label });
}

/** Heaviest first, locked before unlocked, else in spoken order. */
export function byWeight(wishes: readonly EffectiveWish[]): EffectiveWish[] {
  return [...wishes].sort(
    (a, b) => Number(b.constraint.locked) - Number(a.constraint.locked) || b.constraint.weight - a.constraint.weight,
  );
}
