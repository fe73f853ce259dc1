import { partsOf } from "@/lib/constraints/alternatives";
import type { Constraint, Evidence } from "@/lib/constraints/constraint";
import { constraintId } from "@/lib/constraints/constraint-id";
import type { Edit } from "@/lib/constraints/edit";
import { isBound, isExclusion } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import { levelOf, levelWeights } from "@/lib/constraints/weight";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { withComparisons } from "@/lib/reading/importance/comparison-edits";
import type { Statement } from "@/lib/reading/stance/statement";
import { quoter } from "@/lib/reading/text/evidence";
import { isSternBound } from "@/lib/reading/values/bounds";
import { findHints } from "@/lib/reading/values/topics";
import type { VetoId } from "@/lib/reading/vetoes";
import { evidenceWindow } from "./evidence-window";
import { type LearnedImportance, learnedImportance, type Mentioned, withinLevel } from "./importance-model";
import { maskWords, type WishSpan, wordsNear } from "./masked-text";
import { isToldMeasure } from "./mention-stances";
import { learnedOrders } from "./order-model";
import { type Reference, referencesIn, withDenials } from "./references";
import type { WishContext } from "./wish-views";

export interface WeighedMessage {
  words: string;
  turn: number;
  constraints: readonly Constraint[];
  /** Wishes that only the question names: an answer may be about them ("Is AWD a must?" "Yes."). */
  named?: readonly Constraint[];
  /** The shopper says that it states wishes. */
  isTold?: boolean;
}

/** From this probability on a mention that rules took for a wish is none. */
const noWish = 0.33;
/** From this probability on what rules took for a wish is turned round. */
const refusal = 0.6;
/** From this probability on a standing wish that is spoken of again gets a new level: with a quote, and without. */
const newLevel = { quoted: 0.6, unquoted: 0.85 } as const;

/** Words that are tried in all, to find the ones that decide a level: people's messages need a tenth of that. */
const mostEffort = 9_000;

interface HeardImportance {
  heard: LearnedImportance;
  /** The words that decide the level, quoted. */
  said: Evidence[];
}

/**
 * Gives the wishes of one message the importance that was learned, but where an answer gives it outright: wishes the
 * words only mention are dropped, wishes spoken of again are weighed again, and a level is quoted only where the words
 * decide it.
 */
export function weighByLearning(
  reading: MessageReading,
  edits: readonly Edit[],
  { words, turn, constraints, named = [], isTold = false }: WeighedMessage,
): Edit[] {
  const spans = spansOf(reading, constraints);
  const contextOf = contextsOf(reading, constraints);
  const quote = quoter(words, turn, reading.tokens);
  const effort = { left: mostEffort };
  const hear = (slot: SlotName, mentioned: Mentioned): HeardImportance => {
    const context = contextOf(slot);
    const heard = learnedImportance(context, mentioned);
    const place = heard.level === "prefer" ? null : evidenceWindow(context, heard.level, effort);
    return { heard, said: place ? [quote("weight", place.start, place.end)] : [] };
  };
  // A slot may be spoken of a thousand times: the same question has the same answer.
  const known = new Map<string, HeardImportance>();
  const heardIn = (slot: SlotName, mentioned: Mentioned) => {
    const key = `${slot} ${mentioned}`;
    const answer = known.get(key) ?? hear(slot, mentioned);
    known.set(key, answer);
    return answer;
  };
  const weighed = edits.flatMap((edit): Edit[] => {
    if (edit.kind !== "add" || isExclusion(edit.constraint.op)) return [edit];
    const { constraint } = edit;
    const { heard, said } = heardIn(constraint.slot, "wished");
    const veto = vetoOn(constraint, heard, reading);
    if (veto === "told-weight") return [{ kind: "add", constraint: nudged(constraint, heard) }];
    const isMeant = isTold || isToldMeasure(constraint.slot) || isSurelyWished(constraint, reading);
    if (!veto && !isMeant && heard.refused >= refusal) return partsOf(constraint).map(refusedOf);
    if (
      !isMeant &&
      reading.asked !== constraint.slot &&
      isNone(heard, constraint, mentionedAsNone(constraint, reading))
    )
      return [];
    return [{ kind: "add", constraint: withImportance(constraint, heard, said) }];
  });
  const taken = new Set([...spans.map(({ key }) => key), ...constraints.map(({ slot }) => slot)]);
  const confirmed = named.flatMap((constraint): Edit[] => {
    if (taken.has(constraint.slot)) return [];
    const { heard, said } = heardIn(constraint.slot, "absent");
    if (heard.none + heard.refused >= unconfirmed) return [];
    const evidence = [{ ...quote("value", 0, reading.tokens.length), for: "value" as const }];
    return [{ kind: "add", constraint: withImportance({ ...constraint, evidence }, heard, said) }];
  });
  // "I said 38, not 28" says nothing of the price that 28 could be.
  const statements = reading.statements.filter(({ stance }) => stance === "wished" || stance === "conceded");
  const again = spansOf({ ...reading, statements }, constraints);
  const all = [...weighed, ...confirmed, ...spokenOfAgain(again, weighed, constraints, heardIn)];
  const musts = new Set(
    all.flatMap((edit) => (edit.kind === "add" && edit.constraint.locked ? edit.constraint.slot : [])),
  );
  const orders = learnedOrders(comparable(all, again, constraints, reading), contextOf, musts);
  return withComparisons(all, constraints, orders, quote);
}

/** Slots with one wish, new or spoken of again, whose weight no answer gives outright. */
function comparable(
  edits: readonly Edit[],
  spans: readonly WishSpan[],
  constraints: readonly Constraint[],
  { weights }: MessageReading,
): SlotName[] {
  const told = new Set(weights.flatMap(({ slots }) => slots));
  const added = edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
  const named = [...added, ...constraints.filter(({ slot }) => spans.some(({ key }) => key === slot))];
  const slots = named
    .filter(({ op, slot }) => !isExclusion(op) && op !== "any" && !told.has(slot))
    .map(({ slot }) => slot);
  return [...new Set(slots)];
}

/** The rule that decides against what was learned of a wish, where one does. */
export function vetoOn(constraint: Constraint, heard: LearnedImportance, reading: MessageReading): VetoId | undefined {
  if (reading.weights.some(({ slots }) => slots.includes(constraint.slot))) return "told-weight";
  if (heard.refused >= refusal && !partsOf(constraint).every(canRefuse)) return "bounds-stay";
  const isKept = reading.asked === constraint.slot && isNone(heard, constraint, mentionedAsNone(constraint, reading));
  return isKept ? "asked-for" : undefined;
}

/** "This time a sedan, not another truck": a place that names the wish is surer than the words around it. */
function isSurelyWished(wish: Constraint, reading: MessageReading): boolean {
  // "A sedan, not another truck": what turns down another value of the slot is said around both.
  const isBesideRefusal = reading.statements.some(({ slot, stance }) => slot === wish.slot && stance === "excluded");
  const least = isBesideRefusal ? wishedBesideRefusal : surelyWished;
  return placesNaming(wish, reading).some(({ chances }) => (chances?.wished ?? 0) > least);
}

const surelyWished = 0.9;
const wishedBesideRefusal = 0.7;

/** From this probability on the answer makes no wish of what its question names. */
const unconfirmed = 0.5;

/**
 * The words around the wish and the place where it is named both tell whether it is one. A limit is a refusal of what
 * lies beyond it: only a mention that is neither is none.
 */
function isNone({ none, refused }: LearnedImportance, { op }: Constraint, named: number): boolean {
  const around = none + (isBound(op) ? 0 : refused);
  return (around + named) / 2 >= noWish;
}

/** Of the places that name the wish, the one that is most a wish. */
function mentionedAsNone(wish: Constraint, reading: MessageReading): number {
  const own = placesNaming(wish, reading);
  return own.reduce((least, { chances }) => Math.min(least, chances?.none ?? 0), own.length > 0 ? 1 : 0);
}

/** The places of a message that name a value of the wish. */
export function placesNaming({ slot, value }: Constraint, { statements }: MessageReading): Statement[] {
  const values = valuesOf(value);
  return statements.filter((each) => each.slot === slot && each.values.some((said) => values.includes(said)));
}

/** What a message says around the wishes of a slot, as the model sees it. */
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
  /** Where its number starts. */
  core: number;
}

/** Limits with all words that put them as absolute: "I can't go past 29k", "absolute top is 29k". */
function sternLimits({ tokens, statements }: MessageReading): Limit[] {
  return statements.flatMap(({ slot: key, start, end, quantity }) => {
    const before = tokens[start - 1];
    const from = before && isSternBound(before) ? start - 1 : start;
    const isStern = quantity && tokens.slice(from, quantity.core).some(isSternBound);
    return isStern ? [{ key, start: from, end, core: quantity.core }] : [];
  });
}

/** How a limit is put says how much it matters, and it alone: its words are seen beside its own number. */
function opened(span: WishSpan, limits: readonly Limit[], key: string): WishSpan {
  const limit = limits.find(({ end }) => span.key === key && end === span.end);
  return limit ? { ...span, start: limit.core } : span;
}

function canRefuse({ op }: Constraint): boolean {
  return !isBound(op);
}

/** "I don't want one of them little Mitsubishis." */
function refusedOf(constraint: Constraint): Edit {
  const { interval: _, ...wish } = constraint;
  const [first] = valuesOf(wish.value);
  const turned =
    valuesOf(wish.value).length > 1 || first === undefined
      ? { op: "not in" as const }
      : { op: "!=" as const, value: first };
  return { kind: "add", constraint: { ...wish, ...turned, id: constraintId({ ...wish, ...turned }) } };
}

/** Standing wishes that the message names without changing them. */
function spokenOfAgain(
  spans: readonly WishSpan[],
  edits: readonly Edit[],
  constraints: readonly Constraint[],
  heardIn: (slot: SlotName, mentioned: Mentioned) => HeardImportance,
): Edit[] {
  const touched = new Set(edits.flatMap((edit) => ("id" in edit ? [edit.id] : [])));
  const added = new Set(edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint.id] : [])));
  return constraints.flatMap((constraint): Edit[] => {
    const { id, slot, op, locked } = constraint;
    if (isExclusion(op) || touched.has(id) || added.has(id) || !spans.some(({ key }) => key === slot)) return [];
    const { heard, said } = heardIn(slot, "wished");
    const chance = (1 - heard.none - heard.refused) * Math.max(...heard.levels);
    const isSure = chance >= (said.length > 0 ? newLevel.quoted : newLevel.unquoted);
    if (heard.level === "prefer" || heard.level === constraint.level || !isSure) return [];
    const { weight, interval } = heard;
    const isMust = heard.level === "must";
    return [
      { kind: "weigh", id, weight: isMust ? levelWeights.must : weight, interval, evidence: said },
      ...(isMust === locked ? [] : [{ kind: "lock" as const, id, locked: isMust, evidence: said }]),
    ];
  });
}

/** Between two wishes that an answer weighs alike, what was learned decides. */
const nudge = 0.1;

function nudged(constraint: Constraint, heard: LearnedImportance): Constraint {
  if (constraint.locked) return constraint;
  const weight = constraint.weight + (heard.weight - levelWeights.prefer) * nudge;
  return { ...constraint, weight: withinLevel(weight, constraint.level) };
}

function withImportance(constraint: Constraint, heard: LearnedImportance, said: readonly Evidence[]): Constraint {
  const { interval: _rules, evidence, ...wish } = constraint;
  const isMust = heard.level === "must";
  const weight = isMust ? levelWeights.must : heard.weight;
  return {
    ...wish,
    id: constraintId(constraint),
    weight,
    level: levelOf(weight),
    locked: isMust,
    ...(isMust ? {} : { interval: heard.interval }),
    evidence: [...evidence, ...said.filter(({ quote }) => /\p{L}{3}/u.test(quote))],
  };
}

/** Every place a slot is spoken of: values, whatever their stance, names and hints. A name of several slots is the one wished. */
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
