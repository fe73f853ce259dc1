import type { Constraint } from "@/lib/constraints/constraint";
import type { TranscriptTurn } from "@/lib/reading/read-transcript";
import { findMethod } from "@/lib/relaxation/methods/method-lists";
import { repairChooser } from "./choose-repair";
import type { Desk } from "./desk";
import { weighTuned } from "./tuned";
import { weighAtOnce } from "./weigh-global";
import { weighByPairs } from "./weigh-pairwise";

/** The jobs that code or a model may do, each on its own. */
export const agentJobs = ["reading", "weighting", "asking", "repairing", "playing"] as const;
export type AgentJob = (typeof agentJobs)[number];
/** `tuned`: by the prompts of `export-training`, for a model tuned on them. */
export type JobHolder = "model" | "tuned";
export type Jobs = ReadonlyMap<AgentJob, JobHolder>;
export type Team = { desk: Desk; jobs: Jobs };

/** "local" for methods that use no weights: their extraction's weights only rank. */
export function weightingOf(method: string): "local" | "global" | "pairwise" {
  return findMethod(method.replace(/-released$/, ""))?.weighting ?? "local";
}

/** The model's weights by the method's own procedure. Local weights came with the extraction. */
export async function weighByMethod(
  { desk, jobs }: Team,
  method: string,
  wishes: readonly Constraint[],
  conversation: readonly TranscriptTurn[],
): Promise<readonly Constraint[]> {
  if (jobs.get("weighting") === "tuned") return weighTuned(desk, wishes, conversation);
  if (!jobs.has("weighting") || weightingOf(method) === "local") return wishes;
  const weigh = weightingOf(method) === "global" ? weighAtOnce : weighByPairs;
  return weigh(desk, wishes, conversation);
}

/** Always agrees, so the model alone decides which change is taken. */
export function repairShopper({ desk, jobs }: Team, conversation: readonly TranscriptTurn[]) {
  return jobs.get("repairing") === "model" ? { limits: [], choose: repairChooser(desk, conversation) } : undefined;
}
