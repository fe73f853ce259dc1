import { z } from "zod";
import type { DialogueOutcome } from "@/lib/benchmark/dialogue-outcome";
import { dialogueOutcome, outcomeOfReleased, samePredicate } from "@/lib/benchmark/dialogue-outcome";
import type { ColumnTest, Item, ItemQuestion } from "@/lib/benchmark/item";
import { columnPredicate, columnTestSchema, itemQuestion } from "@/lib/benchmark/item";
import { measure } from "@/lib/benchmark/measure";
import { answerReleased, type ReleasedMethod, releasedMethods } from "@/lib/benchmark/released/answer-released";
import { cheapest, type PickRepair } from "@/lib/benchmark/released/formal-released";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { slotOfColumn } from "@/lib/catalog/files/csv-columns";
import type { Constraint, Predicate } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import type { FormalShopper } from "@/lib/relaxation/formal/formal-shopper";
import type { RandomSource } from "@/lib/relaxation/methods/choice";
import type { Ranking } from "@/lib/trade-offs/ranking";
import { relaxSlice } from "@/lib/trade-offs/relax-slice";
import type { RelaxationMethod } from "@/lib/trade-offs/relaxation";

const action = z.enum(["drop", "replace"]);
const repairSchema = z.object({ action, from: columnTestSchema, to: columnTestSchema.nullable() });

/** From the AWARE-US release. Keeps unused fields. */
export const transcriptSchema = z.looseObject({
  id: z.string(),
  setting: z.string(),
  model: z.string(),
  /** Sets the question style. */
  method: z.string(),
  slots: z.array(z.string()),
  dialogue: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })),
  parsedBase: z.record(z.string(), z.union([z.string(), z.number()])),
  parsedConstraints: z.array(columnTestSchema),
  /** Missing for methods without weights. */
  weights: z.array(columnTestSchema.extend({ weight: z.number() })).optional(),
  iterations: z.array(z.looseObject({ chosen_repair: repairSchema, num_results_after: z.number() })).optional(),
  status: z.string(),
  relaxed: z.union([columnTestSchema, repairSchema]).nullable(),
  recommendedCar: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** `null` if its column, operator or value is unknown here. */
export function recordedPredicate(test: ColumnTest): Predicate | null {
  const read = columnPredicate(test);
  return typeof read === "string" ? null : read;
}

/** In its final form; `null` without one. */
export function recordedRelaxed({ relaxed }: Transcript): Predicate | null {
  return relaxed && recordedPredicate("from" in relaxed ? (relaxed.to ?? relaxed.from) : relaxed);
}

/** Without weights, all weigh the same. */
export function recordedWishes({ parsedConstraints, weights }: Transcript): Constraint[] {
  return parsedConstraints.flatMap((test, index) => {
    const predicate = recordedPredicate(test);
    return predicate ? [toConstraint({ ...predicate, weight: weights?.[index]?.weight ?? 0.5 })] : [];
  });
}

export type ReplayMethod = RelaxationMethod | ReleasedMethod;

export type WishesOf = (transcript: Transcript, item: Item) => readonly Constraint[] | Promise<readonly Constraint[]>;

export interface ReplayRun {
  reader: CatalogReader;
  method: ReplayMethod;
  wishesOf: WishesOf;
  /** By default best estimates decide: nobody can answer a record's ties. */
  intervals?: "keep" | "ignore";
  /** By default the slots the recorded agent asked about, as in the published systems. */
  slots?: "asked" | "all";
  /** Released methods keep their own ranking. */
  ranking?: Ranking | undefined;
  rowIndexBug?: boolean;
  /** Who chooses the formal method's changes. By default the cheapest is taken. */
  repairFor?: ((transcript: Transcript) => FormalShopper | undefined) | undefined;
  randomFor: (id: string) => RandomSource;
}

/** Stays within the item's frame. A must is weighted, not locked. */
export async function replayDialogue(run: ReplayRun, item: Item, transcript: Transcript) {
  const read = itemQuestion(item);
  if (read.kind === "refused") return read;
  const { question } = read;
  const fixed = new Set(question.frame.map(({ slot }) => slot));
  const said = await run.wishesOf(transcript, item);
  const asked = new Set(transcript.slots.flatMap((column) => slotOfColumn(column) ?? []));
  const counts = ({ slot }: Constraint) => !fixed.has(slot) && (run.slots === "all" || asked.has(slot));
  const wishes = said
    .filter(counts)
    .map((wish) => ({ ...wish, locked: false, interval: run.intervals === "keep" ? wish.interval : undefined }));
  const outcome = await decide(run, question, wishes, transcript);
  const measured = measure(item, question, [...asked], outcome);
  return { kind: "replayed" as const, dialogue: { outcome, measure: measured, wishes } };
}

async function decide(
  { reader, method, ranking, rowIndexBug, repairFor, randomFor }: ReplayRun,
  { frame }: ItemQuestion,
  constraints: readonly Constraint[],
  transcript: Transcript,
): Promise<DialogueOutcome> {
  if (isReleased(method)) {
    const slice = await reader.products(frame, reader.catalog.size);
    const options = { rowIndexBug, pickRepair: transcript.iterations && recordedPicks(transcript) };
    return outcomeOfReleased(answerReleased(method, { slice, constraints }, options), constraints);
  }
  const settings = { mustMeans: "weight" as const, ranking, shopper: repairFor?.(transcript) };
  const random = randomFor(transcript.id);
  const slice = openSlice(reader, frame);
  return dialogueOutcome(await relaxSlice({ slice, constraints, method, settings, random }), constraints);
}

export function isReleased(method: string): method is ReleasedMethod {
  return (releasedMethods as readonly string[]).includes(method);
}

/** Uses the cheapest repair if a recorded conflict doesn't recur. */
function recordedPicks({ iterations = [] }: Transcript): PickRepair {
  return (proposals, round) => {
    const recorded = iterations[round]?.chosen_repair;
    const from = recorded ? recordedPredicate(recorded.from) : null;
    const recurs = from && proposals.some(({ repair }) => samePredicate(repair.from, from));
    if (recorded && from && recurs) {
      return { action: recorded.action, from, to: recorded.to ? recordedPredicate(recorded.to) : null };
    }
    return cheapest(proposals, round);
  };
}
