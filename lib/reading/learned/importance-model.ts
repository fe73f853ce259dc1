import { rememberedFor } from "@/lib/catalog/remembered";
import { type Constraint, type Level, levels, levelWeights, type SlotName } from "@/lib/constraints";
import { segmentsOf } from "@/lib/reading/acts/segments";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { Statement } from "@/lib/reading/stance/statement";
import { isIn, type Tokens } from "@/lib/reading/text/tokenize";
import { isSternBound } from "@/lib/reading/values/bounds";
import { findHints } from "@/lib/reading/values/topics";
import modelFile from "./importance-model.json";
import { bucketOf, classify, modelNamed } from "./linear-model";
import { maskWords, type WishSpan, wordsNear } from "./masked-text";
import { referencesIn, withDenials } from "./references";
import { yieldedMost } from "./stated-orders";
import { tellingPlaces, type WishContext, wishFeatures } from "./wish-views";
import { kindsOf } from "./word-kinds";

/** Heaviest first. `none` is no wish, and `refused` an exclusion. */
export const importanceClasses = [...levels, "none", "refused"] as const;
export const importanceBuckets = 2 ** 18;

export type Mentioned = "wished" | "refused" | "absent";

/** Balances thousands of words. */
const mentionCopies = 12;

export function importanceFeatures(context: WishContext, mentioned: Mentioned, only?: number): number[] {
  const found = wishFeatures(context, importanceBuckets, only);
  for (let copy = 0; copy < mentionCopies; copy++) found.push(bucketOf(`rules${copy} ${mentioned}`, importanceBuckets));
  return found;
}

export interface LearnedImportance {
  none: number;
  refused: number;
  /** Given a wish, heaviest first. */
  levels: readonly number[];
  level: Level;
  /** The mean, limited to its level. */
  weight: number;
  /** Half a standard deviation each way. */
  interval: [number, number];
}

/** Estimates a wish's importance. One place that is surer than all together wins: "under 25k … the price is firm". */
export function learnedImportance(context: WishContext, mentioned: Mentioned): LearnedImportance {
  const model = modelNamed("importance", modelFile);
  const chancesAt = (place?: number) => classify(model, importanceFeatures(context, mentioned, place));
  const places = tellingPlaces(context);
  const tellings = places.length < 2 ? [] : places.map(chancesAt);
  const together = chancesAt();
  const telling = tellings.reduce((best, each) => (cueIn(each) > cueIn(best) ? each : best), together);
  const heard = importanceOfChances(telling);
  // A must is locked, so being the likeliest level is not enough, but for "must cost under 20k".
  const isSaid = nearBefore(context, context.words, 2).some(({ word }) => word === "must");
  const isDoubtful = heard.level === "must" && (heard.levels[0] ?? 0) < surelyMust && !isSaid;
  // Evidence too weak for a lock counts for the next level.
  const [must = 0, strong = 0, ...rest] = telling;
  if (isDoubtful) return importanceOfChances([0, must + strong, ...rest]);
  // Voices that phrase a limit this way nearly always mean a must.
  if (heard.level === "prefer" && context.stern) return importanceOfChances([0, 1]);
  const isLukewarm = nearBefore(context, kindsOf(context.words), reach).includes("lukewarm");
  if (heard.level !== "prefer" || !isLukewarm) return heard;
  const weight = heard.weight - lukewarm;
  return { ...heard, weight, interval: [Math.min(weight, heard.interval[0]), heard.interval[1]] };
}

/** Weighs a wish once for all who ask. */
export const heardImportance = rememberedFor((context: WishContext) => {
  const known: Partial<Record<Mentioned, LearnedImportance>> = {};
  return (mentioned: Mentioned) => (known[mentioned] ??= learnedImportance(context, mentioned));
});

const surelyMust = 0.58;
/** "I'd like" weighs this much less than a bare name. */
const lukewarm = 0.04;
const reach = 8;

/** `all` has an item for each word. */
function nearBefore<Item>({ words, key }: WishContext, all: readonly Item[], most: number): Item[] {
  const at = words.findIndex((each) => each.key === key);
  return all.slice(Math.max(0, at - most), Math.max(0, at));
}

function cueIn(chances: readonly number[]): number {
  return levels.reduce((sum, level, index) => (level === "prefer" ? sum : sum + (chances[index] ?? 0)), 0);
}

/** In standard deviations. */
const doubt = 0.5;
const plainSpread = 0.25;

const [plainTo, plainFrom] = [0.5, 0.6];

/** Derives level and weight from class probabilities. */
export function importanceOfChances(chances: readonly number[]): LearnedImportance {
  const [none = 0, refused = 0] = chances.slice(levels.length);
  const wished = levels.map((_, index) => (chances[index] ?? 0) / Math.max(1e-9, 1 - none - refused));
  const best = wished.indexOf(Math.max(...wished));
  const level = levels[best] ?? "prefer";
  const weightAt = (index: number) => levelWeights[levels[index] ?? "prefer"];
  const mean = wished.reduce((sum, chance, index) => sum + chance * weightAt(index), 0);
  const own = level === "prefer" ? levelWeights.prefer + (mean - levelWeights.prefer) * plainSpread : mean;
  const weight = Math.round(1000 * withinLevel(own, level)) / 1000;
  const variance = wished.reduce((sum, chance, index) => sum + chance * (weightAt(index) - mean) ** 2, 0);
  const spread = doubt * Math.sqrt(variance) * (level === "prefer" ? plainSpread : 1);
  // Levels above or below a plain wish never cross it.
  const [from, to] = [levels.indexOf(level) < 2 ? plainFrom : 0, levels.indexOf(level) > 2 ? plainTo : 1];
  const light = Math.min(weight, Math.max(from, weight - spread));
  const interval: [number, number] = [light, Math.max(weight, Math.min(to, weight + spread))];
  return { none, refused, levels: wished, level, weight, interval };
}

/** Returns the nearest weight people still see as this level. */
export function withinLevel(mean: number, level: Level): number {
  const at = levels.indexOf(level);
  const own = levelWeights[level];
  const above = levels[at - 1];
  const below = levels[at + 1];
  const most = above ? (own + levelWeights[above]) / 2 - 0.01 : 1;
  const least = below ? (own + levelWeights[below]) / 2 + 0.01 : 0.02;
  return Math.min(most, Math.max(least, mean));
}

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

type Said = Pick<MessageReading, "tokens" | "statements" | "topics" | "question">;

/**
 * "I insist on the Q5": what weighs a name surely means it, though names on screen are often only spoken of. So does
 * "least of all do I care about". Words that weigh a slot twice named, as in "he says 39, I want 33", may mean either.
 */
export function weighedIn(said: Said): (statement: Statement) => boolean {
  const { statements } = said;
  if (statements.length > weighed.most) return () => false;
  const yielded = yieldedMost(
    said,
    statements.map(({ start, end }) => ({ key: `${start}`, start, end })),
  );
  return ({ slot, op, start, chances }) => {
    if (yielded.has(`${start}`)) return true;
    const isTwice = op !== undefined && statements.some((each) => each.slot === slot && each.start !== start);
    if (isTwice || !chances || chances.none > weighed.none) return false;
    const { level, levels, none, refused } = heardImportance(contextsOf(said, noWishes)(slot))("wished");
    return level !== "prefer" && none + refused < weighed.not && Math.max(...levels) > weighed.level;
  };
}

const noWishes: readonly Constraint[] = [];
/** Most statements, as each costs a look at all. Probabilities: most of no wish where it stands and is weighed, least level. */
const weighed = { most: 40, none: 0.85, not: 0.1, level: 0.6 } as const;

export function contextsOf(reading: Said, constraints: readonly Constraint[]): (slot: SlotName) => WishContext {
  return contextsIn(reading)(constraints);
}

const contextsIn = rememberedFor((reading: Said) =>
  rememberedFor((constraints: readonly Constraint[]) => makeContexts(reading, constraints)),
);

function makeContexts(reading: Said, constraints: readonly Constraint[]): (slot: SlotName) => WishContext {
  const spans = spansOf(reading, constraints);
  const limits = sternLimits(reading);
  const references = referencesIn(reading.tokens, spans);
  const tokens = withDenials(reading.tokens, references);
  const known = new Map<SlotName, WishContext>();
  const make = (key: SlotName): WishContext => {
    const aimed = references.map(({ keys, start, end }) => ({
      ...{ key: keys.includes(key) ? key : (keys[0] ?? ""), start, end },
    }));
    const named = [...spans, ...limits].map((each) => opened(each, limits, key));
    const masked = maskWords(tokens, [...named, ...aimed]);
    const stern = limits.some((limit) => limit.key === key);
    return { words: wordsNear(masked, key), question: reading.question.masked, key, stern };
  };
  return (key) => {
    const context = known.get(key) ?? make(key);
    known.set(key, context);
    return context;
  };
}

interface Limit extends WishSpan {
  core: number;
}

function sternLimits({ tokens, statements }: Said): Limit[] {
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
export function withoutOthers(context: WishContext, tokens: Tokens, spans: readonly WishSpan[]): WishContext {
  const others = segmentsOf(tokens).filter((clause) => {
    const named = spans.filter(isIn(clause));
    return named.length > 0 && named.every(({ key }) => key !== context.key);
  });
  const words = context.words.filter((word) => !others.some((clause) => isIn(clause)(word)));
  return words.length === context.words.length ? context : { ...context, words };
}
