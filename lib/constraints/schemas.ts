import { z } from "zod";
import { operators } from "./operator";
import { slotNames } from "./slots";
import { levels } from "./weight";

export const slotNameSchema = z.enum(slotNames);

export const testOperatorSchema = z.enum(operators);
export const operatorSchema = z.enum([...operators, "any"]);

export const weightSchema = z.number().min(0).max(1);

export const levelSchema = z.enum(levels);
