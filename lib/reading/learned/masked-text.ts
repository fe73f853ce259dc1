import type { Token } from "@/lib/reading/text/tokenize";

export const target = "TTT";
export const other = "OOO";
const number = "#";
const markup = new Set(["*", "_", "`"]);

const denials: ReadonlyMap<string, string> = new Map([
  ["isnt", "is"],
  ["arent", "are"],
]);

const signs: ReadonlyMap<string, string> = new Map([["=", "is"]]);

/** Equal keys mean one wish. */
export interface WishSpan {
  key: string;
  start: number;
  end: number;
}

export interface MaskedWord {
  word: string;
  key?: string;
  start: number;
  end: number;
}

/** Masks wishes, so lessons hold for all. The first of overlapping spans wins. */
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

/** Per wish. Twice as many as people write. */
const mostWords = 120;

/** Covers all of a real message. */
export function wordsNear(masked: readonly MaskedWord[], key: string): readonly MaskedWord[] {
  if (masked.length <= mostWords) return masked;
  const at = masked.findIndex((each) => each.key === key);
  const from = Math.min(Math.max(0, at - mostWords / 2), masked.length - mostWords);
  return masked.slice(from, from + mostWords);
}

export function aimedAt(masked: readonly MaskedWord[], key: string): string[] {
  return masked.map((each) => (each.key === undefined ? each.word : each.key === key ? target : other));
}
