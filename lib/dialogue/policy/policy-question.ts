import { type NextQuestion, questionOf } from "@/lib/dialogue/asking/asking-question";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import type { PlayedTurn } from "@/lib/dialogue/turn-context";
import { compileSheet } from "@/lib/rules/compile/compile-sheet";
import type { Scalar } from "@/lib/rules/program";
import { residueOf } from "@/lib/rules/residue";
import { asking } from "@/messages/asking";
import { nextFact } from "./policy";

/** The question a policy in force needs answered, with the rule that needs it; it comes before all others. */
export async function policyQuestion({ input, applied: { state } }: PlayedTurn): Promise<NextQuestion | null> {
  const { policy, turn } = state;
  const verdict = policy ? nextFact(policy) : undefined;
  const { program } = compileSheet(policy?.text ?? "");
  if (!policy || !program || verdict?.kind !== "missing") return null;
  const { feature, key, span } = verdict;
  const sentence = compileSheet(policy.text).read.find(([start, end]) => start <= span[0] && span[1] <= end) ?? span;
  const why = asking.becauseItSays({ quote: policy.text.slice(...sentence) });
  const values: readonly Scalar[] = feature.type === "bool" ? [true, false] : (feature.options ?? []);
  const vocabulary = input.vocabulary;
  const wished = state.wishes.constraints.map(toPredicate);
  const choices = values.map(async (value) => {
    const { tests } = residueOf(program, { ...policy.facts, [key]: value }, vocabulary);
    const count = await input.catalog.count([...wished, ...tests.map(({ predicate }) => predicate)]);
    const label =
      typeof value === "string" ? `${value[0]?.toUpperCase()}${value.slice(1)}` : value ? asking.yes : asking.no;
    return { id: String(value), label, edits: [], count };
  });
  return questionOf(
    {
      ...{ id: `policy-${turn}-${key}`, kind: "clarify", why, rule: key, choices: await Promise.all(choices) },
      text: `${feature.ask.replace("each person", `person ${key.split("#")[1]}`)} ${why}`,
      ...(policy.rung > 0 ? { rung: policy.rung } : {}),
    },
    { multiple: false },
  );
}
