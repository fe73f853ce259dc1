import { z } from "zod";
import { editSchema } from "@/lib/constraints/edit";
import { actNames } from "./acts/act-names";

/** Readings offered beside the one that was taken. */
export const mostOthers = 3;

/** Something that was heard, and what else the words could mean: stored with the turn, so that a reload offers it too. */
export const heardThingSchema = z.object({
  /** One thing of a turn keeps its id: the value of a wish, its level, or the act of a clause. */
  id: z.string(),
  kind: z.enum(["value", "level", "act"]),
  turn: z.number().int().min(0),
  /** As it was understood: "up to $30,000", "nice to have", "“is AWD standard?”: a question". */
  text: z.string(),
  /** The wish it speaks of, and what a level is of, in words. */
  wish: z.string().optional(),
  about: z.string().optional(),
  /** The clause, counted in its message. */
  clause: z.number().int().min(0).optional(),
  /** The next best readings, likeliest first. */
  others: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        chance: z.number().min(0).max(1),
        /** What it makes of the wishes. */
        edits: z.array(editSchema),
        /** The clause does this: its message is read again. */
        act: z.enum(actNames).optional(),
      }),
    )
    .min(1)
    .max(mostOthers),
});
export type HeardThing = z.infer<typeof heardThingSchema>;
export type OtherReading = HeardThing["others"][number];

/** The likeliest of other readings, with chances people can compare; what is as likely to them stays in its order. */
export function likeliest(readings: readonly OtherReading[]): OtherReading[] {
  return readings
    .map((each) => ({ ...each, chance: Math.round(1000 * Math.min(1, each.chance)) / 1000 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, mostOthers);
}
