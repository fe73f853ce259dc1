import { z } from "zod";
import { levels } from "./weight";

/** Importance from 0 (none) to 1. */
export const weightSchema = z.number().min(0).max(1);

export const levelSchema = z.enum(levels);
