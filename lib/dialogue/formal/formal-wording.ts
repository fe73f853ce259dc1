import { describeConstraint } from "@/lib/constraints/describe-constraint";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import type { FormalLoop, WishAdjustment } from "@/lib/dialogue/state/conversation-state";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { capitalised, carCount, listed, numberWord, wordFor } from "@/lib/dialogue/wording/count-words";
import { describeGiving } from "@/lib/dialogue/wording/describe-giving";
import { type Phrasebook, say } from "@/lib/dialogue/wording/phrase";

/** The wishes that do not go together, in plain words; the present reason for a proposal. */
export function describeReason({ wishes, formal }: Situation): string {
  const members = new Set(formal?.loop.conflict);
  const texts = wishes
    .filter(({ constraint }) => members.has(constraint.id))
    .map(({ test }) => (test ? describeConstraint(test) : ""));
  const locked = wishes.some(({ constraint }) => constraint.locked) ? " with what you locked" : "";
  if (texts.length < 2) return `No car${locked} meets ${texts[0] ?? "that"}`;
  const joined = texts.length === 2 ? texts.join(" together with ") : `${listed(texts)} together`;
  return `No car${locked} meets ${joined}`;
}

/** Reason and suggestion: "No car meets 40 mpg or more together with up to $20,000. I could let go of the highway mileage, 40 to 36 mpg." A reason just given is not repeated. */
export function describeProposal(situation: Situation, book: Phrasebook): string {
  const proposal = situation.formal?.loop.proposals[0];
  if (!proposal) return describeReason(situation);
  const reason = situation.formal?.isKnownReason ? "" : `${describeReason(situation)}. `;
  const what = describeGiving(asProposed(situation, proposal.change));
  const cars =
    proposal.matches > 0
      ? `That gives ${carCount(proposal.matches)}.`
      : "That clears this much; something else has to give too.";
  return say(book, "propose", [
    `${reason}I could let go of ${what}. ${cars}`,
    `${reason}What about letting go of ${what}? ${cars}`,
    `${reason}Would it be fine to let go of ${what}? ${cars}`,
  ]);
}

/** The wish a proposal speaks of, as it would stand. */
export function asProposed({ wishes }: Situation, change: WishAdjustment): EffectiveWish {
  const wish = wishes.find(({ constraint }) => constraint.id === change.id);
  if (!wish) throw new Error(`a proposal speaks of the unknown wish ${change.id}`);
  const { constraint } = wish;
  return { constraint, adjustment: change, test: change.to ? { slot: constraint.slot, ...change.to } : null };
}

/** Why the loop ended without a car, and what would help. */
export function describeEnd(situation: Situation): string {
  const { formal } = situation;
  if (!formal) return "";
  const reason = describeReason(situation);
  switch (formal.loop.end) {
    case "limits":
      return `${reason}, and you said ${formal.loop.conflict.length === 1 ? "it" : "none of that"} may change. ${describeLifted(situation)}`;
    case "refused":
      return `${reason}, and every change that could help has been turned down. Take a wish off or change one to go on.`;
    default:
      return `${reason}. ${capitalised(numberWord(formal.loop.round))} proposals led to no agreement, so I stop proposing. Take a wish off or change one to go on.`;
  }
}

/** "If up to $20,000 may give after all, 3 cars meet your other limits." */
function describeLifted({ wishes, formal }: Situation): string {
  const others = (formal?.loop.limits.length ?? 0) > 1;
  const come = (count: number) =>
    others ? `${wordFor(count, "meets", "meet")} your other limits` : `${wordFor(count, "comes", "come")} in`;
  const lifted = [...(formal?.lifted ?? [])].flatMap(([id, count]) => {
    const wish = wishes.find(({ constraint }) => constraint.id === id);
    return wish?.test
      ? [`if ${describeConstraint(wish.test)} may give after all, ${carCount(count)} ${come(count)}`]
      : [];
  });
  return lifted.length > 0 ? `${capitalised(lifted.join("; "))}.` : "";
}

/** Why this proposal comes now, for "why?". */
export function whyProposed({ formal }: Situation): string {
  if (formal?.loop.status !== "open") return "";
  return `Of the changes you have not turned down, this is the smallest that clears the contradiction${reasonCount(formal.loop)}.`;
}

function reasonCount({ proposals }: FormalLoop): string {
  return proposals.length > 1 ? `; ${numberWord(proposals.length - 1)} more could follow` : "";
}
