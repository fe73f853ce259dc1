import type { Predicate } from "@/lib/constraints/constraint";
import { valuesOf } from "@/lib/constraints/values-of";
import type { Anchor } from "@/lib/reading/stance/anchor";
import type { Statement } from "@/lib/reading/stance/statement";
import type { Token } from "@/lib/reading/text/tokenize";
import type { Feature } from "@/lib/reading/values/features";
import { findTopics } from "@/lib/reading/values/topics";

interface Named {
  tokens: readonly Token[];
  anchors: readonly Anchor[];
  statements: readonly Statement[];
  features: readonly Feature[];
}

/** The message only names compared wishes. New values, questions and loose words ("cheap") don't count. */
export function namesOnly(atStake: readonly Predicate[], { tokens, anchors, statements, features }: Named): boolean {
  const isAsked = (slots: readonly string[]) => atStake.some(({ slot }) => slots.includes(slot));
  const isStanding = ({ slot, values }: Statement) =>
    atStake.some((wish) => wish.slot === slot && values.every((value) => valuesOf(wish.value).includes(value)));
  // "Cheap" alone does not name its slot.
  const isLoose = ({ start, end }: Anchor) =>
    features.some((each) => each.start === start) &&
    (end - start === 1 || findTopics(tokens.slice(start, end), []).length === 0);
  if (tokens.at(-1)?.word === "?") return false;
  return anchors.every((anchor) => {
    if (anchor.kind === "feature") return true;
    if (!isAsked(anchor.slots) || isLoose(anchor)) return false;
    return statements.every((each) => each.start !== anchor.start || isStanding(each));
  });
}
