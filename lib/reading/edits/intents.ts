import { fillerWords, intentWords } from "@/lib/reading/lexicon/intent-words";
import type { Intent } from "@/lib/reading/reading";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import type { Token } from "@/lib/reading/text/tokenize";

type Entry = (typeof intentWords)[number];
const table = new PhraseTable<Entry>();
for (const entry of intentWords) for (const phrase of entry.say) table.add(phrase, entry);

export const intentVocabulary: ReadonlySet<string> = table.words;

const onlyOpening = new Set<Intent>(["greeting", "why", "help"]);

/** "That's all the same to me" ends nothing. */
function isTheSame(tokens: readonly Token[], index: number): boolean {
  const words = tokens.slice(index, index + 5).map(({ word }) => word);
  return words[0] === "thats" && words.indexOf("same") >= 1 && words.includes("all");
}

/** "Yes" and "no" count only alone. "Hi", "why" and "help" count only first or nearly alone. */
export function findIntents(tokens: readonly Token[], saysMore: boolean): Intent[] {
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
    if (needsAll) alone.add(intent);
    else if (!onlyOpening.has(intent) || index === 0 || tokens[index - 1]?.kind === "mark" || found.size > 0)
      found.add(intent);
    index = hit.end - 1;
  }
  if (found.has("why-ask")) found.delete("why");
  if (found.has("why") && saysMore) found.delete("why");
  if (!rest && !saysMore && found.size === 0) {
    if (alone.has("disagree")) found.add("disagree");
    else if (alone.has("agree")) found.add("agree");
  }
  return [...found];
}
