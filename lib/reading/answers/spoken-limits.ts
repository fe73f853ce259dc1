import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { bareValue, type Constraint, valuesOf } from "@/lib/constraints";
import { limitVerbs } from "@/lib/reading/lexicon/answer-words";
import type { WishStance } from "@/lib/reading/preference-reader";
import { messageOf } from "@/lib/reading/read-words";

/** "Don't touch the price", "let the year go". */
export function spokenLimits(
  text: string,
  { constraints, vocabulary }: { constraints: readonly Constraint[]; vocabulary: Vocabulary },
): WishStance[] {
  return text
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/[.;!?]|,? but (?=\w+ (?:the|my)\b)/)
    .flatMap((sentence) => {
      const stance = limitVerbs.find(({ said }) => said.test(sentence));
      if (!stance) return [];
      return namedIn(sentence, constraints, vocabulary).map(({ id }): WishStance => ({ kind: stance.kind, id }));
    });
}

function namedIn(sentence: string, constraints: readonly Constraint[], vocabulary: Vocabulary): Constraint[] {
  const soft = constraints.filter((each) => !each.locked);
  const { topics, statements } = messageOf({ words: sentence, constraints, vocabulary });
  // A sentence with its own value is an edit.
  const stated = new Set(statements.map(({ slot }) => slot));
  return soft.filter((wish) => {
    if (stated.has(wish.slot)) return statesOnly(statements, wish);
    if (topics.some(({ slots }) => slots.includes(wish.slot))) return true;
    return sentence.split(/[^\w$,.]+/).includes(bareValue(wish).toLowerCase());
  });
}

function statesOnly(
  statements: readonly { slot: string; values: readonly (string | number)[] }[],
  wish: Constraint,
): boolean {
  const own = new Set<string | number>(valuesOf(wish.value));
  return statements.every(({ slot, values }) => slot !== wish.slot || values.every((value) => own.has(value)));
}
