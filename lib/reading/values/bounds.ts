import type { Operator } from "@/lib/constraints/operator";
import { blurs, boundsAfter, boundsBefore } from "@/lib/reading/lexicon/quantity-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "./numbers";

export interface Bound {
  op?: Operator | ">" | "<";
  blurred?: boolean;
  start: number;
  end: number;
}

const before = new PhraseTable<Operator | ">" | "<">();
for (const [op, phrases] of boundsBefore) for (const phrase of phrases) before.add(phrase, op);
const after = new PhraseTable<Operator>();
for (const [op, phrases] of boundsAfter) for (const phrase of phrases) after.add(phrase, op);
for (const mark of ["+"]) after.add(mark, ">=");
const blur = new PhraseTable<true>();
for (const phrase of blurs) blur.add(phrase, true);

/** Words of bounds: known to the speller. */
export const boundVocabulary: ReadonlySet<string> = new Set([...before.words, ...after.words, ...blur.words]);

/** Words that may stand between a bound and its number, or between a number and its bound. */
const between = new Set(
  "a an the of is at around about roughly my budget price msrp cost be to $ £ € say maybe only just something anything like i can id want with for around city highway hwy mpg mileage get gets getting year model years or it approximately horsepower power total in somewhere spend pay combined both and fuel economy was were should do does".split(
    " ",
  ),
);
const tail = new Set(
  "mpg city highway hwy hp horsepower model models in the on town around freeway motorway dollars usd bucks cylinders cylinder doors year $ old us miles per gallon msrp my as or even range".split(
    " ",
  ),
);

const reach = 6;

/** The bound that stands before a number, if words between them only fill the gap. */
export function boundBefore(tokens: readonly Token[], number: Pick<SpokenNumber, "start" | "end">): Bound | undefined {
  let blurred: Bound | undefined;
  for (let start = number.start - 1; start >= Math.max(0, number.start - reach - 4); start--) {
    const token = tokens[start];
    if (!token || endsSentence(token) || (token.kind === "number" && !hitCovers(start))) break;
    const soft = blur.at(tokens, start);
    if (soft && soft.end <= number.start) blurred ??= { blurred: true, start, end: number.end };
    const hit = longestEnding(tokens, start, number.start);
    if (hit && gapIsFiller(tokens, hit.end, number.start) && !isInfinitive(tokens, hit, number.start)) {
      const denied = deniedFrom(tokens, hit);
      if (denied !== undefined)
        return {
          op: opposite[hit.op] ?? hit.op,
          start: denied,
          end: number.end,
          ...(blurred ? { blurred: true } : {}),
        };
      return { op: hit.op, start: hit.start, end: number.end, ...(blurred ? { blurred: true } : {}) };
    }
    if (number.start - start > reach) break;
  }
  return blurred;

  function hitCovers(index: number): boolean {
    return index === number.start;
  }
}

type Hit = { op: Operator | ">" | "<"; start: number; end: number };
const opposite: Partial<Record<Hit["op"], Hit["op"]>> = { ">=": "<=", "<=": ">=", ">": "<=", "<": ">=" };
const turnable = new Set("over above more past beyond exceed exceeding under below less older newer".split(" "));
const deniers = new Set(
  "not dont never without avoid avoiding wont cant cannot wouldnt shouldnt doesnt didnt couldnt hate nor neither".split(
    " ",
  ),
);
const denyGap = new Set(
  "go going be being spend spending pay paying want wanting to like really ever have having it cost costing get getting anything a an car something with me do much shell out stretch look at looking see show single one cent penny dime dollar buck mile day year".split(
    " ",
  ),
);

/** "I'd rather not go over 25k": a bound that is denied turns round; where the denial starts. */
function deniedFrom(tokens: readonly Token[], { start }: Hit): number | undefined {
  if (!turnable.has(tokens[start]?.word ?? "")) return undefined;
  for (let index = start - 1; index >= Math.max(0, start - 6); index--) {
    const word = tokens[index]?.word ?? "";
    // "I'd rather drop the mileage than go over 25k".
    if (deniers.has(word) || (word === "than" && index < start - 1)) return index;
    if (!denyGap.has(word)) return undefined;
  }
  return undefined;
}

/** "It has to be 4 door": the "to" of a verb bounds nothing. */
function isInfinitive(tokens: readonly Token[], { start, end }: Hit, number: number): boolean {
  if (end !== start + 1 || tokens[start]?.word !== "to") return false;
  return tokens.slice(end, number).some((token) => token.kind === "word" && token.word !== "about");
}

/** The longest bound phrase over `at` up to `limit`: "no more than" beats "more than". */
function longestEnding(tokens: readonly Token[], at: number, limit: number): Hit | undefined {
  for (let start = Math.max(0, at - 5); start <= at; start++) {
    const hit = before.at(tokens, start);
    if (hit && hit.end > at && hit.end <= limit) return { op: hit.payload, start, end: hit.end };
  }
  return undefined;
}

function gapIsFiller(tokens: readonly Token[], from: number, to: number): boolean {
  return tokens.slice(from, to).every((token) => between.has(token.word));
}

/** The bound that follows a number or its unit: "or newer", "max", "+", "tops". */
export function boundAfter(tokens: readonly Token[], end: number): Bound | undefined {
  for (let index = end; index < Math.min(tokens.length, end + 6); index++) {
    const token = tokens[index];
    if (!token || endsSentence(token)) return undefined;
    const hit = after.at(tokens, index);
    if (hit && !(token.word === "min" && token.kind !== "word") && !startsAnother(tokens, hit.end, token.word))
      // "Is my absolute ceiling" is a bound and a cue.
      return { op: hit.payload, start: end, end: tokens.slice(index, hit.end).some(isSternBound) ? end : hit.end };
    const soft = blur.at(tokens, index);
    if (soft && index === end) return { blurred: true, start: end, end: soft.end };
    if (!tail.has(token.word)) return undefined;
  }
  return undefined;
}

const stern = new Set(
  "absolute absolutely hard wall roof line cant cannot couldnt wont never refuse cent penny dime dollar".split(" "),
);

/** Words of a bound that say besides how much it matters: those are no part of its number. */
export function isSternBound({ word }: Token): boolean {
  return stern.has(word);
}

/** "15 at least 200 hp", "30 city and less than 24k": the bound belongs to the next number, not to this one. */
function startsAnother(tokens: readonly Token[], end: number, word: string): boolean {
  const next = tokens[end];
  if (next?.kind === "number" || next?.word === "$" || next?.word === "than") return true;
  return (
    (word === "at" ||
      word === "max" ||
      word === "min" ||
      word === "minimum" ||
      word === "maximum" ||
      word === "limit" ||
      word === "plus") &&
    next?.word === "of"
  );
}
