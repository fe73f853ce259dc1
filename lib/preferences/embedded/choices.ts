import type { Predicate } from "@/lib/constraints/constraint";
import { PhraseTable } from "./phrase-table";
import type { Token } from "./tokenize";

const ordinals = new PhraseTable<number>();
const names = ["first", "second", "third", "fourth", "fifth", "sixth"];
const digits = ["1st", "2nd", "3rd", "4th", "5th", "6th"];
const numbers = ["one", "two", "three", "four", "five", "six"];
for (const [index, name] of names.entries()) {
  const digit = digits[index] ?? "";
  ordinals.add(`[the] (${name}|${digit}) [one|option|choice]`, index);
  ordinals.add(`(option|choice|number) (${numbers[index]}|${index + 1})`, index);
}
ordinals.add("[the] (last|latter) [one|option|choice]", -1);
ordinals.add("[the] former", 0);

const filler = new Set(
  "please id i ill want like would go with take the that one yes ok just probably definitely for me maybe think guess say lets thanks thank you".split(
    " ",
  ),
);

/** "The first one", "option 2", "the last": which of the offered choices is meant; only when little else is said. */
export function chosenPredicate(
  tokens: readonly Token[],
  offered: readonly Predicate[],
  question: readonly Token[] = [],
): { predicate: Predicate; start: number; end: number } | undefined {
  if (offered.length === 0) return undefined;
  const confirmed = confirmedPredicate(tokens, offered, question);
  if (confirmed) return confirmed;
  for (let index = 0; index < tokens.length; index++) {
    const hit = ordinals.at(tokens, index);
    if (!hit) continue;
    const others = tokens.filter(
      (token, at) => (at < index || at >= hit.end) && token.kind !== "mark" && !filler.has(token.word),
    );
    if (others.length > 0) return undefined;
    const predicate = offered.at(hit.payload);
    return predicate && hit.payload < offered.length ? { predicate, start: index, end: hit.end } : undefined;
  }
  return undefined;
}

const yes = new Set(["yes", "yeah", "yep", "yup", "sure", "definitely", "absolutely", "certainly"]);
const wanting = new Set(["want", "need", "like", "prefer", "preferred", "interested", "looking", "must"]);

/** "Yes" to "Do you want all-wheel drive?": the one value a question about a wish offers. */
function confirmedPredicate(tokens: readonly Token[], offered: readonly Predicate[], question: readonly Token[]) {
  const [predicate] = offered;
  if (!predicate || offered.length > 1 || !question.some((token) => wanting.has(token.word))) return undefined;
  const [first, ...rest] = tokens.filter((token) => token.kind !== "mark");
  if (!first || !yes.has(first.word) || rest.some((token) => !filler.has(token.word))) return undefined;
  return { predicate, start: 0, end: 1 };
}
