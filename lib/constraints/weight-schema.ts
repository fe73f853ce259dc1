import { z } from "zod";
import { levels } from "./weight";

export const weightSchema = z.number().min(0).max(1);

export const levelSchema = z.enum(levels);
