import type { SlotName } from "@/lib/constraints/slot-name";
import { breaches, others } from "@/lib/reading/lexicon/comparison-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { Anchor } from "./attachment";

/** Something a comparison can name: slots, or every other wish. */
export interface Place {
  slots: readonly SlotName[];
  start: number;
  end: number;
  others: boolean;
  /** Named by its breach: "an older one". */
  breach: boolean;
}

const breaching = new PhraseTable<SlotName>();
for (const { slot, say } of breaches) for (const phrase of say) breaching.add(phrase, slot);
const rest = new PhraseTable<true>();
for (const phrase of others) rest.add(phrase, true);

/** Everything comparisons can be about, in order: values and names of slots, breaches, "everything else". */
export function placesOf(tokens: readonly Token[], anchors: readonly Anchor[]): Place[] {
  const named = anchors
    .filter(({ slots }) => slots.length > 0)
    .map(({ slots, start, end }): Place => ({ slots, start, end, others: false, breach: false }));
  const found: Place[] = [];
  const starts = new Set(named.map(({ start }) => start));
  for (let index = 0; index < tokens.length; index++) {
    const slot = breaching.at(tokens, index);
    const all = rest.at(tokens, index);
    if (slot) {
      found.push({ slots: [slot.payload], start: index, end: slot.end, others: false, breach: true });
      index = slot.end - 1;
    } else if (all && !starts.has(index + 1)) {
      found.push({ slots: [], start: index, end: all.end, others: true, breach: false });
      index = all.end - 1;
    }
  }
  const covered = new Set(
    found.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  return [...named.filter(({ start }) => !covered.has(start)), ...found].sort((a, b) => a.start - b.start);
}

export interface Sentence {
  start: number;
  end: number;
}

/** Tokens of the longest sentence: searches go through sentences, and people's messages have half as many. */
const longestSentence = 100;

/** Stretches of tokens between marks that end a sentence; what goes on without an end is cut. */
export function sentencesOf(tokens: readonly Token[]): Sentence[] {
  const found: Sentence[] = [];
  let start = 0;
  for (let index = 0; index <= tokens.length; index++) {
    const token = tokens[index];
    const isCut = index - start >= longestSentence;
    if (token && !endsSentence(token) && !isCut) continue;
    if (index > start) found.push({ start, end: index });
    start = token && endsSentence(token) ? index + 1 : index;
  }
  return found;
}
