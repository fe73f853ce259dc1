import type { Token, TokenSpan, Tokens } from "@/lib/reading/text/tokenize";
import { FeatureSet } from "./linear-model";

export const spanBuckets = 2 ** 16;

export interface SpanView {
  words: readonly string[];
  at: number;
  /** Slot, shape, the rules' view. */
  facts: readonly string[];
}

const mostWords = 120;

export function wordsBeside<Word>(words: readonly Word[], at: number): { words: Word[]; at: number } {
  const from = Math.max(0, at - mostWords / 2);
  return { words: words.slice(from, at + mostWords / 2), at: at - from };
}

/** Shows each span as one word, and says by its start where that is. Of overlapping spans the first and longest counts. */
export function withSpans<Word, Span extends TokenSpan>(
  tokens: Tokens,
  spans: readonly Span[],
  show: { word: (token: Token, index: number) => Word; span: (span: Span) => Word },
): { words: Word[]; placeOf: ReadonlyMap<number, number> } {
  const words: Word[] = [];
  const placeOf = new Map<number, number>();
  const shown = (from: number, to: number) => tokens.slice(from, to).map((token, at) => show.word(token, from + at));
  let next = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (span.start >= next) {
      words.push(...shown(next, span.start), show.span(span));
      next = Math.max(span.start + 1, span.end);
    }
    placeOf.set(span.start, words.length - 1);
  }
  words.push(...shown(next, tokens.length));
  return { words, placeOf };
}

export const enders = new Set([".", "!", "?", ";"]);
const pauses = new Set(", : - ( ) but though although because cause cuz since if unless so then and or".split(" "));
const reach = 7;

/** Runs around and through it, clause, sentence, and the last sentence's end. */
export function spanFeatures({ words, at, facts }: SpanView, buckets = spanBuckets): number[] {
  const { found, add, grams } = new FeatureSet(buckets);
  const [start, end] = stretch(words, at, enders);
  const [from, to] = stretch(words, at, pauses, start, end);
  const before = ["<", ...words.slice(Math.max(start, at - reach), at)];
  const after = [...words.slice(at + 1, Math.min(end, at + 1 + reach)), ">"];
  add("bias");
  for (const fact of facts) add(`fact ${fact}`);
  const [kind = ""] = facts;
  for (const fact of facts.slice(1)) add(`fact ${kind} ${fact}`);
  for (let step = 1; step <= 4; step++) {
    const [left, right] = [words[at - step] ?? "^", words[at + step] ?? "$"];
    for (const each of [`l${step}${left}`, `r${step}${right}`, `${kind} l${step}${left}`, `${kind} r${step}${right}`])
      add(each);
  }
  for (let size = 1; size <= 4; size++) {
    add(`L${before.slice(-size).join(" ")}`);
    add(`R${after.slice(0, size).join(" ")}`);
  }
  add(`LR${words[at - 1]}|${words[at + 1]}`);
  grams("b", before, 2);
  grams("a", after, 2);
  grams("c", [`<${words[from - 1] ?? ""}`, ...words.slice(from, to), `>${words[to] ?? ""}`], 3);
  grams("s", ["<", ...words.slice(start, end), ">"], 2);
  grams("p", words.slice(Math.max(0, start - 6), start), 1);
  grams("n", words.slice(end, end + 6), 1);
  add(start === 0 ? "opens" : "goes on");
  return found;
}

/** The place's words, up to a mark on each side. */
export function stretch(
  words: readonly string[],
  at: number,
  marks: ReadonlySet<string>,
  least = 0,
  most = words.length,
): [number, number] {
  let start = at;
  while (start > least && !marks.has(words[start - 1] ?? "")) start--;
  let end = at + 1;
  while (end < most && !marks.has(words[end] ?? "")) end++;
  return [start, end];
}
