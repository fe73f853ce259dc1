import { z } from "zod";
import { slotNames } from "./slots";
import { levels } from "./weight";

export const slotNameSchema = z.enum(slotNames);

export const operators = ["==", "!=", "in", "not in", ">=", "<="] as const;
/** `any` passes if one of its tests passes. */
export type Operator = (typeof operators)[number] | "any";

export const testOperatorSchema = z.enum(operators);
export const operatorSchema = z.enum([...operators, "any"]);

export const weightSchema = z.number().min(0).max(1);

export const levelSchema = z.enum(levels);

const scalarSchema = z.union([z.string().min(1).max(200), z.number()]);
const plainValueSchema = z.union([scalarSchema, z.array(scalarSchema).min(1).max(200)]);

const alternativeSchema = z.object({ slot: slotNameSchema, op: testOperatorSchema, value: plainValueSchema });
export type Alternative = z.infer<typeof alternativeSchema>;

/** `any` holds tests on different slots. The first one's slot is the wish's. */
export const slotValueSchema = z.union([plainValueSchema, z.array(alternativeSchema).min(1).max(8)]);
export type SlotValue = z.infer<typeof slotValueSchema>;

export const predicateShape = z.object({ slot: slotNameSchema, op: operatorSchema, value: slotValueSchema });
export type Predicate = z.infer<typeof predicateShape>;
