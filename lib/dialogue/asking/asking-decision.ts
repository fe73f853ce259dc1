import { bareValue, describeConstraint, type Predicate } from "@/lib/constraints";
import { isTiedByWeight, listsOnly } from "@/lib/dialogue/deciding/choice-facts";
import { givesUp, type Offer } from "@/lib/dialogue/deciding/offer";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { anyValue } from "@/lib/dialogue/showing/wish-parts";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import { listed, numberWord } from "@/lib/dialogue/wording/count-words";
import { asking } from "@/messages/asking";
import { words } from "@/messages/words";
import { decidingPair, type PairAnswer } from "./asking-pair";
import { type CountedChoice, type NextQuestion, questionOf } from "./asking-question";

/** More comparisons would tire the shopper. The card takes over. */
const mostComparisons = 2;

type TiedOffer = Offer & { members: readonly string[] };
type WishesById = ReadonlyMap<string, Predicate>;

/** The comparison of equal wishes that decides most. `null` if none is needed. */
export function decidingQuestion(
  situation: Situation,
  state: Pick<ConversationState, "turn" | "orderings">,
): NextQuestion | null {
  if (listsOnly(situation.result)) return null;
  const tied = (situation.result?.tied ?? []).flatMap((members) => {
    const offer = situation.offers.find((each) => givesUp(each, members));
    return offer ? [{ ...offer, members }] : [];
  });
  if (tied.length < 2 || (tied.length > 2 && !isTiedByWeight(situation))) return null;
  const open = new Set(tied.flatMap(({ members }) => members));
  const told = state.orderings.filter((each) => [...each.lighter, ...each.heavier].every((id) => open.has(id)));
  if (told.length >= mostComparisons) return null;
  const pair = decidingPair(tied, state.orderings);
  if (!pair) return null;
  const wishes: WishesById = new Map(situation.wishes.map(({ constraint }) => [constraint.id, constraint]));
  const [first, second] = pair.answers.map((answer) => choiceOf(answer, wishes));
  if (!first || !second) return null;
  return questionOf(
    {
      id: `decide-${state.turn}`,
      kind: "compare",
      text: asking.keep({ first: first.label, second: second.label }),
      why: whyOf(situation, tied.length),
      choices: [first, second],
      tied: tied.map(({ members }) => [...members]),
      // A skip takes the way with most cars, or in the shop the cheapest.
      ifSkipped: takenIfSkipped(situation, tied),
    },
    { multiple: false },
  );
}

/** The shop sorts offers by cost. */
function takenIfSkipped({ isFelt, offers }: Situation, tied: readonly TiedOffer[]): string | undefined {
  if (isFelt) return offers.find(({ id }) => tied.some((each) => each.id === id))?.id;
  return tied.reduce((best, offer) => (offer.matches > best.matches ? offer : best)).id;
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

function whyOf(situation: Situation, ways: number): string {
  if (!isTiedByWeight(situation)) return asking.whyKeep;
  return asking.whyTied({ ways, number: numberWord(ways) });
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
