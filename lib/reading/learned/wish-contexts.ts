import type { Constraint, SlotName } from "@/lib/constraints";
import { segmentsOf } from "@/lib/reading/acts/segments";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { isSternBound } from "@/lib/reading/values/bounds";
import { findHints } from "@/lib/reading/values/topics";
import { maskWords, type WishSpan, wordsNear } from "./masked-text";
import { type Reference, referencesIn, withDenials } from "./references";
import type { WishContext } from "./wish-views";

/** Values, names and hints. A shared name means the wished slot. */
export function spansOf(
  { tokens, statements, topics }: Pick<MessageReading, "tokens" | "statements" | "topics">,
  standing: readonly Pick<Constraint, "slot">[],
): WishSpan[] {
  const wished = new Set<SlotName>([...statements.map(({ slot }) => slot), ...standing.map(({ slot }) => slot)]);
  const values = statements.map(({ slot, start, end }) => ({ slots: [slot], start, end }));
  const hints = findHints(tokens, [...values, ...topics]).filter(({ slots }) => slots.some((slot) => wished.has(slot)));
  return [...values, ...topics, ...hints].flatMap(({ slots, start, end }) => {
    const key = slots.find((slot) => wished.has(slot)) ?? slots[0];
    return key ? [{ key, start, end }] : [];
  });
}

export function contextsOf(
  reading: MessageReading,
  constraints: readonly Constraint[],
): (slot: SlotName) => WishContext {
  const spans = spansOf(reading, constraints);
  const limits = sternLimits(reading);
  const references = referencesIn(reading.tokens, spans);
  const tokens = withDenials(reading.tokens, references);
  return (key) => {
    const named = [...spans, ...limits].map((each) => opened(each, limits, key));
    const masked = maskWords(tokens, [...named, ...references.map((each) => aimed(each, key))]);
    const stern = limits.some((limit) => limit.key === key);
    return { words: wordsNear(masked, key), question: reading.question.masked, key, stern };
  };
}

function aimed({ keys, start, end }: Reference, key: SlotName): WishSpan {
  return { key: keys.includes(key) ? key : (keys[0] ?? ""), start, end };
}

interface Limit extends WishSpan {
  core: number;
}

function sternLimits({ tokens, statements }: MessageReading): Limit[] {
  return statements.flatMap(({ slot: key, start, end, quantity }) => {
    const before = tokens[start - 1];
    const from = before && isSternBound(before) ? start - 1 : start;
    const isStern = quantity && tokens.slice(from, quantity.core).some(isSternBound);
    return isStern ? [{ key, start: from, end, core: quantity.core }] : [];
  });
}

/** A limit's wording weighs only itself, so its words go with its number. */
function opened(span: WishSpan, limits: readonly Limit[], key: string): WishSpan {
  const limit = limits.find(({ end }) => span.key === key && end === span.end);
  return limit ? { ...span, start: limit.core } : span;
}

/** "SUV, and I won't budge on the price" locks only the price: clauses that name only other wishes are theirs. */
export function withoutOthers(
  context: WishContext,
  tokens: MessageReading["tokens"],
  spans: readonly WishSpan[],
): WishContext {
  const places = [...spans].sort((a, b) => a.start - b.start);
  let next = 0;
  const others = segmentsOf(tokens).filter(({ end }) => {
    const from = next;
    while ((places[next]?.start ?? end) < end) next++;
    return next > from && places.slice(from, next).every(({ key }) => key !== context.key);
  });
  let at = 0;
  const words = context.words.filter(({ start }) => {
    while ((others[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
    return start < (others[at]?.start ?? Number.POSITIVE_INFINITY);
  });
  return words.length === context.words.length ? context : { ...context, words };
}
