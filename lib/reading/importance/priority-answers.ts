import { levelWeights, type SlotName } from "@/lib/constraints";
import { segmentsOf } from "@/lib/reading/acts/segments";
import { asksToGiveUp, asksToKeep, nexts } from "@/lib/reading/lexicon/answer-words";
import { besideLevels, levelsAfter, levelsBefore } from "@/lib/reading/lexicon/attitude-words";
import { behind } from "@/lib/reading/lexicon/take-back-words";
import type { Anchor } from "@/lib/reading/stance/anchor";
import { neededIn } from "@/lib/reading/stance/needed";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, isIn, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import type { Comparison, SlotWeight } from "./importance";

const letsGo = PhraseTable.of(asksToGiveUp);
const keeps = PhraseTable.of(asksToKeep);

/** The first and second to go, and the first and second to matter. */
const going = [0.05, 0.28] as const;
const staying = [0.82, 0.65] as const;

export interface PriorityAnswer {
  weights: SlotWeight[];
  comparisons: Comparison[];
}

export const noPriorityAnswer: PriorityAnswer = { weights: [], comparisons: [] };
const longest = 12;

/** "What would you give up first?" "The price." A bare name goes first, or matters most. */
export function priorityAnswer(
  tokens: Tokens,
  question: Tokens,
  named: readonly Anchor[],
  offered: readonly SlotName[],
): PriorityAnswer {
  const lets = asksWhatGoes(question);
  const keep = keeps.anyIn(question);
  if (lets === keep) return noPriorityAnswer;
  const close = tokens.findIndex(endsSentence);
  const end = close < 0 ? tokens.length : close;
  const all = named.filter((anchor) => anchor.end <= end);
  const places = all.filter((anchor) => anchor.kind !== "feature");
  const [first, second] = places;
  const next =
    second && tokens.slice(first?.end, second.start).some(({ word }) => nexts.has(word)) ? places.slice(1) : [];
  const slots = [...new Set(places.slice(0, next.length > 0 ? 1 : undefined).flatMap((anchor) => [...anchor.slots]))];
  if (!first || places.length < all.length || slots.length > 2 || end > longest) return noPriorityAnswer;
  if (close >= 0 && close < tokens.length - 1) return noPriorityAnswer;
  const [now, then] = lets ? going : staying;
  const behind = next.flatMap((anchor) => [...anchor.slots]);
  const others = [...new Set(offered)].filter((slot) => !slots.includes(slot) && !behind.includes(slot));
  const compared = { start: first.start, end: first.end };
  const order = (one: readonly SlotName[], other: readonly SlotName[]) =>
    lets ? { lighter: one, heavier: other, ...compared } : { lighter: other, heavier: one, ...compared };
  return {
    weights: [
      ...(keep && others.length > 0 ? [] : [{ slots, weight: now, start: first.start, end: first.end }]),
      ...next.map(({ slots: named, start, end }) => ({ slots: named, weight: then, start, end })),
    ],
    comparisons: [
      ...(others.length > 0 ? [order(slots, [...behind, ...others])] : []),
      ...(others.length > 0 && behind.length > 0 ? [order(behind, others)] : []),
    ],
  };
}

export function asksWhatGoes(question: Tokens): boolean {
  return letsGo.anyIn(question);
}

const after = PhraseTable.keyed(levelsAfter);
const before = PhraseTable.keyed(levelsBefore);

/** "AWD is a must", "all important except the year": a clause about one wish that only weighs it. */
export function levelsApart(tokens: Tokens, named: readonly Anchor[]): SlotWeight[] {
  let last: { weight: number; sentence: number } | undefined;
  return segmentsOf(tokens).flatMap(({ start, end, sentence }) => {
    const inside = named.filter(isIn({ start, end }));
    const framedOne = inside.find((each) => neededIn(tokens, each));
    const anchor = framedOne ?? inside[0];
    if (!anchor || tokens[end - 1]?.word === "?") return [];
    const isSame = (each: Anchor) => each.slots.some((slot) => anchor.slots.includes(slot));
    const framed = framedOne && neededIn(tokens, framedOne);
    // The model weighs a value said only here.
    const isApart = framed || anchor.kind === "topic" || named.some((each) => isSame(each) && each.end <= start);
    if (!isApart || !(framed || inside.every(isSame))) return [];
    const at = anchor.end + (behind.has(tokens[anchor.end]?.word ?? "") ? 1 : 0);
    const leads = [...before.startingIn(tokens, start, anchor.start)].filter((each) => each.end === anchor.start);
    const hit = after.at(tokens, at) ?? leads.flatMap((each) => before.at(tokens, each.start) ?? [])[0];
    // "AWD is a must, and the price too".
    const shared = last?.sentence === sentence && besideLevels.test(textIn(tokens, at, end)) ? last : undefined;
    const level = framed ?? hit?.payload;
    const weight = level ? levelWeights[level] : shared?.weight;
    if (weight === undefined) return [];
    last = { weight, sentence };
    return [{ slots: anchor.slots, weight, ...(framed ? {} : { isLevel: true }), start, end }];
  });
}
