import { isBound, isExclusion, type Predicate, valuesOf } from "@/lib/constraints";
import { choiceJoining, choicePlaces, choiceWanting, filler, no } from "@/lib/reading/lexicon/choice-words";
import type { Statement } from "@/lib/reading/stance/statement";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Tokens } from "@/lib/reading/text/tokenize";

const places = PhraseTable.keyed<number>(choicePlaces);

/** "The first or the last one", if little else is said. */
export function statementsOfChoice(tokens: Tokens, offered: readonly Predicate[]): Statement[] {
  const found: Statement[] = [];
  for (let start = 0; start < tokens.length; start++) {
    const token = tokens[start];
    const hit = places.at(tokens, start);
    const chosen = hit && offered.at(hit.payload);
    if (!hit && (token?.kind === "mark" || filler.has(token?.word ?? "") || choiceJoining.has(token?.word ?? "")))
      continue;
    if (!hit || !chosen) return [];
    const { slot, op, value } = chosen;
    const stance = isExclusion(op) ? "excluded" : "wished";
    const span = { start, end: hit.end, clause: 0, definite: false };
    found.push({ slot, stance, values: valuesOf(value), ...span, ...(isBound(op) ? { op } : {}) });
    start = hit.end - 1;
  }
  return found;
}

/** "No" to "Do you need all-wheel drive?" leaves the slot open. */
export function declines(tokens: Tokens, offered: readonly Predicate[], question: Tokens): boolean {
  if (offered.length !== 1 || !question.some((token) => choiceWanting.has(token.word))) return false;
  const words = tokens.filter((token) => token.kind !== "mark").map((token) => token.word);
  const plain =
    no.has(words[0] ?? "") && words.slice(1).every((word) => filler.has(word) || word === "i" || word === "dont");
  const soft = ["not really", "not necessarily", "dont need it", "no need", "not needed"].includes(words.join(" "));
  return plain || soft;
}
