import { type NextQuestion, questionOf } from "@/lib/dialogue/asking/asking-question";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import type { PlayedTurn } from "@/lib/dialogue/turn-context";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import type { Scalar } from "@/lib/rules/program";
import { asking } from "@/messages/asking";
import { nextFact, testsUnder } from "./policy";

/** Comes before all other questions. */
export async function policyQuestion({ input, applied: { state } }: PlayedTurn): Promise<NextQuestion | null> {
  const { policy, turn } = state;
  const missing = policy ? nextFact(policy) : undefined;
  if (!policy || !missing) return null;
  const { feature, key, quote } = missing;
  const why = asking.becauseItSays({ quote });
  const values: readonly Scalar[] = feature.type === "bool" ? [true, false] : (feature.options ?? []);
  const wished = state.wishes.constraints.map(toPredicate);
  const choices = values.map(async (value) => {
    const count = await input.catalog.count([...wished, ...testsUnder(policy, { [key]: value }, input.vocabulary)]);
    return { id: String(value), label: labelOf(value), edits: [], count };
  });
  return questionOf(
    {
      ...{ id: `policy-${turn}-${key}`, kind: "clarify", why, rule: key, choices: await Promise.all(choices) },
      text: `${feature.ask.replace("each person", `person ${key.split("#")[1]}`)} ${why}`,
      rung: policy.rung || undefined,
    },
    { multiple: false },
  );
}

function labelOf(value: Scalar): string {
  if (typeof value === "string") return capitalised(value);
  return value ? asking.yes : asking.no;
}
