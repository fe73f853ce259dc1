import { isNumericSlot, roles, type SlotName } from "@/lib/constraints";
import { priceTimes } from "@/lib/constraints/slot-words";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { learnedImportance } from "@/lib/reading/learned/importance-model";
import { ordinaryWords } from "@/lib/reading/lexicon/ordinary-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { messageOf } from "@/lib/reading/read-words";
import { type Token, tokenize } from "@/lib/reading/text/tokenize";
import { findNumbers, type SpokenNumber } from "@/lib/reading/values/numbers";

export type WordSupport = ReturnType<typeof wordSupport>;

/** Prepares one message for lookups. Independent of the model's output. */
export function wordSupport(input: ReadInput) {
  const { words } = input;
  const tokens = tokenize(words);
  const untaken = tokens.map(() => false);
  const numbers = findNumbers(tokens, untaken);
  const whole = messageOf(input);
  const readings = new Map<string, MessageReading>();
  const readingOf = (quote: Span) => {
    const text = textOf(words, quote);
    const known = readings.get(text) ?? messageOf({ ...input, words: text });
    readings.set(text, known);
    return known;
  };
  const all = { start: 0, end: words.length };
  const numberIn = (slot: SlotName, value: number, quote: Span) =>
    numbers
      .map((each) => ({ each, span: spanOf(tokens, each) }))
      .find(({ each, span }) => overlaps(span, quote) && canMean(slot, each, value))?.span ?? null;
  const valueIn = (slot: SlotName, value: string, quote: Span) => {
    const reading = readingOf(quote);
    const named = reading.statements.find((each) => each.slot === slot && each.values.includes(value));
    if (named) {
      const { start, end } = spanOf(reading.tokens, named);
      return { start: quote.start + start, end: quote.start + end };
    }
    return nameIn(slot, value, tokens, quote);
  };
  return {
    /** Looks inside the quote, then anywhere in the words. */
    ofValue(slot: SlotName, value: string | number, quote: Span) {
      if (typeof value === "number")
        return isNumericSlot(slot) ? (numberIn(slot, value, quote) ?? numberIn(slot, value, all)) : null;
      return valueIn(slot, value, quote) ?? nameIn(slot, value, tokens, all);
    },
    ofSlot(slot: SlotName, quote: Span) {
      const { topics, statements } = readingOf(quote);
      return (
        input.question?.slot === slot ||
        topics.some((each) => each.slots.includes(slot)) ||
        statements.some((each) => each.slot === slot)
      );
    },
    ofMust(quote: Span) {
      const said = tokens.filter((token) => overlaps(token, quote)).map(({ word }) => ({ word, start: 0, end: 0 }));
      const words = [{ word: "", key: "wish", start: 0, end: 0 }, ...said];
      return learnedImportance({ words, question: [], key: "wish" }, "wished").level === "must";
    },
    /** The quote has a word, besides articles, that names no value. */
    ofImportance(quote: Span) {
      const named = whole.statements.map((each) => spanOf(whole.tokens, each));
      const plain = tokens.filter(({ kind, word }) => kind === "word" && !articles.has(word));
      return plain.some((token) => overlaps(token, quote) && !named.some((span) => overlaps(span, token)));
    },
  };
}

const articles = new Set(["a", "an", "the", "and", "or"]);

function spanOf(tokens: readonly Token[], { start, end }: Span): Span {
  const from = tokens[start]?.start ?? 0;
  return { start: from, end: tokens[Math.max(start, end - 1)]?.end ?? from };
}

/** "30" may be 30,000 dollars, "'15" the year 2015, "low thirties" 33. */
function canMean(slot: SlotName, { value, scaled, decade, century }: SpokenNumber, wanted: number): boolean {
  const bases = [value];
  if (slot === roles.price && !scaled && value < priceTimes) bases.push(value * priceTimes);
  if (slot === "year" && value < 100 && (century || value <= 40)) bases.push(2000 + value);
  if (slot === "year" && value < 100 && value >= 50) bases.push(1900 + value);
  return bases.some((base) => {
    if (!decade) return Math.abs(base - wanted) < 1e-9;
    const unit = base >= 10 * value && value > 0 && base !== value ? 1000 : 1;
    return wanted >= base && wanted <= base + 10 * unit;
  });
}

/** Ordinary words alone don't count as names. */
function nameIn(slot: SlotName, value: string, tokens: readonly Token[], quote: Span): Span | null {
  const name = value.toLowerCase().replace(/[^\p{L}\d]/gu, "");
  const isName = slot === "make" || slot === "model";
  if (name === "" || (isName && (ordinaryWords.has(name) || /^\d+$/.test(name) || name.length < 3))) return null;
  for (let from = 0; from < tokens.length; from++) {
    let joined = "";
    for (let to = from; to < tokens.length && joined.length < name.length; to++) {
      const token = tokens[to];
      if (!token || (token.kind === "mark" && to === from)) break;
      if (token.kind !== "mark") joined += token.word.replace(/[^\p{L}\d]/gu, "");
      const span = spanOf(tokens, { start: from, end: to + 1 });
      if (joined === name && overlaps(span, quote)) return span;
    }
  }
  return null;
}

export type Span = { start: number; end: number };

/** Locates a quote, ignoring spaces, case and quote marks. "30" is not in "300". */
export function locateQuote(words: string, quote: string): Span | null {
  const uncut = quote.trim().replace(/^(…|\.\.\.)|(…|\.\.\.)$/g, "");
  const wanted = uncut.trim();
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
