import { moves, rangeUnits, spanWords, stepped, terms } from "@/lib/reading/lexicon/number-words";
import { endsSentence, type TokenSpan, type Tokens, textIn, wordsIn } from "@/lib/reading/text/tokenize";
import { type Bound, boundAfter, boundBefore } from "./bounds";
import type { SpokenNumber } from "./numbers";
import type { Quantity } from "./quantity";
import type { UnitContext } from "./units/unit-context";

function isYear({ value, scaled, comma, currency }: SpokenNumber): boolean {
  return value >= 1950 && value <= 2050 && !scaled && !comma && !currency;
}

export function joinsRange(tokens: Tokens, low: SpokenNumber, high: SpokenNumber): boolean {
  const gap = wordsIn(tokens, low.end, high.start).filter((word) => !rangeUnits.has(word));
  if (gap.length === 0) {
    const dashed = tokens.slice(low.end, high.start + 1).some((token) => token.dashed);
    return dashed && (low.comma === high.comma || low.scaled);
  }
  const [word = "", ...more] = gap;
  const isBetween = wordsIn(tokens, low.start - 4, low.start).some((each) => /^(?:between|btw|range)$/.test(each));
  return more.length === 0 && (spanWords.has(word) || (word === "and" && isBetween));
}

/** "Lower it to 25": moved numbers keep their bound, unlike "up to 250". */
export function movesTo(tokens: Tokens, { start }: { start: number }): boolean {
  const at = tokens[start]?.word === "up" ? start + 1 : start;
  if (tokens[at]?.word !== "to") return false;
  if (tokens[at - 1]?.word === "down") return true;
  const lead = tokens.slice(Math.max(0, start - 5), start);
  return lead.slice(lead.findLastIndex(endsSentence) + 1).some(({ word }) => moves.has(word));
}

/** "2012 or 2013" covers all years between, unless one has its own bound. */
export function areYears(tokens: Tokens, low: SpokenNumber, high: SpokenNumber): boolean {
  if (wordsIn(tokens, low.end, high.start).join() !== "or" || !isYear(low) || !isYear(high)) return false;
  return boundBefore(tokens, low)?.op === undefined && boundAfter(tokens, high.end)?.op === undefined;
}

/** "A year or two older". */
export function isStep(tokens: Tokens, { value, start, end, century }: SpokenNumber): boolean {
  const isOfYears = /years?$/.test(tokens[start - 2]?.word ?? "") ? stepped.after : stepped.years;
  return !century && value <= 12 && isOfYears.test(textIn(tokens, end, end + 2));
}

/** "The last three years": counts from the catalog's newest year. */
export function readAge(
  context: UnitContext,
  number: SpokenNumber,
  before: Bound | undefined,
  span: TokenSpan,
): Quantity | undefined {
  const words = wordsIn(context.tokens, number.start - 5, number.start);
  // "In the last 2 years" dates an event, and "from a 74-year-old" names a person.
  const isTold = /\bin the (?:last|past)$/.test(words.join(" "));
  const recent = !isTold && words.some((word) => word === "last" || word === "past" || word === "within");
  const after = boundAfter(context.tokens, span.end);
  if (/\bfrom (?:an?|my|our|this|the|your)$/.test(words.join(" "))) return undefined;
  if (!recent && after?.op !== "<=" && before?.op !== "<=" && before?.op !== "<" && before?.op !== ">=")
    return undefined;
  const newest = context.vocabulary.ranges.year?.max;
  const isOld = wordsIn(context.tokens, span.start, span.end + 1).includes("old");
  const isTerm = terms.test(textIn(context.tokens, number.start - 8, span.end + 3));
  if (newest === undefined || (!isOld && !recent && isTerm)) return undefined;
  const old = !recent && before?.op === ">=" && !words.includes("older");
  const op = old ? ("<=" as const) : (">=" as const);
  const test = { slot: "year" as const, op, value: newest - Math.round(number.value) };
  const [start, end] = [before?.start ?? span.start, after?.end ?? span.end];
  return { tests: [test], start, end, core: number.start, blurred: false, open: false };
}

/** "A year or two old", "two or three years old": as many years as that at most. A child is said to be one age. */
export function looseAge({ tokens, vocabulary }: UnitContext, { value, start, end }: SpokenNumber) {
  const newest = vocabulary.ranges.year?.max;
  const before = textIn(tokens, start - 2, start);
  const behind = /^(?:years? |yrs? )?old\b/.exec(textIn(tokens, end, end + 2))?.[0];
  const isLoose = /^(?:\S+|years?) or$/.test(before) || wordsIn(tokens, start, end).includes("couple");
  if (newest === undefined || behind === undefined || !isLoose || value > 12) return undefined;
  const test = { slot: "year" as const, op: ">=" as const, value: newest - Math.round(value) };
  const from = before.endsWith(" or") ? start - 2 : start;
  return { tests: [test], start: from, end: end + behind.split(" ").length, core: start, blurred: false, open: false };
}
