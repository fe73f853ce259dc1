import type { Constraint, Edit, Evidence, SlotName } from "@/lib/constraints";
import {
  constraintId,
  isBound,
  isExclusion,
  levelOf,
  levelWeights,
  partsOf,
  testOfAll,
  valuesOf,
} from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import { slotWords } from "@/lib/constraints/slot-words";
import { few } from "@/lib/reading/edits/drafts";
import { weighEdits } from "@/lib/reading/edits/edits";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { withComparisons } from "@/lib/reading/importance/comparison-edits";
import { type Comparison, roomy, weighedAs } from "@/lib/reading/importance/importance";
import type { VetoId } from "@/lib/reading/lexicon/stance-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { Statement } from "@/lib/reading/stance/statement";
import { evidenceWindow } from "./evidence-window";
import type { LearnedImportance, Mentioned } from "./importance-model";
import { contextsOf, heardImportance, spansOf, withoutOthers } from "./importance-model";
import type { WishSpan } from "./masked-text";
import { isToldMeasure } from "./mention-stances";
import { statedOrders, withYielded, yieldedMost } from "./stated-orders";
import { learnedOrders } from "./wish-views";

export interface WeighedMessage extends Pick<ReadInput, "words" | "constraints"> {
  /** Only the question names these. The answer may mean them ("Is AWD a must?" "Yes."). */
  named?: readonly Constraint[];
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
  said: Evidence[];
}

/** Adds learned importance, drops mere mentions and reweighs repeats. Outright answers win. */
export function weighByLearning(
  reading: MessageReading,
  edits: readonly Edit[],
  { words, constraints, named = [], isTold = false }: WeighedMessage,
): Edit[] {
  const spans = spansOf(reading, constraints);
  const contextOf = contextsOf(reading, constraints);
  const effort = { left: mostEffort };
  const hear = (slot: SlotName, mentioned: Mentioned): HeardImportance => {
    const whole = contextOf(slot);
    const { level } = heardImportance(whole)(mentioned);
    const context = level === "must" ? withoutOthers(whole, reading.tokens, spans) : whole;
    const heard = heardImportance(context)(mentioned);
    const place = heard.level === "prefer" ? null : evidenceWindow(context, heard.level, effort);
    return { heard, said: place ? [reading.quote("weight", place.start, place.end)] : [] };
  };
  // A message may name a slot a thousand times, so cache.
  const known = new Map<string, HeardImportance>();
  const heardIn = (slot: SlotName, mentioned: Mentioned) => {
    const key = `${slot} ${mentioned}`;
    const answer = known.get(key) ?? hear(slot, mentioned);
    known.set(key, answer);
    return answer;
  };
  const opens = edits.length > 1 && constraints.length === 0 && opening.test(words);
  const yielded = yieldedMost(reading, spans);
  const weighed = edits.flatMap((edit): Edit[] => {
    if (edit.kind !== "add" || isExclusion(edit.constraint.op)) return [edit];
    const { constraint } = edit;
    const { heard, said } = heardIn(constraint.slot, "wished");
    const veto = vetoOn(constraint, heard, reading);
    // "I need a small SUV under 30k" opens a search, and says no more of the SUV than of the price.
    // "I need something about 25k" is no must either.
    const isRough = reading.statements.some(({ slot, quantity }) => slot === constraint.slot && quantity?.blurred);
    const isNeeded = heard.level === "must" && said.every(({ quote }) => needing.test(quote));
    if (veto === "told-weight" || ((opens || isRough) && isNeeded)) return [edit];
    // "There's four of us" is a circumstance and a wish.
    const none = mentionedAsNone(constraint, reading);
    const isCounted = slotWords[constraint.slot].people !== undefined && none < unconfirmed;
    const isSaid = yielded.has(constraint.slot) || isToldMeasure(constraint.slot);
    const isMeant = isTold || isCounted || isSaid || isSurelyWished(constraint, reading);
    if (!veto && !isMeant && heard.refused >= refusal) return partsOf(constraint).map(refusedOf);
    if (!isMeant && reading.asked !== constraint.slot && isNone(heard, constraint, none)) return [];
    return [{ kind: "add", constraint: withImportance(constraint, heard, said) }];
  });
  const taken = new Set([...spans.map(({ key }) => key), ...constraints.map(({ slot }) => slot)]);
  const confirmed = named.flatMap((constraint): Edit[] => {
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
  const isLight = (slot: SlotName) =>
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
  edits: readonly Edit[],
  spans: readonly WishSpan[],
  constraints: readonly Constraint[],
  { weights }: MessageReading,
): SlotName[] {
  const told = new Set(weights.flatMap(({ slots, isLevel }) => (isLevel ? [] : slots)));
  const added = edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : []));
  const named = [...added, ...constraints.filter(({ slot }) => spans.some(({ key }) => key === slot))];
  const slots = named
    .filter(({ op, slot }) => !isExclusion(op) && op !== "any" && !told.has(slot))
    .map(({ slot }) => slot);
  return [...new Set(slots)];
}

export function vetoOn(constraint: Constraint, heard: LearnedImportance, reading: MessageReading): VetoId | undefined {
  const isTold = ({ slots, weight, isLevel }: MessageReading["weights"][number]) =>
    slots.includes(constraint.slot) && !(isLevel && levelOf(weight) === heard.level);
  if (reading.weights.some(isTold)) return "told-weight";
  if (heard.refused >= refusal && partsOf(constraint).some(({ op }) => isBound(op))) return "bounds-stay";
  const isKept = reading.asked === constraint.slot && isNone(heard, constraint, mentionedAsNone(constraint, reading));
  return isKept ? "asked-for" : undefined;
}

/** "A sedan, not another truck": the naming place is surer than the context. */
function isSurelyWished(wish: Constraint, reading: MessageReading): boolean {
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
function isNone({ none, refused }: LearnedImportance, { op }: Constraint, named: number): boolean {
  const around = none + (isBound(op) ? 0 : refused);
  return (around + named) / 2 >= noWish;
}

function mentionedAsNone(wish: Constraint, reading: MessageReading): number {
  const own = placesNaming(wish, reading);
  return own.reduce((least, { chances }) => Math.min(least, chances?.none ?? 0), own.length > 0 ? 1 : 0);
}

export function placesNaming({ slot, value }: Constraint, { statements }: MessageReading): Statement[] {
  const values = valuesOf(value);
  return statements.filter((each) => each.slot === slot && each.values.some((said) => values.includes(said)));
}

function refusedOf(constraint: Constraint): Edit {
  const { interval: _, ...wish } = constraint;
  const turned = { ...wish, ...testOfAll("!=", valuesOf(wish.value)) };
  return { kind: "add", constraint: { ...turned, id: constraintId(turned) } };
}

function spokenOfAgain(
  spans: readonly WishSpan[],
  edits: readonly Edit[],
  constraints: readonly Constraint[],
  heardIn: (slot: SlotName, mentioned: Mentioned) => HeardImportance,
): Edit[] {
  const touched = new Set(edits.flatMap((edit) => ("id" in edit ? [edit.id] : [])));
  const added = new Set(edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint.id] : [])));
  return constraints.flatMap((constraint): Edit[] => {
    const { id, slot, op } = constraint;
    if (isExclusion(op) || touched.has(id) || added.has(id) || !spans.some(({ key }) => key === slot)) return [];
    const { heard, said } = heardIn(slot, "wished");
    const chance = (1 - heard.none - heard.refused) * Math.max(...heard.levels);
    const isSure = chance >= (said.length > 0 ? newLevel.quoted : newLevel.unquoted);
    if (heard.level === "prefer" || heard.level === constraint.level || !isSure) return [];
    const { weight, interval } = heard;
    const must = heard.level === "must";
    return weighEdits(constraint, { must, ...(must ? { weight: levelWeights.must } : { weight, interval }) }, said);
  });
}

function withImportance(constraint: Constraint, heard: LearnedImportance, said: readonly Evidence[]): Constraint {
  const isMust = heard.level === "must";
  return {
    ...weighedAs(constraint, isMust ? { weight: levelWeights.must } : heard),
    id: constraintId(constraint),
    locked: isMust,
    evidence: [...constraint.evidence, ...said.filter(({ quote }) => /\p{L}{3}/u.test(quote))],
  };
}
