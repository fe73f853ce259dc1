export type Span = { start: number; end: number };

/** Locates a quote, ignoring spaces, case and quote marks. "30" is not in "300". */
export function locateQuote(words: string, quote: string): Span | null {
  const wanted = quote
    .trim()
    .replace(/^(…|\.\.\.)|(…|\.\.\.)$/g, "")
    .trim();
  if (wanted === "") return null;
  for (let from = words.indexOf(wanted); from >= 0; from = words.indexOf(wanted, from + 1)) {
    const span = { start: from, end: from + wanted.length };
    if (isWhole(words, span)) return span;
  }
  for (const match of words.matchAll(loosely(wanted))) {
    const span = { start: match.index, end: match.index + match[0].length };
    if (isWhole(words, span)) return span;
  }
  return null;
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

export function textOf(words: string, { start, end }: Span): string {
  return words.slice(start, end);
}

function loosely(wanted: string): RegExp {
  const pattern = wanted
    .replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")
    .replace(/['’‘`]/g, "['’‘`]")
    .replace(/["“”]/g, '["“”]')
    .replace(/\s+/g, "\\s+");
  return new RegExp(pattern, "giu");
}

function isWhole(words: string, { start, end }: Span): boolean {
  return !continues(words[start - 1], words[start]) && !continues(words[end - 1], words[end]);
}

/** Both belong to one word or number. */
function continues(left: string | undefined, right: string | undefined): boolean {
  if (!left || !right) return false;
  return (/\p{L}/u.test(left) && /\p{L}/u.test(right)) || (/\d/.test(left) && /\d/.test(right));
}
