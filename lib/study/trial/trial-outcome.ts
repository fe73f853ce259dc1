import { z } from "zod";

const rating = z.number().int().min(1).max(11);

/** A trial's end as the participant judged it. Ratings run from 1 to the configuration's `trials.points`. */
export const trialOutcomeSchema = z.object({
  end: z.enum(["car", "none", "time-up"]),
  car: z.object({ position: z.number().int(), name: z.string() }).nullable(),
  /** The chosen reason why none would do. */
  reason: z.string().nullable(),
  confidence: rating.nullable(),
  /** Of what was given up; `null` where the participant saw nothing give way. */
  acceptance: rating.nullable(),
  satisfaction: rating.nullable(),
  fit: rating.nullable(),
  infeasibility: z.enum(["met", "no-infeasibility"]),
});
export type TrialOutcome = z.infer<typeof trialOutcomeSchema>;
