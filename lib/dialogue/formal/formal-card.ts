import { bareValue, describeConstraint } from "@/lib/constraints";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { anyValue } from "@/lib/dialogue/showing/wish-parts";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import { cards } from "@/messages/cards";
import { reply } from "@/messages/reply";
import { asProposed, describeReason } from "./formal-wording";

/** `null` outside a loop. */
export function formalCard(situation: Situation) {
  const { formal, wishes } = situation;
  if (!formal || situation.kind === "conceded") return null;
  const [proposal] = formal.loop.proposals;
  const proposed = proposal ? asProposed(situation, proposal.change) : null;
  const limited = wishes.filter(({ constraint }) => formal.loop.limits.includes(constraint.id));
  return {
    headline: reply.formal.stop({ reason: describeReason(situation) }),
    proposed: proposed ? [proposed] : [],
    kept: proposed
      ? limited.map(({ constraint: { id, ...own }, test }) => ({
          id,
          text: describeConstraint(test ?? own),
          locked: true,
        }))
      : [],
    matches: proposal?.matches ?? situation.total,
    agree: proposed ? agreeLabel(proposed) : null,
    disagree: proposed ? cards.elseThen : null,
    conflict: wishes.flatMap(({ constraint, test }) => {
      const count = formal.lifted.get(constraint.id);
      return count === undefined
        ? []
        : [{ id: constraint.id, text: describeConstraint(test ?? constraint), countIfUnlocked: count }];
    }),
  };
}

function agreeLabel({ constraint, test }: EffectiveWish): string {
  const text = test ? bareValue(test) : anyValue(constraint);
  return cards.bent({ value: capitalised(text) });
}
