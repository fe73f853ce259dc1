import { z } from "zod";
import { type ColumnTest, columnPredicate, columnTestSchema } from "@/lib/benchmark/item";
import type { Constraint, Predicate } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";

const repairSchema = z.object({
  action: z.enum(["drop", "replace"]),
  from: columnTestSchema,
  to: columnTestSchema.nullable(),
});

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
