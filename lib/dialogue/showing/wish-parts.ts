import type { Distribution } from "@/lib/catalog/catalog-reader";
import {
  alternativesOf,
  bareValue,
  describeConstraint,
  type Predicate,
  type SlotName,
  shortWish,
  slotDefinitions,
  slotTitles,
  unitOf,
} from "@/lib/constraints";
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
    label: slotTitles[constraint.slot],
    text: test ? describeConstraint(test) : anyValue(constraint),
    short: test ? shortWish(test) : undefined,
    askedText: adjustment ? describeConstraint(constraint) : undefined,
    unit: constraint.op === "any" ? "" : unitOf(constraint.slot),
    gaveWay: adjustment ? { ...changeOf(wish), toPredicate: test ?? undefined } : undefined,
    ...facts,
    drawing: drawingOf(distribution, constraint, test),
  };
}

/** From the value asked to what applies. */
export function changeOf({ constraint, adjustment, test }: EffectiveWish) {
  const action = adjustment?.action ?? ("dropped" as const);
  return { action, from: bareValue(constraint), to: test ? bareValue(test) : null };
}

export function anyValue(constraint: Predicate): string {
  return listed([...new Set(alternativesOf(constraint).map(({ slot }) => anySlot(slot)))]);
}

export function anySlot(slot: SlotName): string {
  return slotDefinitions[slot].any ?? words.any({ name: slotDefinitions[slot].label });
}

/** Heaviest first, locked before unlocked, else in spoken order. */
export function byWeight(wishes: readonly EffectiveWish[]): EffectiveWish[] {
  return [...wishes].sort(
    (a, b) => Number(b.constraint.locked) - Number(a.constraint.locked) || b.constraint.weight - a.constraint.weight,
  );
}
