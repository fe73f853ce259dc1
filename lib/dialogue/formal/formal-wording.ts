import { bareValue, describeConstraint } from "@/lib/constraints";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { anyValue } from "@/lib/dialogue/showing/wish-parts";
import type { WishAdjustment } from "@/lib/dialogue/state/conversation-state";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { capitalised, describeGiving, listed, numberWord, productCount } from "@/lib/dialogue/wording/count-words";
import { type Phrasebook, say } from "@/lib/dialogue/wording/phrase";
import { cards } from "@/messages/cards";
import { reply } from "@/messages/reply";

export function describeReason({ wishes, formal }: Situation): string {
  const members = new Set(formal?.loop.conflict);
  const named = wishes.filter(({ constraint }) => members.has(constraint.id));
  const texts = named.map(({ test }) => (test ? describeConstraint(test) : ""));
  const locked = wishes.some(({ constraint }) => constraint.locked);
  if (texts.length < 2) return reply.formal.fits({ locked, wishes: texts[0] ?? reply.formal.that });
  return reply.formal.fitsAll({ locked, count: texts.length, wishes: listed(texts) });
}

/** "No product fits both of these: ... I could go with 36 instead of 40." */
export function describeProposal(situation: Situation, book: Phrasebook): string {
  const proposal = situation.formal?.loop.proposals[0];
  if (!proposal) return describeReason(situation);
  const reason = situation.formal?.isKnownReason ? "" : `${reply.formal.stop({ reason: describeReason(situation) })} `;
  const what = describeGiving(asProposed(situation, proposal.change));
  const { matches } = proposal;
  const products = matches > 0 ? reply.formal.gives({ products: productCount(matches) }) : reply.formal.clears;
  return say(book, "propose", reply.formal.propose({ reason, what, products }));
}

export function asProposed({ wishes }: Situation, change: WishAdjustment): EffectiveWish {
  const wish = wishes.find(({ constraint }) => constraint.id === change.id);
  if (!wish) throw new Error(`a proposal speaks of the unknown wish ${change.id}`);
  const { constraint } = wish;
  return { constraint, adjustment: change, test: change.to ? { slot: constraint.slot, ...change.to } : null };
}

export function describeEnd(situation: Situation): string {
  const { formal } = situation;
  if (!formal) return "";
  const reason = describeReason(situation);
  const { end, conflict, round } = formal.loop;
  if (end === "limits")
    return reply.formal.limits({ reason, count: conflict.length, lifted: describeLifted(situation) });
  if (end === "refused") return reply.formal.refused({ reason });
  return reply.formal.rounds({ reason, count: capitalised(numberWord(round)) });
}

/** "If up to $20,000 can give, 3 products meet your other limits." */
function describeLifted({ wishes, formal }: Situation): string {
  const limits = (formal?.loop.limits.length ?? 0) > 1;
  const lifted = [...(formal?.lifted ?? [])].flatMap(([id, count]) => {
    const wish = wishes.find(({ constraint }) => constraint.id === id)?.test;
    return wish
      ? [reply.formal.lifted({ limits, wish: describeConstraint(wish), products: productCount(count), count })]
      : [];
  });
  return lifted.map((each) => capitalised(reply.formal.stop({ reason: each }))).join(" ");
}

export function whyProposed({ formal }: Situation): string {
  if (formal?.loop.status !== "open") return "";
  const more = formal.loop.proposals.length - 1;
  return reply.formal.why({ more, number: numberWord(more) });
}

/** `null` outside a loop. */
export function formalCard(situation: Situation) {
  const { formal, wishes } = situation;
  if (!formal || situation.kind === "conceded") return null;
  const [proposal] = formal.loop.proposals;
  const proposed = proposal ? asProposed(situation, proposal.change) : null;
  const limited = proposed ? wishes.filter(({ constraint }) => formal.loop.limits.includes(constraint.id)) : [];
  return {
    headline: reply.formal.stop({ reason: describeReason(situation) }),
    proposed: proposed ? [proposed] : [],
    kept: limited.map(({ constraint: { id, ...own }, test }) => {
      return { id, text: describeConstraint(test ?? own), locked: true };
    }),
    matches: proposal?.matches ?? situation.total,
    agree: proposed
      ? cards.bent({ value: capitalised(proposed.test ? bareValue(proposed.test) : anyValue(proposed.constraint)) })
      : null,
    disagree: proposed ? cards.elseThen : null,
    conflict: wishes.flatMap(({ constraint, test }) => {
      const count = formal.lifted.get(constraint.id);
      if (count === undefined) return [];
      return [{ id: constraint.id, text: describeConstraint(test ?? constraint), countIfUnlocked: count }];
    }),
  };
}
