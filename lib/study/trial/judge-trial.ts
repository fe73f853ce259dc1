import { z } from "zod";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { AnswerProblems } from "@/lib/study/instrument";
import type { trialFacts } from "./trial-facts";

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

export const trialVerdictSchema = z.strictObject({
  /** Catalog position. `null` when none will do. */
  car: z.number().int().min(0).nullable(),
  /** `null` when a product is taken. */
  reason: z.string().max(60).nullable(),
  confidence: z.number().int(),
  acceptance: z.number().int().nullable(),
  satisfaction: z.number().int(),
  fit: z.number().int(),
});
export type TrialVerdict = z.infer<typeof trialVerdictSchema>;

const ranking = z.array(z.string().max(200)).max(40);

/** Words go through the search. */
export const trialActSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("wishes-complete") }),
  z.strictObject({ kind: z.literal("back-to-wishes") }),
  z.strictObject({ kind: z.literal("rank"), ranking }),
  z.strictObject({ kind: z.literal("decide") }),
  z.strictObject({ kind: z.literal("back-to-cars") }),
  z.strictObject({ kind: z.literal("judge"), verdict: trialVerdictSchema }),
  z.strictObject({ kind: z.literal("rank-again"), ranking }),
  // From 1: two tabs asking get one.
  z.strictObject({ kind: z.literal("more-time"), extension: z.number().int().min(1).max(40) }),
  z.strictObject({ kind: z.literal("time-up") }),
  // The page was hidden or closed, and came back.
  z.strictObject({ kind: z.literal("away") }),
  z.strictObject({ kind: z.literal("back") }),
]);
export type TrialAct = z.infer<typeof trialActSchema>;

export function judgeTrial(
  { trials }: Pick<Configuration, "trials">,
  verdict: TrialVerdict,
  facts: ReturnType<typeof trialFacts>,
): { ok: true; outcome: TrialOutcome } | { ok: false; problems: AnswerProblems } {
  const problems: AnswerProblems = {};
  const { car: product, reason, acceptance } = verdict;
  const name = product === null ? null : facts.products.get(product);
  if (product !== null && name === undefined) problems.car = "not-shown";
  if (product === null && !trials.noneReasons.some(({ id }) => id === reason)) problems.reason = "no-reason";
  if (product !== null && reason !== null) problems.reason = "has-reason";
  for (const rated of ["confidence", "satisfaction", "fit"] as const) {
    if (!isPoint(verdict[rated], trials.points)) problems[rated] = "missing";
  }
  if (facts.gaveWay !== (acceptance !== null) || (acceptance !== null && !isPoint(acceptance, trials.points))) {
    problems.acceptance = facts.gaveWay ? "missing" : "not-asked";
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return {
    ok: true,
    outcome: {
      end: product === null ? "none" : "car",
      ...verdict,
      car: product === null ? null : { position: product, name: name ?? "" },
      infeasibility: facts.infeasible ? "met" : "no-infeasibility",
    },
  };
}

function isPoint(value: number, points: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= points;
}

/** The time ran out before any product was seen. */
export const timeUpOutcome: TrialOutcome = {
  end: "time-up",
  car: null,
  reason: null,
  confidence: null,
  acceptance: null,
  satisfaction: null,
  fit: null,
  infeasibility: "no-infeasibility",
};
