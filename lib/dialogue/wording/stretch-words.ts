import { bareValue } from "@/lib/constraints/bare-value";
import type { EffectiveWish } from "@/lib/dialogue/state/effective-wishes";
import { listed } from "./count-words";

/** How it is asked whether something may move that far. */
export function stretchWords(stretched: readonly EffectiveWish[]) {
  const [only, ...more] = stretched;
  const to = listed(stretched.map(({ constraint, test }) => (test ? bareValue(test) : `any ${bareValue(constraint)}`)));
  const from = listed(stretched.map(({ constraint }) => bareValue(constraint)));
  return {
    question: `That's a big step. Is ${to} OK?`,
    agree: `${to} is fine`,
    keep: only && more.length === 0 ? `Keep ${from}` : "Keep them",
    why: "I don't go that far without asking.",
  };
}
