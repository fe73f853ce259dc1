import type { Constraint, Evidence } from "@/lib/constraints/constraint";
import { constraintId } from "@/lib/constraints/constraint-id";
import type { Edit } from "@/lib/constraints/edit";
import { isExclusion } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import { type Level, levelOf, levelWeights } from "@/lib/constraints/weight";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import { quoter } from "@/lib/reading/text/evidence";
import { evidenceWindow } from "./evidence-window";
import { type LearnedImportance, learnedImportance, type RulesVerdict } from "./importance-model";
import { maskWords, type WishSpan } from "./masked-text";

export interface WeighedMessage {
  words: string;
  turn: number;
  constraints: readonly Constraint[];
}

/** From this probability on a mention that rules took for a wish is none. */
const noWish = 0.62;
/** From this probability on a standing wish that is spoken of again gets a new level. */
const newLevel = 0.6;

/**
 * Gives the wishes of one message the importance that was learned, rules being one voice of many: wishes the words only
 * mention are dropped, wishes spoken of again are weighed anew, and a level is quoted only where the words decide it.
 */
export function weighByLearning(
  reading: MessageReading,
  edits: readonly Edit[],
  { words, turn, constraints }: WeighedMessage,
): Edit[] {
  const spans = spansOf(reading, constraints);
  const masked = maskWords(reading.tokens, spans);
  const question = reading.question.masked;
  const quote = quoter(words, turn, reading.tokens);
  const heardIn = (slot: SlotName, verdict: RulesVerdict) => {
    const context = { words: masked, question, key: slot };
    const heard = learnedImportance(context, verdict);
    const place = heard.level === "prefer" ? null : evidenceWindow(context, heard.level);
    return { heard, said: place ? [quote("weight", place.start, place.end)] : [] };
  };
  const weighed = edits.flatMap((edit): Edit[] => {
    if (edit.kind !== "add" || isExclusion(edit.constraint.op)) return [edit];
    const { constraint } = edit;
    const verdict = verdictOn(constraint);
    const { heard, said } = heardIn(constraint.slot, verdict);
    if (heard.none >= noWish && reading.asked !== constraint.slot) return [];
    return [{ kind: "add", constraint: withImportance(constraint, heard, said) }];
  });
  return [...weighed, ...spokenOfAgain(spans, weighed, constraints, heardIn)];
}

/** Standing wishes that the message names without changing them. */
function spokenOfAgain(
  spans: readonly WishSpan[],
  edits: readonly Edit[],
  constraints: readonly Constraint[],
  heardIn: (slot: SlotName, verdict: RulesVerdict) => { heard: LearnedImportance; said: Evidence[] },
): Edit[] {
  const touched = new Set(edits.flatMap((edit) => ("id" in edit ? [edit.id] : [])));
  const added = new Set(edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint.id] : [])));
  return constraints.flatMap((constraint): Edit[] => {
    const { id, slot, op, locked } = constraint;
    if (isExclusion(op) || touched.has(id) || added.has(id) || !spans.some(({ key }) => key === slot)) return [];
    const { heard, said } = heardIn(slot, "prefer?");
    const chance = (1 - heard.none) * Math.max(...heard.levels);
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

function verdictOn({ level, evidence }: Constraint): RulesVerdict {
  return evidence.some((each) => each.for === "weight") ? level : `${level}?`;
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
    evidence: [
      ...evidence.filter((each) => each.for === "value"),
      ...(said.length > 0 ? said : sameLevel(constraint, heard.level)),
    ],
  };
}

/** The words rules went by, where they come to the same level. */
function sameLevel({ level, evidence }: Constraint, heard: Level): Evidence[] {
  return level === heard && heard !== "prefer" ? evidence.filter((each) => each.for === "weight") : [];
}

/** Every place a slot is spoken of: values, whatever their stance, and names. A name of several slots is the one wished. */
function spansOf({ statements, topics }: MessageReading, constraints: readonly Constraint[]): WishSpan[] {
  const wished = new Set<SlotName>([...statements.map(({ slot }) => slot), ...constraints.map(({ slot }) => slot)]);
  return [
    ...statements.map(({ slot, start, end }) => ({ key: slot, start, end })),
    ...topics.flatMap(({ slots, start, end }) => {
      const key = slots.find((slot) => wished.has(slot)) ?? slots[0];
      return key ? [{ key, start, end }] : [];
    }),
  ];
}
