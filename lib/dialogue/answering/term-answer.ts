import { type Term, termSources } from "@/lib/constraints/trade-words";
import { answers } from "@/messages/answers";
import { glossary } from "@/messages/glossary";
import type { PlainAnswer } from "./answer";
import { plainAnswer } from "./plain-answer";

export function answerTerm(terms: readonly Term[]): PlainAnswer {
  const found = [...new Set(terms.flatMap((term) => termSources[term] ?? []))];
  const sources = found.map(({ by, url }) => ({ name: answers.sources[by], url }));
  const text = terms.map((term) => glossary[term]).join(" ");
  return plainAnswer(text, [], sources.length > 0 ? { cars: [], heads: [], rows: [], sources } : undefined);
}
