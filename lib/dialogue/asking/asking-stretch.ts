import { bareValue } from "@/lib/constraints";
import { offerWords } from "@/lib/dialogue/answering/offer-words";
import type { Situation } from "@/lib/dialogue/deciding/situation";
import { anyValue } from "@/lib/dialogue/showing/wish-parts";
import type { ConversationState } from "@/lib/dialogue/state/conversation-state";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { capitalised, listed } from "@/lib/dialogue/wording/count-words";
import { asking } from "@/messages/asking";
import { type CountedChoice, type NextQuestion, questionOf } from "./asking-question";

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
  return questionOf(
    {
      ...{ id: `stretch-${turn}`, kind: "clarify", text: words.question, why: words.why, offered: true },
      ifSkipped: offer.id,
      choices: [{ id: "stretch", label: words.agree, edits: [], relaxationId: offer.id, count: total }, ...ways],
    },
    { multiple: false },
  );
}

function stretchWords(stretched: readonly EffectiveWish[]) {
  const value = listed(stretched.map(({ constraint, test }) => (test ? bareValue(test) : anyValue(constraint))));
  const own = listed(stretched.map(({ constraint }) => bareValue(constraint)));
  const { ask, agree, keep, keepAll, why } = asking.stretch;
  return {
    question: ask({ value }),
    agree: agree({ value }),
    keep: stretched.length === 1 ? keep({ value: own }) : keepAll,
    why,
  };
}
