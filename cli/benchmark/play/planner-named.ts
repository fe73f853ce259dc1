import { weighed } from "@/cli/train/hidden-world";
import type { Desk } from "@/lib/agents/desk";
import { reactPlanner } from "@/lib/agents/react";
import { modelPlanner } from "@/lib/agents/tuned";
import { questionsSoFar, type WholePlanner } from "@/lib/dialogue/asking/plan-whole";
import { likeliestAction } from "@/lib/learning/asking/ask-policy";
import shippedPolicies from "@/lib/learning/asking/asking-policy.json";
import { askingPolicySchema, learnedAskers } from "@/lib/learning/asking/policy-file";

export const asksModel = (ask: string) => ask === "model" || ask === "react";

/** Who chooses the questions of one conversation, for ADAPT's rows. Plain code does where nobody of that name is known. */
export function plannerNamed(ask: string, desk: Desk | null): WholePlanner | undefined {
  if (desk) return ask === "react" ? reactPlanner(desk) : modelPlanner(desk);
  const name = learnedAskers.find((each) => each === ask);
  if (!name) return undefined;
  const policy = Float64Array.from(askingPolicySchema.parse(shippedPolicies).policies[name]);
  return (questions, state) => {
    const key = likeliestAction(policy, weighed(questions, questionsSoFar(state)));
    return questions.find((each) => each.key === key) ?? null;
  };
}
