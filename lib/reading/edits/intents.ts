import { fillerWords, intentWords } from "@/lib/reading/lexicon/intent-words";
import type { Intent } from "@/lib/reading/reading";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token, Tokens } from "@/lib/reading/text/tokenize";

const table = PhraseTable.keyed(intentWords.map((entry) => [entry, entry.say]));

export const intentVocabulary: ReadonlySet<string> = table.words;

const onlyOpening = new Set<Intent>(["greeting", "why", "help"]);

/** "That's all the same to me" ends nothing. */
function isTheSame(tokens: Tokens, index: number): boolean {
  const words = tokens.slice(index, index + 5).map(({ word }) => word);
  return words[0] === "thats" && words.indexOf("same") >= 1 && words.includes("all");
}

/** "I take care of old people" and "Bye?? I just got here" say no goodbye. */
function isParting(tokens: Tokens, start: number, end: number): boolean {
  const isOpen = (token: Token | undefined) => !token || token.kind === "mark" || fillerWords.has(token.word);
  return isOpen(tokens[start - 1]) && isOpen(tokens[end]) && tokens[end]?.word !== "?";
}

/** "Yes" and "no" count only alone. "Hi", "why" and "help" count only first or nearly alone. */
export function findIntents(tokens: Tokens, saysMore: boolean): Intent[] {
  const found = new Set<Intent>();
  const alone = new Set<Intent>();
  let rest = false;
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (!token || token.kind === "mark") continue;
    const hit = isTheSame(tokens, index) ? undefined : table.at(tokens, index);
    if (!hit) {
      if (!fillerWords.has(token.word)) rest = true;
      continue;
    }
    const { intent, alone: needsAll } = hit.payload;
    if (intent === "goodbye" && !isParting(tokens, index, hit.end)) {
      rest = true;
      index = hit.end - 1;
      continue;
    }
    if (needsAll) alone.add(intent);
    else if (!onlyOpening.has(intent) || index === 0 || tokens[index - 1]?.kind === "mark" || found.size > 0)
      found.add(intent);
    index = hit.end - 1;
  }
  if (found.has("why") && saysMore) found.delete("why");
  if (!rest && !saysMore && found.size === 0) {
    if (alone.has("disagree")) found.add("disagree");
    else if (alone.has("agree")) found.add("agree");
  }
  return [...found];
}
