import { z } from "zod";
import { carSchema } from "@/lib/catalog/catalog-reader";
import type { Predicate } from "@/lib/constraints";
import { predicateSchema } from "@/lib/constraints/constraint";
import { slotNameSchema } from "@/lib/constraints/schemas";
import type { DialogueOutcome } from "./dialogue-outcome";
import { type Item, itemQuestion } from "./item";
import { type DialogueMeasure, measureSchema } from "./measure";
import { type ReplayMethod, recordedRelaxed, type Transcript } from "./replay/transcript";
import { samePredicate } from "./same-predicate";
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
  car: carSchema.nullable(),
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
    car: outcome.car,
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
