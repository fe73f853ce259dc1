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
