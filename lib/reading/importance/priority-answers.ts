import type { SlotName } from "@/lib/constraints";
import { asksToGiveUp, asksToKeep, nexts } from "@/lib/reading/lexicon/answer-words";
import type { Anchor } from "@/lib/reading/stance/anchor";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, type Token } from "@/lib/reading/text/tokenize";
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
  tokens: readonly Token[],
  question: readonly Token[],
  named: readonly Anchor[],
  offered: readonly SlotName[],
): PriorityAnswer {
  const lets = asksWhatGoes(question);
  const keep = question.some((_, index) => keeps.at(question, index) !== undefined);
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

export function asksWhatGoes(question: readonly Token[]): boolean {
  return question.some((_, index) => letsGo.at(question, index) !== undefined);
}
