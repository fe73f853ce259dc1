import { z } from "zod";

const rating = z.number().int().min(1).max(11);

/** Ratings run from 1 to `trials.points`. */
export const trialOutcomeSchema = z.object({
  end: z.enum(["car", "none", "time-up"]),
  car: z.object({ position: z.number().int(), name: z.string() }).nullable(),
  reason: z.string().nullable(),
  confidence: rating.nullable(),
  acceptance: rating.nullable(),
  satisfaction: rating.nullable(),
  fit: rating.nullable(),
  infeasibility: z.enum(["met", "no-infeasibility"]),
});
export type TrialOutcome = z.infer<typeof trialOutcomeSchema>;
