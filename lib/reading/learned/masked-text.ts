import type { Token } from "@/lib/reading/text/tokenize";

/** Stands for the wish that is looked at, and for all others. */
export const target = "TTT";
export const other = "OOO";
const number = "#";
/** Signs people put around words to stress them. */
const markup = new Set(["*", "_", "`"]);

/** Behind a wish "isn't negotiable" says what "is not negotiable" says. */
const denials: ReadonlyMap<string, string> = new Map([
  ["isnt", "is"],
  ["arent", "are"],
]);

const signs: ReadonlyMap<string, string> = new Map([["=", "is"]]);

/** A span of tokens that speaks of a wish. `key` says which: spans with one key are one wish. */
export interface WishSpan {
  key: string;
  start: number;
  end: number;
}

/** A word of a masked text, or the wish that stands in its place. `tokens` is the place it came from. */
export interface MaskedWord {
  word: string;
  key?: string;
  start: number;
  end: number;
}

/**
 * Words with wishes taken out, so that what is learned of one wish holds for every other. Overlapping spans are taken
 * in order; numbers outside of wishes are all the same number.
 */
export function maskWords(tokens: readonly Pick<Token, "kind" | "word">[], spans: readonly WishSpan[]): MaskedWord[] {
  const masked: MaskedWord[] = [];
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  for (let index = 0; index < tokens.length; ) {
    while ((sorted[next]?.start ?? Number.POSITIVE_INFINITY) < index) next++;
    const span = sorted[next];
    const token = tokens[index];
    if (token && markup.has(token.word)) {
      index++;
      continue;
    }
    if (span?.start === index && span.end > index) {
      masked.push({ word: other, key: span.key, start: span.start, end: span.end });
      index = span.end;
    } else {
      const place = { start: index, end: index + 1 };
      const verb = masked.at(-1)?.key === undefined ? undefined : denials.get(token?.word ?? "");
      if (token)
        masked.push({
          word: token.kind === "number" ? number : (verb ?? signs.get(token.word) ?? token.word),
          ...place,
        });
      if (verb) masked.push({ word: "not", ...place });
      index++;
    }
  }
  return masked;
}

/** Words that are looked at for one wish: twice as many as people's longest messages have. */
const mostWords = 120;

/** The words around the first place of a wish; all of them where a person wrote the message. */
export function wordsNear(masked: readonly MaskedWord[], key: string): readonly MaskedWord[] {
  if (masked.length <= mostWords) return masked;
  const at = masked.findIndex((each) => each.key === key);
  const from = Math.min(Math.max(0, at - mostWords / 2), masked.length - mostWords);
  return masked.slice(from, from + mostWords);
}

/** The same words with one wish as the target. */
export function aimedAt(masked: readonly MaskedWord[], key: string): string[] {
  return masked.map((each) => (each.key === undefined ? each.word : each.key === key ? target : other));
}
