import { describeConstraint, slotDefinitions } from "@/lib/constraints";
import type { Offer } from "@/lib/dialogue/deciding/offer";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { listed } from "@/lib/dialogue/wording/count-words";
import { answers } from "@/messages/answers";

export function offerWords({ adjustments }: Offer, wishes: readonly EffectiveWish[]): string {
  return listed(
    adjustments.flatMap(({ id, to }) => {
      const wish = wishes.find(({ constraint }) => constraint.id === id);
      if (!wish) return [];
      const { slot } = wish.constraint;
      return [to ? describeConstraint({ slot, ...to }) : answers.whatIf.or({ name: slotDefinitions[slot].label })];
    }),
  );
}

export function otherOffers({ offers, concession }: Pick<Situation, "offers" | "concession">): Offer[] {
  const inForce = JSON.stringify(concession?.adjustments ?? []);
  return offers.filter(({ adjustments, matches }) => matches > 0 && JSON.stringify(adjustments) !== inForce);
}
