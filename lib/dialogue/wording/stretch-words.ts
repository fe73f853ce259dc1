import { bareValue } from "@/lib/constraints/bare-value";
import { anyValue } from "@/lib/dialogue/showing/wish-parts";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { asking } from "@/messages/asking";
import { listed } from "./count-words";

export function stretchWords(stretched: readonly EffectiveWish[]) {
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
