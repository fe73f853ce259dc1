import * as say from "@/lib/reading/lexicon/take-back-words";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, isIn, type TokenSpan, type Tokens } from "@/lib/reading/text/tokenize";
import { segmentsOf } from "./segments";

type Side = "keep" | "release";

/** Returns what a name at a place does. */
export interface Ordered {
  sideAt: (at: number) => Side | undefined;
  /** For a worse way: "rather older than dearer" gives the year. */
  worseAt?: (at: number) => Side | undefined;
  /** "If one has to go, A before B" beats what the model says. */
  isSure?: boolean;
}

/**
 * "A matters more than B", "A before B" and "I'd rather have A than B" keep A and give B. Words of giving or "less"
 * turn an order around: "rather stretch A than B", "A goes before B". "A goes last" keeps A.
 */
export function orderedIn({ start, end }: TokenSpan, tokens: Tokens, named: readonly TokenSpan[]): Ordered | undefined {
  if (firstOf(tokens, start, end, turning) < 0) return undefined;
  const own = named.filter(isIn({ start, end }));
  const says = (words: ReadonlySet<string>, from = start, to = end) => firstOf(tokens, from, to, words) >= 0;
  const around = (pivot: number, turns: boolean): Ordered => {
    const sideOf = (at: number, flips: boolean) =>
      at < start || at >= end ? undefined : at >= pivot === flips ? "keep" : "release";
    return { sideAt: (at: number) => sideOf(at, turns), worseAt: (at: number) => sideOf(at, true) };
  };
  const lead = firstOf(tokens, start, end, say.rather);
  const behind = firstOf(tokens, Math.max(start, lead + 1), end, say.pivots.rather);
  if (lead >= start && behind > lead + 1) {
    const sides = around(behind, says(say.giving, lead));
    return { ...sides, sideAt: (at) => (at > lead ? sides.sideAt(at) : undefined) };
  }
  const follows = (pivot: number) => own.some((each) => each.start > pivot && each.start <= pivot + 4);
  const than = firstOf(tokens, start, end, say.pivots.than);
  // "Open top matters more than hybrid."
  const yields = firstOf(tokens, start, than, say.yielding, own) >= 0;
  if (than > start && follows(than) && (yields || says(say.weighing, start, than)) && says(say.grading, start, than))
    return { ...around(than, says(say.lessening, start, than) !== yields), isSure: true };
  const place = firstOf(tokens, start, end, say.pivots.place, own);
  const beside = firstOf(tokens, start, place, say.besidePivot);
  const isBeside = own.some((each) => each.end === (beside > start ? beside : place));
  if (place > start && isBeside && follows(place)) {
    const opening = tokens.findLastIndex((token, at) => at < start && endsSentence(token)) + 1;
    const isSure = says(say.leaving, opening);
    return { ...around(place, isSure), isSure };
  }
  const last = firstOf(tokens, start, end, say.pivots.end);
  if (last < start || own.length !== 1 || own[0]?.start === last + 1) return undefined;
  const isLast = tokens[last]?.word === "last";
  const ranks = says(say.leaving) ? [] : rankedIn(tokens, named);
  if (ranks.length === 0 && !says(say.leaving)) return undefined;
  // In "price first, year last" the year matters least.
  const side = isLast === ranks.length > 0 ? "release" : "keep";
  return { sideAt: (at) => (at >= start && at < end ? side : undefined) };
}

/** Names in a spoken ranking, heaviest first. It needs two ranks, each at an edge of its segment. */
export function rankedIn<Each extends TokenSpan>(tokens: Tokens, named: readonly Each[]): Each[][] {
  const ranked = segmentsOf(tokens).flatMap(({ start, end }) => {
    const own = named.filter(isIn({ start, end }));
    const words = tokens.slice(start, end).filter(({ kind }) => kind !== "mark");
    const isMost = words.at(-1)?.word === "most" && words.at(-2)?.word !== "at";
    const rank = isMost
      ? 0
      : (say.placeRanks.get(words.at(-1)?.word ?? "") ?? say.placeRanks.get(words[0]?.word ?? ""));
    return own.length === 1 && rank !== undefined ? [{ own, rank }] : [];
  });
  if (new Set(ranked.map(({ rank }) => rank)).size < 2) return listedIn(tokens, named);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ own }) => own);
}

const lists = PhraseTable.of(say.listsRanks);

/** "In order of importance: year, price, power". */
function listedIn<Each extends TokenSpan>(tokens: Tokens, named: readonly Each[]): Each[][] {
  const [list] = lists.startingIn(tokens, 0, tokens.length);
  const from = list?.end ?? tokens.length;
  const close = tokens.findIndex((token, index) => index > from + 1 && endsSentence(token));
  const own = named.filter(({ start }) => start >= from && (close < 0 || start < close));
  return own.length < 2 ? [] : own.sort((a, b) => a.start - b.start).map((each) => [each]);
}

export const turning: ReadonlySet<string> = new Set(Object.values(say.pivots).flatMap((words) => [...words]));

function firstOf(
  tokens: Tokens,
  from: number,
  to: number,
  words: ReadonlySet<string>,
  taken: readonly TokenSpan[] = [],
): number {
  for (let at = from; at < to; at++) {
    const isTaken = () => taken.some((each) => each.start <= at && at < each.end);
    if (words.has(tokens[at]?.word ?? "") && !isTaken()) return at;
  }
  return -1;
}
