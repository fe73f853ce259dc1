import type { ImportanceAsker } from "@/lib/benchmark/importance-asking";
import { type AskingMode, importanceModes } from "@/lib/benchmark/simulate-dialogue";
import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Constraint } from "@/lib/constraints";
import type { AskState } from "@/lib/learning/asking/ask-case";
import { type AskPolicy, likeliestAction } from "@/lib/learning/asking/ask-policy";
import shippedPolicy from "@/lib/learning/asking/asking-policy.json";
import { beliefsIn } from "@/lib/learning/asking/beliefs";
import { askingPolicySchema } from "@/lib/learning/asking/policy-file";

export function learnedAsking(ask: AskingMode, vocabulary: Vocabulary) {
  const mode = importanceModes.find((each) => each === ask);
  if (!mode || mode === "model" || mode === "react") return null;
  if (mode === "teacher") return teacherOf;
  const { reflection, starGate } = askingPolicySchema.parse(shippedPolicy);
  const policy = Float64Array.from(mode === "learned" ? reflection : starGate);
  return () => byBelief(policy, vocabulary);
}

/** Knows the target, so it asks nothing. */
function teacherOf(target: readonly Constraint[]): ImportanceAsker {
  return ({ wishes }) => {
    const known = wishes.find(({ slot }) => target.some((each) => each.slot === slot)) ?? wishes[0];
    return { kind: "give-up", slot: known?.slot ?? "msrp" };
  };
}

function byBelief(policy: AskPolicy, vocabulary: Vocabulary): ImportanceAsker {
  return ({ transcript, wishes, asked }) => {
    const believed = beliefsIn(transcript, vocabulary);
    const state: AskState = {
      one: {
        item: "",
        wishes: wishes.map(({ slot }) => {
          const belief = believed(slot);
          return { before: belief, after: belief, truth: "prefer" };
        }),
        target: 0,
      },
      asked: new Set(wishes.flatMap(({ slot }, index) => (asked.has(slot) ? [index] : []))),
    };
    const { kind, wish } = likeliestAction(policy, state);
    return { kind: kind === "ask" ? "ask" : "give-up", slot: wishes[wish]?.slot ?? "msrp" };
  };
}
