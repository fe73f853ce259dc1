import type { Distribution } from "@/lib/catalog/catalog-reader";
import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import { alternativesOf } from "@/lib/constraints/alternatives";
import { bareValue, shortWish } from "@/lib/constraints/bare-value";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint, slotTitles, unitOf } from "@/lib/constraints/describe-constraint";
import { drawingOf } from "@/lib/dialogue/deciding/bars";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import type { WishView } from "@/lib/dialogue/wording/parts";
import type { HeardThing } from "@/lib/reading/other-readings";
import { listed } from "@/messages/listed";
import { words } from "@/messages/words";

export function wishPart(
  wish: EffectiveWish,
  facts: {
    distribution: Distribution;
    gain: number | null;
    rangeGain?: number | null;
    before?: string;
    heard?: HeardThing[];
  },
): WishView {
  const { constraint, adjustment, test } = wish;
  return {
    constraint,
    label: slotTitles[constraint.slot],
    text: test ? describeConstraint(test) : anyValue(constraint),
    ...(test ? { short: shortWish(test) } : {}),
    ...(adjustment ? { askedText: describeConstraint(constraint) } : {}),
    unit: constraint.op === "any" ? "" : unitOf(constraint.slot),
    ...(adjustment
      ? {
          gaveWay: {
            action: adjustment.action,
            from: bareValue(constraint),
            to: test ? bareValue(test) : null,
            ...(test ? { toPredicate: test } : {}),
          },
        }
      : {}),
    gain: facts.gain,
    ...(facts.rangeGain === undefined ? {} : { rangeGain: facts.rangeGain }),
    drawing: drawingOf(facts.distribution, constraint, test),
    ...(facts.before ? { before: facts.before } : {}),
    ...(facts.heard?.length ? { heard: facts.heard } : {}),
  };
}

export function anyValue(constraint: Predicate): string {
  const said = alternativesOf(constraint).map(
    ({ slot }) => slotDefinitions[slot].any ?? words.any({ name: slotDefinitions[slot].label }),
  );
  return listed([...new Set(said)]);
}

/** Heaviest first, locked before unlocked, else in spoken order. */
export function byWeight(wishes: readonly EffectiveWish[]): EffectiveWish[] {
  return [...wishes].sort(
    (a, b) => Number(b.constraint.locked) - Number(a.constraint.locked) || b.constraint.weight - a.constraint.weight,
  );
}
