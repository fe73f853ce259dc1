import * as domain from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { slotWords } from "@/lib/constraints/slot-words";
import { few } from "@/lib/reading/edits/drafts";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { withComparisons } from "@/lib/reading/importance/comparison-edits";
import { type Comparison, roomy, weighedAs } from "@/lib/reading/importance/importance";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Statement } from "@/lib/reading/stance/statement";
import type { VetoId } from "@/lib/reading/vetoes";
import { evidenceWindow } from "./evidence-window";
import type { LearnedImportance, Mentioned } from "./importance-model";
import { contextsOf, heardImportance, spansOf, withinLevel, withoutOthers } from "./importance-model";
import type { WishSpan } from "./masked-text";
import { isToldMeasure } from "./mention-stances";
import { statedOrders, withYielded, yieldedMost } from "./stated-orders";
import { learnedOrders } from "./wish-views";

export interface WeighedMessage extends Pick<ReadInput, "words" | "constraints"> {
  /** Only the question names these. The answer may mean them ("Is AWD a must?" "Yes."). */
  named?: readonly domain.Constraint[];
  isTold?: boolean;
}

/** Minimum probability to drop a wish of the rules. */
const noWish = 0.33;
/** Minimum probability to reverse it. */
const refusal = 0.6;
/** Minimum probability for a repeated wish's new level. */
const newLevel = { quoted: 0.6, unquoted: 0.85 } as const;

/** In words, over all tries. People's messages need a tenth. */
const mostEffort = 9_000;

const opening = /^(?:(?:hi|hey|hello|yo|ok|so|well)\W+)*(?:(?:i|we) )?(?:just )?need (?:an?|some|something)\b/i;
const needing = /\bneeds?\b/i;

interface HeardImportance {
  heard: LearnedImportance;
  said: domain.Evidence[];
}

/** Adds learned importance, drops mere mentions and reweighs repeats. Outright answers win. */
export function weighByLearning(
  reading: MessageReading,
  edits: readonly domain.Edit[],
  { words, constraints, named = [], isTold = false }: WeighedMessage,
): domain.Edit[] {
  const spans = spansOf(reading, constraints);
  const contextOf = contextsOf(reading, constraints);
  const effort = { left: mostEffort };
  const hear = (slot: domain.SlotName, mentioned: Mentioned): HeardImportance => {
    const whole = contextOf(slot);
    const { level } = heardImportance(whole)(mentioned);
    const context = level === "must" ? withoutOthers(whole, reading.tokens, spans) : whole;
    const heard = heardImportance(context)(mentioned);
    const place = heard.level === "prefer" ? null : evidenceWindow(context, heard.level, effort);
    return { heard, said: place ? [reading.quote("weight", place.start, place.end)] : [] };
  };
  // A message may name a slot a thousand times, so cache.
  const known = new Map<string, HeardImportance>();
  const heardIn = (slot: domain.SlotName, mentioned: Mentioned) => {
    const key = `${slot} ${mentioned}`;
    const answer = known.get(key) ?? hear(slot, mentioned);
    known.set(key, answer);
    return answer;
  };
  const opens = edits.length > 1 && constraints.length === 0 && opening.test(words);
  // "I need something about 25k".
  const isRough = ({ slot }: domain.Constraint) =>
    reading.statements.some((each) => each.slot === slot && each.quantity?.blurred);
  const yielded = yieldedMost(reading, spans);
  const weighed = edits.flatMap((edit): domain.Edit[] => {
    if (edit.kind !== "add" || domain.isExclusion(edit.constraint.op)) return [edit];
    const { constraint } = edit;
    const { heard, said } = heardIn(constraint.slot, "wished");
    // "I need a small SUV under 30k" opens a search, and says no more of the SUV than of the price.
    if ((opens || isRough(constraint)) && heard.level === "must" && said.every(({ quote }) => needing.test(quote)))
      return [edit];
    const veto = vetoOn(constraint, heard, reading);
    if (veto === "told-weight") return [{ kind: "add", constraint: nudged(constraint, heard) }];
    // "There's four of us" is a circumstance and a wish.
    const none = mentionedAsNone(constraint, reading);
    const isCounted = slotWords[constraint.slot].people !== undefined && none < unconfirmed;
    const isSaid = yielded.has(constraint.slot) || isToldMeasure(constraint.slot);
    const isMeant = isTold || isCounted || isSaid || isSurelyWished(constraint, reading);
    if (!veto && !isMeant && heard.refused >= refusal) return domain.partsOf(constraint).map(refusedOf);
    if (!isMeant && reading.asked !== constraint.slot && isNone(heard, constraint, none)) return [];
    return [{ kind: "add", constraint: withImportance(constraint, heard, said) }];
  });
  const taken = new Set([...spans.map(({ key }) => key), ...constraints.map(({ slot }) => slot)]);
  const confirmed = named.flatMap((constraint): domain.Edit[] => {
    if (taken.has(constraint.slot)) return [];
    const { heard, said } = heardIn(constraint.slot, "absent");
    if (heard.none + heard.refused >= unconfirmed) return [];
    const evidence = [{ ...reading.quote("value", 0, reading.tokens.length), for: "value" as const }];
    return [{ kind: "add", constraint: withImportance({ ...constraint, evidence }, heard, said) }];
  });
  // "I said 38, not 28" says nothing about a price of 28.
  const statements = reading.statements.filter(({ stance }) => stance === "wished" || stance === "conceded");
  const again = spansOf({ ...reading, statements }, constraints);
  const all = [...weighed, ...confirmed, ...spokenOfAgain(again, weighed, constraints, heardIn)];
  const { constraints: heard } = applyEdits({ constraints, noPreference: [] }, all).wishes;
  const weightOf = new Map(heard.map(({ slot, weight }) => [slot, weight]));
  const compared = comparable(all, again, constraints, reading);
  const rivals = compared.map((slot) => ({ slot }));
  const stated = statedOrders(reading, spansOf(reading, rivals));
  const isStated = ({ lighter, heavier }: Comparison) =>
    stated.some((each) => [...lighter, ...heavier].every((slot) => [...each.lighter, ...each.heavier].includes(slot)));
  // No order is surer than a level: "the AWD is just a luxury" puts nothing below the AWD.
  const isLight = (slot: domain.SlotName) =>
    all.some((edit) => edit.kind === "add" && edit.constraint.slot === slot && edit.constraint.weight < roomy);
  const musts = new Set(heard.flatMap(({ slot, locked }) => (locked ? slot : [])));
  const learned = learnedOrders(compared, contextOf, weightOf).filter(
    ({ lighter, heavier }) =>
      !isStated({ lighter, heavier }) &&
      !lighter.some((slot) => musts.has(slot)) &&
      (!heavier.some(isLight) || lighter.every(isLight)),
  );
  return withYielded(withComparisons(all, constraints, [...learned, ...stated], reading.quote), yielded);
}

/** One new or repeated wish, without an outright weight. */
function comparable(
  edits: readonly domain.Edit[],
  spans: readonly WishSpan[],
  constraints: readonly domain.Constraint[],
  { weights }: MessageReading,
): domain.SlotName[] {
  const told = new Set(weights.flatMap(({ slots, isLevel }) => (isLevel ? [] : slots)));
  const added = edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
  const named = [...added, ...constraints.filter(({ slot }) => spans.some(({ key }) => key === slot))];
  const slots = named
    .filter(({ op, slot }) => !domain.isExclusion(op) && op !== "any" && !told.has(slot))
    .map(({ slot }) => slot);
  return [...new Set(slots)];
}

export function vetoOn(
  constraint: domain.Constraint,
  heard: LearnedImportance,
  reading: MessageReading,
): VetoId | undefined {
  const isTold = ({ slots, weight, isLevel }: MessageReading["weights"][number]) =>
    slots.includes(constraint.slot) && !(isLevel && domain.levelOf(weight) === heard.level);
  if (reading.weights.some(isTold)) return "told-weight";
  if (heard.refused >= refusal && domain.partsOf(constraint).some(({ op }) => domain.isBound(op))) return "bounds-stay";
  const isKept = reading.asked === constraint.slot && isNone(heard, constraint, mentionedAsNone(constraint, reading));
  return isKept ? "asked-for" : undefined;
}

/** "A sedan, not another truck": the naming place is surer than the context. */
function isSurelyWished(wish: domain.Constraint, reading: MessageReading): boolean {
  // Both share the rejection's context.
  const isBesideRefusal = reading.statements.some(({ slot, stance }) => slot === wish.slot && stance === "excluded");
  // "Manual, no automatic": one wish rejects the others.
  if (isBesideRefusal && few.has(wish.slot)) return true;
  const least = isBesideRefusal ? wishedBesideRefusal : surelyWished;
  return placesNaming(wish, reading).some(({ chances }) => (chances?.wished ?? 0) > least);
}

const surelyWished = 0.9;
const wishedBesideRefusal = 0.7;

/** Above this, the answer does not confirm the question's wish. */
const unconfirmed = 0.5;

/** A limit rejects what lies past it, so a mention must be neither wish nor refusal. */
function isNone({ none, refused }: LearnedImportance, { op }: domain.Constraint, named: number): boolean {
  const around = none + (domain.isBound(op) ? 0 : refused);
  return (around + named) / 2 >= noWish;
}

function mentionedAsNone(wish: domain.Constraint, reading: MessageReading): number {
  const own = placesNaming(wish, reading);
  return own.reduce((least, { chances }) => Math.min(least, chances?.none ?? 0), own.length > 0 ? 1 : 0);
}

export function placesNaming({ slot, value }: domain.Constraint, { statements }: MessageReading): Statement[] {
  const values = domain.valuesOf(value);
  return statements.filter((each) => each.slot === slot && each.values.some((said) => values.includes(said)));
}

function refusedOf(constraint: domain.Constraint): domain.Edit {
  const { interval: _, ...wish } = constraint;
  const turned = { ...wish, ...domain.testOfAll("!=", domain.valuesOf(wish.value)) };
  return { kind: "add", constraint: { ...turned, id: domain.constraintId(turned) } };
}

function spokenOfAgain(
  spans: readonly WishSpan[],
  edits: readonly domain.Edit[],
  constraints: readonly domain.Constraint[],
  heardIn: (slot: domain.SlotName, mentioned: Mentioned) => HeardImportance,
): domain.Edit[] {
  const touched = new Set(edits.flatMap((edit) => ("id" in edit ? [edit.id] : [])));
  const added = new Set(edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint.id] : [])));
  return constraints.flatMap((constraint): domain.Edit[] => {
    const { id, slot, op, locked } = constraint;
    if (domain.isExclusion(op) || touched.has(id) || added.has(id) || !spans.some(({ key }) => key === slot)) return [];
    const { heard, said } = heardIn(slot, "wished");
    const chance = (1 - heard.none - heard.refused) * Math.max(...heard.levels);
    const isSure = chance >= (said.length > 0 ? newLevel.quoted : newLevel.unquoted);
    if (heard.level === "prefer" || heard.level === constraint.level || !isSure) return [];
    const { weight, interval } = heard;
    const isMust = heard.level === "must";
    return [
      { kind: "weigh", id, ...(isMust ? { weight: domain.levelWeights.must } : { weight, interval }), evidence: said },
      ...(isMust === locked ? [] : [{ kind: "lock" as const, id, locked: isMust, evidence: said }]),
    ];
  });
}

/** Breaks ties in an answer. */
const nudge = 0.1;

function nudged(constraint: domain.Constraint, heard: LearnedImportance): domain.Constraint {
  if (constraint.locked) return constraint;
  const weight = constraint.weight + (heard.weight - domain.levelWeights.prefer) * nudge;
  return { ...constraint, weight: withinLevel(weight, constraint.level) };
}

function withImportance(
  constraint: domain.Constraint,
  heard: LearnedImportance,
  said: readonly domain.Evidence[],
): domain.Constraint {
  const isMust = heard.level === "must";
  return {
    ...weighedAs(constraint, isMust ? { weight: domain.levelWeights.must } : heard),
    id: domain.constraintId(constraint),
    locked: isMust,
    evidence: [...constraint.evidence, ...said.filter(({ quote }) => /\p{L}{3}/u.test(quote))],
  };
}
