import { z } from "zod";
import { editSchema } from "@/lib/constraints/edit";
import { actNames } from "./acts/act-names";

export const mostOthers = 3;

/** Something heard, with its other meanings. Stored with the turn, so a reload offers it too. */
export const heardThingSchema = z.object({
  /** Stable per thing: a wish's value, its level, or a clause's act. */
  id: z.string(),
  kind: z.enum(["value", "level", "act"]),
  turn: z.number().int().min(0),
  text: z.string(),
  wish: z.string().optional(),
  about: z.string().optional(),
  clause: z.number().int().min(0).optional(),
  others: z
    .array(
      z.object({
        id: z.string(),
        label: z.string(),
        chance: z.number().min(0).max(1),
        edits: z.array(editSchema),
        /** Reads the message again with this act. */
        act: z.enum(actNames).optional(),
      }),
    )
    .min(1)
    .max(mostOthers),
});
export type HeardThing = z.infer<typeof heardThingSchema>;
export type OtherReading = HeardThing["others"][number];

/** Sorts by the chances people see. Stable. */
export function likeliest(readings: readonly OtherReading[]): OtherReading[] {
  return readings
    .map((each) => ({ ...each, chance: Math.round(1000 * Math.min(1, each.chance)) / 1000 }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, mostOthers);
}
