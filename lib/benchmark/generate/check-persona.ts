import { type Predicate, valuesOf } from "@/lib/constraints";
import { spoken, type WeighedPredicate } from "./persona";

const tellingWords = /\b(weights?|policy|repairs?|constraints?|correction set)\b|(?<!\d)0?\.\d+\b|\d%/gi;

/** Empty when the persona says everything once and gives nothing away. */
export function checkPersona(persona: string, base: readonly Predicate[], constraints: readonly WeighedPredicate[]) {
  const problems: string[] = [];
  const known = base.map(({ value }) => String(value));
  const words = constraints.map((each) => spoken(each.slot, valuesOf(each.value)[0] ?? ""));
  for (const word of new Set(words)) {
    const wanted = words.filter((each) => each === word).length;
    const found = occurrences(persona, word);
    // A value may be part of another ("X5" in "X5 M") or of the base ("Coupe").
    const elsewhere =
      [...words, ...known].some((each) => each !== word && occurrences(each, word) > 0) || known.includes(word);
    if (found < wanted || (found > wanted && !elsewhere))
      problems.push(`${word} is said ${found} times, not ${wanted}`);
  }
  // The weight of a laptop may be a wish.
  const wished: ReadonlySet<string> = new Set(constraints.map(({ slot }) => slot));
  const telling = [...persona.matchAll(tellingWords)].find(([word]) => !wished.has(word.toLowerCase()));
  if (telling) problems.push(`it gives away how it was made: "${telling[0]}"`);
  return problems;
}

function occurrences(text: string, word: string): number {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.match(new RegExp(`(?<![\\w,.$-])${escaped}(?![\\w-]|[.,]\\d)`, "g"))?.length ?? 0;
}
