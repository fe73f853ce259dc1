import { z } from "zod";
import { productSchema } from "@/lib/catalog/product-schema";
import type { Predicate, SlotName } from "@/lib/constraints";
import { predicateSchema } from "@/lib/constraints/constraint";
import { slotNameSchema } from "@/lib/constraints/schemas";
import { turnWeighted } from "@/lib/dialogue/asking/asking-burden";
import { type DialogueOutcome, samePredicate } from "./dialogue-outcome";
import { type Item, itemQuestion } from "./item";
import { type DialogueMeasure, type MissCause, measureSchema, missCauses } from "./measure";
import { type ReplayMethod, recordedRelaxed, type Transcript } from "./replay/transcript";
import { isSetAside } from "./set-aside";

export const burdenSchema = z.object({
  turns: z.number(),
  questions: z.number(),
  comparisons: z.number(),
  clarifications: z.number(),
  words: z.number(),
  /** Missing in older results. */
  wordsRead: z.number().optional(),
  choices: z.number().optional(),
  /** Estimated seconds to read, choose and type. */
  seconds: z.number().optional(),
});
export type Burden = z.infer<typeof burdenSchema>;

export function burdenBy(part: (name: keyof Burden) => number): Required<Burden> {
  return Object.fromEntries(burdenSchema.keyof().options.map((name) => [name, part(name)])) as Required<Burden>;
}

export const runLineSchema = measureSchema.extend({
  setting: z.string(),
  /** A language model, or a mode and profile of the simulated shopper. */
  model: z.string(),
  /** The recorded method, or how much was asked. */
  style: z.string(),
  setAside: z.boolean(),
  method: z.string(),
  status: z.string(),
  constraints: z.array(z.object({ ...predicateSchema.shape, weight: z.number().optional() })),
  relaxed: z.array(predicateSchema),
  tied: z.array(z.array(predicateSchema)),
  car: productSchema.nullable(),
  /** Missing without a published run. */
  recordedMatch: z.boolean().optional(),
  burden: burdenSchema.optional(),
  asked: z.array(slotNameSchema).optional(),
  /** Similarity to the closest earlier question, from 0 to 1. Missing in older results. */
  likeness: z.array(z.number()).optional(),
});
export type RunLine = z.infer<typeof runLineSchema>;

const bare = ({ slot, op, value }: Predicate): Predicate => ({ slot, op, value });

export function lineOf(
  about: Pick<RunLine, "setting" | "model" | "style" | "method">,
  outcome: DialogueOutcome,
  measured: DialogueMeasure,
): RunLine {
  return {
    ...measured,
    ...about,
    setAside: isSetAside(measured.id),
    status: outcome.status,
    constraints: outcome.constraints.map((each: Predicate & { weight?: number }) => ({
      ...bare(each),
      weight: each.weight,
    })),
    relaxed: outcome.relaxed.map(bare),
    tied: outcome.tied.map((set) => set.map(bare)),
    car: outcome.product,
  };
}

export function replayLine(
  item: Item,
  transcript: Transcript,
  method: ReplayMethod,
  { outcome, measure }: { outcome: DialogueOutcome; measure: DialogueMeasure },
): RunLine {
  const { setting, model, method: style } = transcript;
  const line = lineOf({ setting, model, style, method }, outcome, measure);
  return { ...line, recordedMatch: recordedMatch(item, transcript) };
}

function recordedMatch(item: Item, transcript: Transcript): boolean {
  const read = itemQuestion(item);
  const recorded = recordedRelaxed(transcript);
  if (!recorded || read.kind === "refused") return false;
  const { constraints, target } = read.question;
  return constraints.some((each) => target.includes(each.id) && samePredicate(each, recorded));
}

export type CountedRate = { count: number; rate: number };

export const percentText = (rate: number) => (100 * rate).toFixed(1);

export type Summary = ReturnType<typeof summarise>;

/** Rates of nothing are 0. */
export function summarise(measures: readonly DialogueMeasure[]) {
  const n = measures.length;
  const of = (count: number, whole = n): CountedRate => ({ count, rate: whole > 0 ? count / whole : 0 });
  const where = (test: (measure: DialogueMeasure) => boolean) => of(measures.filter(test).length);
  const sum = (value: (measure: DialogueMeasure) => number) => measures.reduce((total, each) => total + value(each), 0);
  const asked = sum(({ slotsAsked }) => slotsAsked.length);
  const parsed = sum(({ slotsParsed }) => slotsParsed.length);
  const relaxMatch = where((each) => each.relaxMatch);
  const carMatch = where((each) => each.carMatch);
  return {
    n,
    /** `rate` is the mean per dialogue. */
    slotsAsked: of(asked),
    constraintsParsed: of(parsed),
    slotCompletion: of(parsed, asked),
    perSlot: perSlot(measures),
    satNoRelaxation: where(({ outcome }) => outcome === "satNoRelaxation"),
    satAfterRelaxation: where(({ outcome }) => outcome === "satAfterRelaxation"),
    unsat: where(({ outcome }) => outcome === "unsat"),
    recommended: where((each) => each.recommended),
    relaxMatch,
    relaxMatchWithCar: where((each) => each.relaxMatchWithCar),
    carMatch,
    /** Credits replacements to the original constraint: the formal method's corrected figure. */
    columnMatch: where((each) => each.columnMatch ?? each.relaxMatch),
    ...meanOf(measures, "wishesKept"),
    ...meanOf(measures, "regret"),
    exactConstraints: where((each) => each.exactConstraints),
    ties: where((each) => each.tie),
    firstDropMatch: where((each) => each.firstDropMatch),
    expectedRelaxMatch: of(sum((each) => each.expectedMatch)),
    carMatchGivenRelaxMatch: of(carMatch.count, relaxMatch.count),
    silentDrops: where((each) => each.silentDrop),
    misses: Object.fromEntries(
      missCauses.map((cause) => [cause, measures.filter(({ miss }) => miss === cause).length]),
    ) as Record<MissCause, number>,
  };
}

function meanOf(
  measures: readonly DialogueMeasure[],
  part: "wishesKept" | "regret",
): Partial<Record<typeof part, number>> {
  const known = measures.flatMap((each) => each[part] ?? []);
  return known.length > 0 ? { [part]: known.reduce((sum, each) => sum + each, 0) / known.length } : {};
}

function perSlot(measures: readonly DialogueMeasure[]) {
  const found: Partial<Record<SlotName, { asked: number; parsed: number; rate: number }>> = {};
  for (const { slotsAsked, slotsParsed } of measures) {
    for (const slot of slotsAsked) {
      const { asked, parsed } = found[slot] ?? { asked: 0, parsed: 0 };
      const now = parsed + (slotsParsed.includes(slot) ? 1 : 0);
      found[slot] = { asked: asked + 1, parsed: now, rate: now / (asked + 1) };
    }
  }
  return found;
}

export function meanBurden(lines: readonly { burden?: Burden }[]): { burden?: Burden } {
  const all = lines.flatMap(({ burden }) => (burden ? [burden] : []));
  if (all.length === 0) return {};
  const mean = (part: keyof Burden) => all.reduce((sum, burden) => sum + (burden[part] ?? 0), 0) / all.length;
  return { burden: burdenBy(mean) };
}

export function runSummary(lines: readonly RunLine[]) {
  const summary = { ...summarise(lines), ...meanBurden(lines) };
  const questions = summary.burden?.questions ?? 0;
  return { ...summary, turnWeightedRelaxMatch: turnWeighted(summary.relaxMatchWithCar.rate, questions) };
}
