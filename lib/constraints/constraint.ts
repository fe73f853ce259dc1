import { z } from "zod";
import { alternativesOf, asHeld, constraintId, isAlternatives, isBound, takesMany, valuesOf } from "./operator";
import type { Predicate } from "./schemas";
import { levelSchema, operatorSchema, predicateShape, slotNameSchema, slotValueSchema, weightSchema } from "./schemas";
import { isNumericSlot } from "./slots";
import { levelOf, levelWeights } from "./weight";

export { type Alternative, type Predicate, type SlotValue, slotValueSchema } from "./schemas";

/** The shopper's words behind a value or weight. Offsets point into that turn's message. */
export const evidenceSchema = z.object({
  for: z.enum(["value", "weight"]),
  turn: z.number().int().min(0),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const predicateSchema = predicateShape.superRefine(checkValueFitsOperator);

export const intervalSchema = z.tuple([weightSchema, weightSchema]);

const id = z.string().min(1).max(200);
const constraintShape = predicateShape.extend({
  id,
  weight: weightSchema,
  /** The weights that the words allow. */
  interval: intervalSchema.optional(),
  level: levelSchema,
  /** Locked wishes relax only with the shopper's recorded consent. */
  locked: z.boolean(),
  evidence: z.array(evidenceSchema),
});
export const constraintSchema = constraintShape.superRefine(checkValueFitsOperator);
export type Constraint = z.infer<typeof constraintSchema>;

/** A constraint from outside. Requires only slot, operator and value. */
export const constraintInputSchema = z.preprocess(
  asHeld,
  constraintShape
    .partial({ id: true, weight: true, level: true, locked: true, evidence: true })
    .superRefine(checkValueFitsOperator),
);
export type ConstraintInput = z.infer<typeof constraintInputSchema>;

/** Fills in weight from level (else `prefer`), level from weight, and id from the test. */
export function toConstraint(input: ConstraintInput): Constraint {
  const weight = input.weight ?? levelWeights[input.level ?? "prefer"];
  return {
    id: input.id ?? constraintId(input),
    slot: input.slot,
    op: input.op,
    value: input.value,
    weight,
    ...(input.interval ? { interval: input.interval } : {}),
    level: levelOf(weight),
    locked: input.locked ?? false,
    evidence: input.evidence ?? [],
  };
}

function checkValueFitsOperator(predicate: Predicate, context: z.RefinementCtx): void {
  const { slot, op, value } = predicate;
  const refuse = (message: string) => context.addIssue({ code: "custom", message, path: ["value"] });
  const numeric = isNumericSlot(slot);
  const stray = valuesOf(value).find((each) => (numeric ? !Number.isFinite(each) : typeof each !== "string"));
  if (isAlternatives(value) || op === "any") {
    const tests = alternativesOf(predicate);
    if (op !== "any" || tests.length < 2) refuse('"any" takes a list of at least two tests, and only it does');
    else if (tests[0]?.slot !== slot) refuse(`the slot of "any" is that of its first test, not ${slot}`);
    else for (const each of tests) checkValueFitsOperator(each, context);
  } else if (takesMany(op) !== Array.isArray(value))
    refuse(takesMany(op) ? `"${op}" takes a list of values` : `"${op}" takes a single value`);
  else if (isBound(op) && !numeric) refuse(`"${op}" needs a number slot, ${slot} holds words`);
  else if (stray !== undefined) refuse(`${slot} takes ${numeric ? "a number" : "words"}, not ${JSON.stringify(stray)}`);
}

export function wishFromChoice(predicate: Predicate) {
  return toConstraint({ ...predicate, id: constraintId(predicate), level: "prefer" });
}

const evidence = z.array(evidenceSchema).optional();

export const editSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("add"), constraint: constraintSchema }),
  z.object({
    kind: z.literal("change"),
    id,
    op: operatorSchema.optional(),
    value: slotValueSchema,
    evidence,
  }),
  z.object({ kind: z.literal("remove"), id, evidence }),
  z.object({
    kind: z.literal("weigh"),
    id,
    weight: weightSchema,
    interval: intervalSchema.optional(),
    evidence,
  }),
  z.object({ kind: z.literal("lock"), id, locked: z.boolean(), evidence }),
  z.object({ kind: z.literal("no-preference"), slot: slotNameSchema, evidence }),
]);
export type Edit = z.infer<typeof editSchema>;
