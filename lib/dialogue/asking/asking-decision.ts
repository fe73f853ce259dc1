import { bareValue, describeConstraint, type Predicate } from "@/lib/constraints";
import { offerWords } from "@/lib/dialogue/answering/what-if-answer";
import { givesUp, isTiedByWeight, listsOnly, type Offer } from "@/lib/dialogue/deciding/offer";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { anyValue } from "@/lib/dialogue/showing/wish-parts";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { type EffectiveWish, givenWishes } from "@/lib/dialogue/state/effective-wishes";
import { capitalised, listed, numberWord } from "@/lib/dialogue/wording/count-words";
import { holdSameIds } from "@/lib/relaxation/problem";
import { asking } from "@/messages/asking";
import { words } from "@/messages/words";
import { decidingPair, type PairAnswer } from "./asking-pair";
import { type CountedChoice, type NextQuestion, questionOf } from "./asking-statistics";

/** More comparisons would tire the shopper. The card takes over. */
const mostComparisons = 2;

type TiedOffer = Offer & { members: readonly string[] };
type WishesById = ReadonlyMap<string, Predicate>;

/** The comparison of equal wishes that decides most. `null` if none is needed. */
export function decidingQuestion(situation: Situation, state: Pick<ConversationState, "turn" | "orderings">) {
  if (listsOnly(situation.result)) return null;
  const tied = (situation.result?.tied ?? []).flatMap((members) => {
    const offer = situation.offers.find((each) => givesUp(each, members));
    return offer ? [{ ...offer, members }] : [];
  });
  if (tied.length < 2 || (tied.length > 2 && !isTiedByWeight(situation))) return null;
  const open = new Set(tied.flatMap(({ members }) => members));
  const told = state.orderings.filter((each) => [...each.lighter, ...each.heavier].every((id) => open.has(id)));
  if (told.length >= mostComparisons) return null;
  // "Everything but the budget. Should I keep the drive or the year?" would puzzle.
  const gave = givenWishes(situation.wishes).map(({ constraint }) => constraint.id);
  const shown = tied.find(({ members }) => holdSameIds(members, gave));
  const pair = decidingPair(tied, state.orderings, shown);
  if (!pair) return null;
  const wishes: WishesById = new Map(situation.wishes.map(({ constraint }) => [constraint.id, constraint]));
  const [first, second] = pair.answers.map((answer) => choiceOf(answer, wishes));
  if (!first || !second) return null;
  return questionOf({
    id: `decide-${state.turn}`,
    kind: "compare",
    text: asking.keep({ first: first.label, second: second.label }),
    why: isTiedByWeight(situation)
      ? asking.whyTied({ ways: tied.length, number: numberWord(tied.length) })
      : asking.whyKeep,
    choices: [first, second],
    tied: tied.map(({ members }) => [...members]),
    // A skip takes the way shown, or else the one with most products.
    ifSkipped: (shown ?? tied.reduce((best, offer) => (offer.matches > best.matches ? offer : best))).id,
  });
}

function choiceOf({ ordering, left, give }: PairAnswer<TiedOffer>, wishes: WishesById): CountedChoice {
  const kept = ordering.heavier.flatMap((id) => wishes.get(id) ?? []);
  const settled = left.length === 1 ? left[0] : undefined;
  const ways = left.map((offer) => changeOf(offer, wishes));
  return {
    id: give.id,
    label: listed(kept.map(describeConstraint)),
    edits: [],
    ordering,
    ...(settled ? { relaxationId: settled.id } : { atLeast: true }),
    count: Math.min(...left.map(({ matches }) => matches)),
    detail: asking.keepWith({ ways: listed(ways, "or") }),
  };
}

/** "$24,000 instead of $22,000" or "any body style". */
function changeOf(offer: Offer, wishes: WishesById): string {
  return listed(
    offer.adjustments.flatMap((each) => {
      const wish = wishes.get(each.id);
      if (!wish) return [];
      if (!each.to) return [anyValue(wish)];
      return [words.instead({ to: bareValue({ slot: wish.slot, ...each.to }), from: bareValue(wish) })];
    }),
  );
}

const mostOthers = 3;

/** Asks once whether a far concession may stay. */
export function stretchQuestion(
  { stretched = [], offers, total, wishes }: Situation,
  { turn, stretches = [] }: Pick<ConversationState, "turn" | "stretches">,
): NextQuestion | null {
  const [offer, ...others] = offers;
  if (stretched.length === 0 || !offer || stretches.includes(offer.id)) return null;
  const ids = stretched.map(({ constraint }) => constraint.id);
  const kept = others.filter(({ adjustments }) => !adjustments.some(({ id }) => ids.includes(id)));
  const words = stretchWords(stretched);
  const ways = kept.slice(0, mostOthers).map((other, index): CountedChoice => {
    const change = offerWords(other, wishes);
    const keeps =
      index === 0 ? { label: words.keep, detail: asking.stretch.then({ change }) } : { label: capitalised(change) };
    return { id: other.id, ...keeps, edits: [], relaxationId: other.id, count: other.matches };
  });
  // Nothing else could give, so a "no" would change nothing.
  if (ways.length === 0) return null;
  return questionOf({
    ...{ id: `stretch-${turn}`, kind: "clarify", text: words.question, why: words.why, offered: true },
    ifSkipped: offer.id,
    choices: [{ id: "stretch", label: words.agree, edits: [], relaxationId: offer.id, count: total }, ...ways],
  });
}

function stretchWords(stretched: readonly EffectiveWish[]) {
  const value = listed(stretched.map(({ constraint, test }) => (test ? bareValue(test) : anyValue(constraint))));
  const own = listed(stretched.map(({ constraint }) => bareValue(constraint)));
  const { ask, agree, keep, keepAll, why } = asking.stretch;
  const kept = stretched.length === 1 ? keep({ value: own }) : keepAll;
  return { question: ask({ value }), agree: agree({ value }), keep: kept, why };
}
