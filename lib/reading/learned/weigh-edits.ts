import { partsOf } from "@/lib/constraints/alternatives";
import type { Constraint, Evidence } from "@/lib/constraints/constraint";
import { constraintId } from "@/lib/constraints/constraint-id";
import type { Edit } from "@/lib/constraints/edit";
import { isBound, isExclusion } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import { type Level, levelOf, levelWeights } from "@/lib/constraints/weight";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { quoter } from "@/lib/reading/text/evidence";
import { evidenceWindow } from "./evidence-window";
import { type LearnedImportance, learnedImportance, type RulesVerdict, withinLevel } from "./importance-model";
import { maskWords, type WishSpan, wordsNear } from "./masked-text";

export interface WeighedMessage {
  words: string;
  turn: number;
  constraints: readonly Constraint[];
  /** Wishes that only the question names: an answer may be about them ("Is AWD a must?" "Yes."). */
  named?: readonly Constraint[];
}

/** From this probability on a mention that rules took for a wish is none: without words of importance, and with them. */
const noWish = { plain: 0.33, cued: 0.4 } as const;
/** From this probability on what rules took for a wish is turned round. */
const refusal = 0.6;
/** From this probability on a standing wish that is spoken of again gets a new level. */
const newLevel = 0.6;

/** Words that are tried in all, to find the ones that decide a level: people's messages need a tenth of that. */
const mostEffort = 9_000;

interface HeardImportance {
  heard: LearnedImportance;
  /** The words that decide the level, quoted. */
  said: Evidence[];
}

/**
 * Gives the wishes of one message the importance that was learned, rules being one voice of many: wishes the words only
 * mention are dropped, wishes spoken of again are weighed anew, and a level is quoted only where the words decide it.
 */
export function weighByLearning(
  reading: MessageReading,
  edits: readonly Edit[],
  { words, turn, constraints, named = [] }: WeighedMessage,
): Edit[] {
  const spans = spansOf(reading, constraints);
  const masked = maskWords(reading.tokens, spans);
  const question = reading.question.masked;
  const quote = quoter(words, turn, reading.tokens);
  const effort = { left: mostEffort };
  const hear = (slot: SlotName, verdict: RulesVerdict): HeardImportance => {
    const context = { words: wordsNear(masked, slot), question, key: slot };
    const heard = learnedImportance(context, verdict);
    const place = heard.level === "prefer" ? null : evidenceWindow(context, heard.level, effort);
    return { heard, said: place ? [quote("weight", place.start, place.end)] : [] };
  };
  // A slot may be spoken of a thousand times: the same question has the same answer.
  const known = new Map<string, HeardImportance>();
  const heardIn = (slot: SlotName, verdict: RulesVerdict) => {
    const key = `${slot} ${verdict}`;
    const answer = known.get(key) ?? hear(slot, verdict);
    known.set(key, answer);
    return answer;
  };
  const weighed = edits.flatMap((edit): Edit[] => {
    if (edit.kind !== "add" || isExclusion(edit.constraint.op)) return [edit];
    const { constraint } = edit;
    const verdict = verdictOn(constraint);
    const { heard, said } = heardIn(constraint.slot, verdict);
    if (heard.refused >= refusal && partsOf(constraint).every(canRefuse)) return partsOf(constraint).map(refusedOf);
    if (isNone(heard, constraint, mentionedAsNone(constraint, reading)) && reading.asked !== constraint.slot) return [];
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
  return [...weighed, ...confirmed, ...spokenOfAgain(again, weighed, constraints, heardIn)];
}

/** From this probability on the answer makes no wish of what its question names. */
const unconfirmed = 0.5;

/**
 * The words around the wish and the place where it is named both tell whether it is one. A limit is a refusal of what
 * lies beyond it: only a mention that is neither is none.
 */
function isNone({ none, refused }: LearnedImportance, { op, evidence }: Constraint, named: number): boolean {
  const isCued = evidence.some((each) => each.for === "weight");
  const around = none + (isBound(op) ? 0 : refused);
  return (around + named) / 2 >= (isCued ? noWish.cued : noWish.plain);
}

/** Of the places that name the wish, the one that is most a wish. */
function mentionedAsNone({ slot, value }: Constraint, { statements }: MessageReading): number {
  const values = valuesOf(value);
  const own = statements.filter((each) => each.slot === slot && each.values.some((said) => values.includes(said)));
  return own.reduce((least, { noWish: chance = 0 }) => Math.min(least, chance), own.length > 0 ? 1 : 0);
}

function canRefuse({ op, evidence }: Constraint): boolean {
  return !isBound(op) && !evidence.some((each) => each.for === "weight");
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
  heardIn: (slot: SlotName, verdict: RulesVerdict) => HeardImportance,
): Edit[] {
  const touched = new Set(edits.flatMap((edit) => ("id" in edit ? [edit.id] : [])));
  const added = new Set(edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint.id] : [])));
  return constraints.flatMap((constraint): Edit[] => {
    const { id, slot, op, locked } = constraint;
    if (isExclusion(op) || touched.has(id) || added.has(id) || !spans.some(({ key }) => key === slot)) return [];
    const { heard, said } = heardIn(slot, "prefer?");
    const chance = (1 - heard.none - heard.refused) * Math.max(...heard.levels);
    if (heard.level === "prefer" || heard.level === constraint.level || chance < newLevel || said.length === 0)
      return [];
    const { weight, interval } = heard;
    const isMust = heard.level === "must";
    return [
      { kind: "weigh", id, weight: isMust ? levelWeights.must : weight, interval, evidence: said },
      ...(isMust === locked ? [] : [{ kind: "lock" as const, id, locked: isMust, evidence: said }]),
    ];
  });
}

export function verdictOn({ level, evidence }: Constraint): RulesVerdict {
  return evidence.some((each) => each.for === "weight") ? level : `${level}?`;
}

function withImportance(constraint: Constraint, heard: LearnedImportance, said: readonly Evidence[]): Constraint {
  const { interval: _rules, evidence, ...wish } = constraint;
  const isMust = heard.level === "must";
  const weight = isMust ? levelWeights.must : weightWithRules(constraint, heard);
  return {
    ...wish,
    id: constraintId(constraint),
    weight,
    level: levelOf(weight),
    locked: isMust,
    ...(isMust ? {} : { interval: around(weight, heard.interval) }),
    evidence: [...evidence.filter((each) => each.for === "value"), ...quoted(said, sameLevel(constraint, heard.level))],
  };
}

/** The interval, with the weight in it. */
function around(weight: number, [low, high]: readonly [number, number]): [number, number] {
  return [Math.min(weight, low), Math.max(weight, high)];
}

/** Where rules know the words, their weight places the wish within its level: "flexible" beside "a little flexible". */
function weightWithRules(constraint: Constraint, { weight, level }: LearnedImportance): number {
  const isKnown = constraint.evidence.some((each) => each.for === "weight");
  return isKnown ? withinLevel((weight + constraint.weight) / 2, level) : weight;
}

/** The words rules know come first: they were chosen by people. */
function quoted(said: readonly Evidence[], known: readonly Evidence[]): readonly Evidence[] {
  return known.length > 0 ? known : said.filter(({ quote }) => /\p{L}{3}/u.test(quote));
}

/** The words rules went by, where they come to the same level. */
function sameLevel({ level, evidence }: Constraint, heard: Level): Evidence[] {
  return level === heard && heard !== "prefer" ? evidence.filter((each) => each.for === "weight") : [];
}

/** Every place a slot is spoken of: values, whatever their stance, and names. A name of several slots is the one wished. */
export function spansOf({ statements, topics }: MessageReading, constraints: readonly Constraint[]): WishSpan[] {
  const wished = new Set<SlotName>([...statements.map(({ slot }) => slot), ...constraints.map(({ slot }) => slot)]);
  return [
    ...statements.map(({ slot, start, end }) => ({ key: slot, start, end })),
    ...topics.flatMap(({ slots, start, end }) => {
      const key = slots.find((slot) => wished.has(slot)) ?? slots[0];
      return key ? [{ key, start, end }] : [];
    }),
  ];
}
