import { z } from "zod";
import { operatorSchema, slotNameSchema, testOperatorSchema } from "./schemas";

const scalarSchema = z.union([z.string().min(1).max(200), z.number()]);
const plainValueSchema = z.union([scalarSchema, z.array(scalarSchema).min(1).max(200)]);

const alternativeSchema = z.object({ slot: slotNameSchema, op: testOperatorSchema, value: plainValueSchema });
export type Alternative = z.infer<typeof alternativeSchema>;

/** `any` holds tests on different slots. The first one's slot is the wish's. */
export const slotValueSchema = z.union([plainValueSchema, z.array(alternativeSchema).min(1).max(8)]);
export type SlotValue = z.infer<typeof slotValueSchema>;

export const predicateShape = z.object({ slot: slotNameSchema, op: operatorSchema, value: slotValueSchema });
export type Predicate = z.infer<typeof predicateShape>;
