import { levelWeights, type SlotName } from "@/lib/constraints";
import { segmentsOf } from "@/lib/reading/acts/segments";
import { asksToGiveUp, asksToKeep, nexts } from "@/lib/reading/lexicon/answer-words";
import { besideLevels, elliptic, levelsAfter, levelsBefore } from "@/lib/reading/lexicon/attitude-words";
import { behind, listWords } from "@/lib/reading/lexicon/take-back-words";
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
  let last: { weight: number; isDenied: boolean; sentence: number } | undefined;
  return segmentsOf(tokens).flatMap(({ start, end, sentence }) => {
    const all = named.filter(isIn({ start, end }));
    const isLed = (at: number) => articles.has(tokens[at - 1]?.word ?? "");
    const framedOne = all.find((each) => neededIn(tokens, each));
    const told = all.flatMap((each) => levelBeside(tokens, each, start) ?? [])[0];
    const anchor = framedOne ?? told?.anchor ?? all[0];
    if (!anchor || tokens[end - 1]?.word === "?") return [];
    // "AWD is a luxury" names no kind, and "200 hp 2020+ year can slip" weighs the last, but not "SUV and AWD optional".
    const isOpen = told !== undefined && !listWords.has(tokens[anchor.start - (isLed(anchor.start) ? 2 : 1)]?.word ?? "");
    const inside = all.filter((each) => !told || !(isIn(told)(each) || (isOpen && each.end <= anchor.start)));
    const isSame = (each: Anchor) => each.slots.some((slot) => anchor.slots.includes(slot));
    const framed = framedOne && neededIn(tokens, framedOne);
    const lead = textIn(tokens, start, anchor.start);
    const rest = textIn(tokens, anchor.end, end);
    const isNear = last !== undefined && sentence - last.sentence <= 1;
    // "AWD is a must, and the price too", "diesel isn't sacred, newer is", "stretch the money, not the age".
    const ellipsis = isNear ? (elliptic.said.exec(rest) ?? (elliptic.not.test(lead) && elliptic.end.exec(rest))) : null;
    // The model weighs a value said only here, unless it plainly may go.
    const isLight = told && !framed && levelWeights[told.level] < levelWeights.prefer;
    const isApart = framed || isLight || ellipsis || anchor.kind === "topic" || named.some((each) => isSame(each) && each.end <= start);
    if (!isApart || !(framed || inside.every(isSame))) return [];
    const isDenied = told ? told.isDenied : elliptic.denied.test(`${lead} ${ellipsis?.[0] ?? ""}`);
    const level = framed ?? told?.level;
    const shared = last && besideLevels.test(rest) && last.sentence === sentence ? last.weight : undefined;
    const turned = last && ellipsis ? (isDenied === last.isDenied ? last.weight : turnedFrom(last.weight)) : undefined;
    const weight = level ? levelWeights[level] : (shared ?? turned);
    if (weight === undefined) return [];
    last = { weight, isDenied, sentence };
    return [{ slots: anchor.slots, weight, ...(framed ? {} : { isLevel: true }), start, end }];
  });
}

const articles: ReadonlySet<string> = new Set(["the", "my", "our", "a", "an"]);

function turnedFrom(weight: number): number {
  return levelWeights[weight > levelWeights.prefer ? "flexible" : "strong"];
}

/** What stands right behind a name or right before it. "I won't bend the year" says the opposite. */
function levelBeside(tokens: Tokens, anchor: Anchor, start: number) {
  const at = anchor.end + (behind.has(tokens[anchor.end]?.word ?? "") ? 1 : 0);
  const hit = after.at(tokens, at);
  const says = (from: number, to: number) => elliptic.denied.test(textIn(tokens, from, to));
  if (hit) return { anchor, level: hit.payload, start: at, end: hit.end, isDenied: says(at, hit.end) };
  const leads = [...before.startingIn(tokens, start, anchor.start)].filter((each) => each.end === anchor.start);
  const lead = leads[0];
  const payload = lead && before.at(tokens, lead.start)?.payload;
  if (!lead || !payload || tokens[anchor.end]?.word === "to") return undefined;
  const isTurned = says(start, lead.start);
  const level = isTurned ? ("strong" as const) : payload;
  return { anchor, level, ...lead, isDenied: isTurned || says(lead.start, lead.end) };
}
