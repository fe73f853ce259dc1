import { numberSlots, roles } from "@/lib/constraints";
import { currencies, decades, parts, scales, separators } from "@/lib/reading/lexicon/number-words";
import { endsSentence, firstFrom, type Token, type TokenSpan, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import { isRank, rankAt, wordsAt, yearWordsAt } from "./numerals";
import { isSet } from "./set-numbers";

export interface SpokenNumber extends TokenSpan {
  value: number;
  /** "30k", "thirty thousand". */
  scaled: boolean;
  currency: boolean;
  negative: boolean;
  comma: boolean;
  /** "'15", "23 or newer". */
  century: boolean;
  decade?: "low" | "mid" | "high" | "whole";
}

export function findNumbers(tokens: Tokens, owned: readonly boolean[]): SpokenNumber[] {
  const found: SpokenNumber[] = [];
  for (let index = 0; index < tokens.length; index++) {
    if (owned[index]) continue;
    const number = decadeAt(tokens, index) ?? numberAt(tokens, index, owned);
    if (!number) continue;
    found.push(number);
    index = number.end - 1;
  }
  return found;
}

const unscaled = new Set(["m", ...Object.values(numberSlots).flatMap(({ unit }) => (unit === "g" ? [unit] : []))]);

function numberAt(tokens: Tokens, start: number, owned: readonly boolean[]): SpokenNumber | undefined {
  const first = tokens[start];
  if (!first) return undefined;
  const year = yearWordsAt(tokens, start);
  if (year) return { ...unmarked, ...year, start };
  const base = rankAt(tokens, start) ?? digitsAt(tokens, start) ?? wordsAt(tokens, start, owned);
  if (!base || !Number.isFinite(base.value)) return undefined;
  let { value, end } = base;
  if (textIn(tokens, end, end + 3) === "and a half" && tokens[end + 3]?.kind === "word") {
    value += 0.5;
    end += 3;
  }
  let scaled = base.value >= 1000 && first.kind === "word";
  const isMarked = currencies.has(tokens[start - 1]?.word ?? "");
  // Meters, not millions: "5.2m long". Grams, not thousands, where things have some.
  const isUnit = unscaled.has(tokens[end]?.word ?? "") && !isMarked;
  const scale = isUnit ? undefined : scaleAt(tokens, end);
  if (scale && value * scale.by <= 1e9) {
    value *= scale.by;
    end = scale.end;
    scaled = true;
    const rest = tokens[end]?.kind === "word" ? wordsAt(tokens, end, owned) : undefined;
    if (rest && rest.value < 1000 && rest.value >= 100) {
      value += rest.value;
      end = rest.end;
    }
  }
  const before = tokens[start - 1];
  const currency = isMarked || currencies.has(tokens[end]?.word ?? "");
  const marked = currency && before?.kind === "mark";
  // "23 or newer".
  const isDated = /^(?:or|and) (?:newer|older|later)$/.test(textIn(tokens, end, end + 2));
  const negative = isNegative(tokens, start, marked ? start - 2 : start - 1, marked ? 1 : 0);
  return {
    value: Math.round(value * 100) / 100,
    start,
    end,
    scaled,
    currency,
    negative,
    comma: first.text.includes(","),
    century: first.apostrophe === true || (!scaled && !currency && value < 100 && isDated),
  };
}

const unmarked = { scaled: false, currency: false, negative: false, comma: false, century: false } as const;

const hasCents = (numberSlots[roles.price].decimals ?? 0) > 0;

/** Skips the "ish" of "30ish k". */
function digitsAt(tokens: Tokens, start: number): { value: number; end: number } | undefined {
  const first = tokens[start];
  if (first?.kind !== "number" || isRank(tokens, start)) return undefined;
  const next = tokens[start + 1];
  // "$32 500" and "28 000" are one number.
  if (
    next?.kind === "number" &&
    (currencies.has(tokens[start - 1]?.word ?? "") ? /^\d{3}$/ : /^[05]00$/).test(next.text) &&
    /^\d{1,3}$/.test(first.text) &&
    next.start === first.end + 1
  )
    return { value: Number(first.word) * 1000 + Number(next.word), end: start + 2 };
  // "35,50" where prices have cents.
  const cents = tokens[start + 2];
  if (hasCents && next?.word === "," && /^\d\d$/.test(cents?.text ?? "") && cents?.start === first.end + 1)
    return { value: Number(`${first.word}.${cents.word}`), end: start + 3 };
  const blurred = tokens[start + 1]?.word === "ish" && scaleAt(tokens, start + 2) !== undefined;
  return { value: Number(first.word), end: start + (blurred ? 2 : 1) };
}

/** "-5", but not the dash of "price - 19k". */
function isNegative(tokens: Tokens, start: number, at: number, gap: number): boolean {
  const sign = tokens[at];
  if (sign?.word === "minus" || sign?.word === "negative") return true;
  const before = tokens[start - 2];
  const close = sign?.word === "-" && sign.end >= (tokens[start]?.start ?? 0) - gap;
  return close && before?.kind !== "number" && before?.word !== "k";
}

function scaleAt(tokens: Tokens, index: number): { by: number; end: number } | undefined {
  const token = tokens[index];
  if (token?.kind !== "word") return undefined;
  const by = scales[token.word];
  if (by === undefined) return undefined;
  const mayStandApart = token.word.length > 1 || token.word === "k";
  return mayStandApart || token.joined ? { by, end: index + 1 } : undefined;
}

/** "low thirties", "the 90s". */
function decadeAt(tokens: Tokens, start: number): SpokenNumber | undefined {
  const prefix = parts[tokens[start]?.word ?? ""];
  const index = prefix ? start + 1 : start;
  const token = tokens[index];
  if (!token) return undefined;
  const shared = { ...unmarked, start, currency: tokens[start - 1]?.word === "$" };
  // "High teens". Without the prefix, teens are people.
  const teens = prefix && token.word === "teens" ? 10 : undefined;
  const named = teens ?? decades[token.word];
  if (named !== undefined)
    return { ...shared, scaled: teens !== undefined, value: named, end: index + 1, decade: prefix ?? "whole" };
  const s = tokens[index + 1];
  const value = Number(token.word);
  const isPlural = (s?.word === "s" || s?.word === "ks") && s.joined;
  // "200s enough" has a short "is".
  const isShort = value >= 100 && isSet(tokens, { start: index, end: index + 1 });
  if (token.kind === "number" && value % 10 === 0 && value > 0 && isPlural && !isShort) {
    return { ...shared, value, end: index + 2, decade: prefix ?? "whole" };
  }
  return undefined;
}

interface Stretched {
  tokens: Tokens;
  numbers: readonly SpokenNumber[];
}

/** Returns the words around a number, up to the separators. */
export function stretchOf({ tokens, numbers }: Stretched, number: SpokenNumber) {
  const index = firstFrom(numbers, number.start);
  const earlier = numbers[index - 1];
  // Skips numbers inside a range.
  const later = numbers.slice(index, index + 3).find((each) => each.start >= number.end);
  let from = sentenceStart(tokens, number.start);
  if (earlier && earlier.end > from) from = separatorAfter(tokens, earlier.end, number.start) ?? earlier.end;
  let to = sentenceEnd(tokens, number.end);
  if (later && later.start < to) to = separatorAfter(tokens, number.end, later.start) ?? later.start;
  return { from, to, next: later?.start };
}

/** In tokens. */
const window = 40;

function separatorAfter(tokens: Tokens, from: number, to: number): number | undefined {
  for (let index = to - 1; index >= from; index--) if (separators.has(tokens[index]?.word ?? "")) return index;
  return undefined;
}

/** "But" starts a sentence too. */
const isApart = (token: Token) => endsSentence(token) || token.word === "but";

export function sentenceStart(tokens: Tokens, at: number): number {
  const from = Math.max(0, at - window);
  return from + tokens.slice(from, at).findLastIndex(isApart) + 1;
}

export const sentenceLength = (tokens: Tokens, { start, end }: TokenSpan) =>
  sentenceEnd(tokens, end) - sentenceStart(tokens, start);

function sentenceEnd(tokens: Tokens, at: number): number {
  const near = tokens.slice(at, at + window);
  const length = near.findIndex(isApart);
  return at + (length < 0 ? near.length : length);
}
