import { levelWeights, type SlotName } from "@/lib/constraints";
import { segmentsOf } from "@/lib/reading/acts/segments";
import { asksToGiveUp, asksToKeep } from "@/lib/reading/lexicon/answer-words";
import { besideLevels, levelsAfter, levelsBefore } from "@/lib/reading/lexicon/attitude-words";
import { behind } from "@/lib/reading/lexicon/take-back-words";
import type { Anchor } from "@/lib/reading/stance/anchor";
import { neededIn } from "@/lib/reading/stance/needed";
import { PhraseTable } from "@/lib/reading/text/phrase-table";
import { endsSentence, isIn, type Tokens, textIn } from "@/lib/reading/text/tokenize";
import type { Comparison, SlotWeight } from "./importance";

const letsGo = PhraseTable.of(asksToGiveUp);
const keeps = PhraseTable.of(asksToKeep);

/** What goes first, and what matters most. */
const [going, staying] = [0.05, 0.82];

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
  const [first] = places;
  const slots = [...new Set(places.flatMap((anchor) => [...anchor.slots]))];
  if (!first || places.length < all.length || places.length > 2 || end > longest) return noPriorityAnswer;
  if (close >= 0 && close < tokens.length - 1) return noPriorityAnswer;
  const others = [...new Set(offered)].filter((slot) => !slots.includes(slot));
  const { start, end: stop } = first;
  const order = lets ? { lighter: slots, heavier: others } : { lighter: others, heavier: slots };
  return {
    weights: keep && others.length > 0 ? [] : [{ slots, weight: lets ? going : staying, start, end: stop }],
    comparisons: others.length > 0 ? [{ ...order, start, end: stop }] : [],
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
