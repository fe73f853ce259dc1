import { determiners, heldDenials, joinedDenials } from "@/lib/reading/lexicon/clause-words";
import { areLinked } from "@/lib/reading/text/linked";
import type { Token, TokenSpan } from "@/lib/reading/text/tokenize";

export const target = "TTT";
export const other = "OOO";
const number = "#";
const markup = new Set(["*", "_", "`"]);

/** Equal keys mean one wish. */
export interface WishSpan extends TokenSpan {
  key: string;
}

export interface MaskedWord extends TokenSpan {
  word: string;
  key?: string;
}

/** Masks wishes, so lessons hold for all. The first of overlapping spans wins. */
export function maskWords(tokens: readonly Pick<Token, "kind" | "word">[], spans: readonly WishSpan[]): MaskedWord[] {
  const masked: MaskedWord[] = [];
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  for (let index = 0; index < tokens.length; ) {
    while ((sorted[next]?.start ?? Number.POSITIVE_INFINITY) < index) next++;
    const span = sorted[next];
    const { kind = "word", word = "" } = tokens[index] ?? {};
    const denied = tokens[index + 1]?.word === "not" ? joinedDenials.get(word) : undefined;
    let end = index + 1;
    if (span?.start === index && span.end > index && !markup.has(word)) {
      end = span.end;
      masked.push({ word: other, key: span.key, start: index, end });
    } else if (denied) {
      end = index + 2;
      masked.push({ word: denied, start: index, end });
    } else if (!markup.has(word)) {
      const verb = masked.at(-1)?.key === undefined ? undefined : heldDenials.get(word);
      const shown = kind === "number" ? number : (verb ?? (word === "=" ? "is" : word));
      masked.push({ word: shown, start: index, end });
      if (verb) masked.push({ word: "not", start: index, end });
    }
    index = end;
  }
  return masked;
}

/** Per wish. Twice as many as people write. */
const mostWords = 120;

/** Covers all of a real message. */
export function wordsNear(masked: readonly MaskedWord[], key: string): readonly MaskedWord[] {
  if (masked.length <= mostWords) return masked;
  const at = masked.findIndex((each) => each.key === key);
  const from = Math.min(Math.max(0, at - mostWords / 2), masked.length - mostWords);
  return masked.slice(from, from + mostWords);
}

/**
 * "The year and the miles can go": names linked at an edge of their clause share its words, so they count as one.
 * `edges` are the places where clauses begin and end.
 */
export function linked(words: readonly MaskedWord[], key: string, edges: ReadonlySet<number>) {
  const joint: MaskedWord[] = [];
  let together = [key];
  let group: { at: number; end: number; keys: string[] } | undefined;
  const isEdge = (at: number, step: 1 | -1): boolean => {
    const word = words[at];
    if (!word || edges.has(step < 0 ? word.end : word.start)) return true;
    return determiners.has(word.word) && step < 0 && isEdge(at + step, step);
  };
  const close = () => {
    if (!group) return;
    const { at, end, keys } = group;
    const first = words[at];
    const isOne = keys.length > 1 && keys.includes(key) && (isEdge(at - 1, -1) || isEdge(end, 1));
    if (first && isOne) {
      together = [...new Set([...together, ...keys])];
      joint.push({ ...first, key, end: words[end - 1]?.end ?? first.end });
    } else joint.push(...words.slice(at, end));
    group = undefined;
  };
  for (const [index, each] of words.entries()) {
    if (each.key === undefined) continue;
    const isApart = words.slice(group?.end ?? index, index + 1).some(({ start }) => edges.has(start));
    if (group && !isApart && areLinked(words.slice(group.end, index))) {
      group.keys.push(each.key);
      group.end = index + 1;
      continue;
    }
    const from = group?.end ?? 0;
    close();
    joint.push(...words.slice(from, index));
    group = { at: index, end: index + 1, keys: [each.key] };
  }
  const from = group?.end ?? 0;
  close();
  return { words: [...joint, ...words.slice(from)], together };
}

export function aimedAt(masked: readonly MaskedWord[], key: string): string[] {
  return masked.map((each) => (each.key === undefined ? each.word : each.key === key ? target : other));
}
