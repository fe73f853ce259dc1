import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "./numbers";

const separators = new Set(["and", ",", "/", "but", "&", "plus", "with"]);

interface Stretched {
  tokens: readonly Token[];
  numbers: readonly SpokenNumber[];
}

/** Returns the words around a number, up to the separators. */
export function stretchOf({ tokens, numbers }: Stretched, number: SpokenNumber) {
  const index = positionOf(numbers, number.start);
  const earlier = numbers[index - 1];
  // Skips numbers inside a range.
  const later = numbers.slice(index, index + 3).find((each) => each.start >= number.end);
  let from = sentenceStart(tokens, number.start);
  if (earlier && earlier.end > from) from = separatorAfter(tokens, earlier.end, number.start) ?? earlier.end;
  let to = sentenceEnd(tokens, number.end);
  if (later && later.start < to) to = separatorAfter(tokens, number.end, later.start) ?? later.start;
  return { from, to, next: later?.start };
}

/** Binary search. */
export function positionOf(numbers: readonly SpokenNumber[], start: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** In tokens. */
const window = 40;

function separatorAfter(tokens: readonly Token[], from: number, to: number): number | undefined {
  for (let index = to - 1; index >= from; index--) if (separators.has(tokens[index]?.word ?? "")) return index;
  return undefined;
}

/** "But" starts one. */
export function sentenceStart(tokens: readonly Token[], at: number): number {
  for (let index = at - 1; index >= Math.max(0, at - window); index--) {
    const token = tokens[index];
    if (token && (endsSentence(token) || token.word === "but")) return index + 1;
  }
  return Math.max(0, at - window);
}

function sentenceEnd(tokens: readonly Token[], at: number): number {
  const limit = Math.min(tokens.length, at + window);
  for (let index = at; index < limit; index++) {
    const token = tokens[index];
    if (token && (endsSentence(token) || token.word === "but")) return index;
  }
  return limit;
}
