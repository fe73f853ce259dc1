import type { Operator } from "@/lib/constraints";
import * as say from "@/lib/reading/lexicon/bound-words";
import { numberWords } from "@/lib/reading/lexicon/number-words";
import { weighing } from "@/lib/reading/lexicon/take-back-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token, type TokenSpan, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import type { SpokenNumber } from "./numbers";

export interface Bound extends TokenSpan {
  op?: Operator | ">" | "<";
  blurred?: boolean;
}

const before = PhraseTable.keyed(say.boundsBefore);
const after = PhraseTable.keyed(say.boundsAfter).add("+", ">=");
const blur = PhraseTable.of(say.blurs);

export const boundVocabulary: ReadonlySet<string> = new Set([...before.words, ...after.words, ...blur.words]);

const [reach, farthestDenial] = [6, 14];

/** Words between may only fill the gap. */
export function boundBefore(tokens: Tokens, number: Pick<SpokenNumber, "start" | "end">): Bound | undefined {
  let blurred: Bound | undefined;
  for (let start = number.start - 1; start >= Math.max(0, number.start - reach - 4); start--) {
    const token = tokens[start];
    if (!token || endsSentence(token) || token.kind === "number") break;
    const soft = blur.at(tokens, start);
    if (soft && soft.end <= number.start) blurred ??= { blurred: true, start, end: number.end };
    const hit = longestEnding(tokens, start, number.start);
    const isNext = hit && tokens.slice(hit.end, number.start).every(({ word }) => say.amidBounds.has(word));
    if (isNext && !isInfinitive(tokens, hit, number.start)) {
      const denied = deniedFrom(tokens, hit) ?? (isDeniedBehind(tokens, hit, number.end) ? hit.start : undefined);
      const op = denied === undefined ? hit.op : (opposite[hit.op] ?? hit.op);
      return { ...blurred, op, start: denied ?? hit.start, end: number.end };
    }
    if (number.start - start > reach) break;
  }
  return blurred;
}

type Hit = { op: Operator | ">" | "<"; start: number; end: number };
const opposite: Partial<Record<Hit["op"], Hit["op"]>> = { ">=": "<=", "<=": ">=", ">": "<=", "<": ">=" };

/** "I'd rather not go over 25k" reverses the bound. Returns the denial's start. */
function deniedFrom(tokens: Tokens, { start }: Hit): number | undefined {
  if (!say.turnable.has(tokens[start]?.word ?? "")) return undefined;
  for (let index = start - 1; index >= Math.max(0, start - 6); index--) {
    const word = tokens[index]?.word ?? "";
    // "I'd rather drop the mileage than go over 25k".
    if (say.deniers.has(word) || (word === "than" && index < start - 1)) return index;
    if (!say.denyGap.has(word)) return undefined;
  }
  return undefined;
}

/** "More than 24,000 I can't give." */
function isDeniedBehind(tokens: Tokens, { op, start }: Hit, end: number): boolean {
  if (op === "<=" || op === "<" || !say.turnable.has(tokens[start]?.word ?? "")) return false;
  return say.deniedBehind.test(textIn(tokens, end, end + farthestDenial));
}

/** "8 inches under it and 36 highway", "it has to be 4 door" and "money counts more than the two doors" bound nothing. */
function isInfinitive(tokens: Tokens, { start, end }: Hit, number: number): boolean {
  if (weighing.has(tokens[start - 1]?.word ?? "")) return true;
  if (say.turnable.has(tokens[end - 1]?.word ?? "") && tokens[end]?.word === "it") return true;
  if (tokens[end - 1]?.word === "to" && say.adding.has(tokens[start - 1]?.word ?? "")) return true;
  if (end !== start + 1 || tokens[start]?.word !== "to") return false;
  return tokens.slice(end, number).some((token) => token.kind === "word" && token.word !== "about");
}

/** "No more than" beats "more than". */
function longestEnding(tokens: Tokens, at: number, limit: number): Hit | undefined {
  for (let start = Math.max(0, at - 5); start <= at; start++) {
    const hit = before.at(tokens, start);
    if (hit && hit.end > at && hit.end <= limit) return { op: hit.payload, start, end: hit.end };
  }
  return undefined;
}

export function boundAfter(tokens: Tokens, end: number): Bound | undefined {
  for (let index = end; index < Math.min(tokens.length, end + 6); index++) {
    const token = tokens[index];
    if (!token || endsSentence(token)) return undefined;
    const hit = after.at(tokens, index);
    if (hit && !(token.word === "min" && token.kind !== "word") && !startsAnother(tokens, hit.end))
      // "Is my absolute ceiling" is a bound and a cue.
      return { op: hit.payload, start: end, end: tokens.slice(index, hit.end).some(isSternBound) ? end : hit.end };
    const soft = blur.at(tokens, index);
    if (soft && index === end) return { blurred: true, start: end, end: soft.end };
    if (!say.behindNumbers.has(token.word)) return undefined;
  }
  return undefined;
}

/** States importance too, so it isn't part of its number. */
export function isSternBound({ word }: Token): boolean {
  return say.sternBounds.has(word);
}

/** "15 at least 200 hp": the bound belongs to the next number. */
function startsAnother(tokens: Tokens, end: number): boolean {
  const next = tokens[end];
  return next?.kind === "number" || /^(?:\$|than)$/.test(next?.word ?? "") || numberWords.has(next?.word ?? "");
}
