import { z } from "zod";

export const idSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, "an id starts with a small letter and has up to 40 of a-z, 0-9 and -")
  .refine((id) => !(id in {}), "an id is not the name of something that every object has");

export const lineSchema = z.string().trim().min(1).max(500);

export const paragraphsSchema = z.array(z.string().trim().min(1).max(4000)).min(1).max(40);

export const optionSchema = z.strictObject({ id: idSchema, text: lineSchema });

export const optionsSchema = z.array(optionSchema).min(2).max(20);

export const wholeBetween = (least: number, most: number) => z.int().min(least).max(most);
