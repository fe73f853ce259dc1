import { answersApart } from "@/lib/rules/asking";
import { evaluate, type Facts, lookIn, missingIn, type RuleLook } from "@/lib/rules/evaluate";
import { type Program, type RuleNode, type RuleSpan, rulesOf, type Scalar } from "@/lib/rules/program";

export interface Difference {
  /** The sentence that one of the programs decides by. */
  span: RuleSpan;
  facts: Facts;
  outcomes: [Scalar, Scalar];
}

/** Tries both programs in each cell between their cut points. One difference per sentence, with as few facts as any. */
export function differences(one: Program, other: Program, mostCells = 50_000): { found: Difference[]; cells: number } {
  const both = [one, other] as const;
  const found = new Map<string, Difference>();
  let cells = 0;
  const visit = (facts: Facts): void => {
    if (cells >= mostCells) return;
    const look = lookIn(facts);
    const [gap] = both.flatMap(({ root }) => missingIn(root, look));
    if (gap) {
      for (const value of answersApart(both, gap.key)) visit({ ...facts, [gap.key]: value });
      return;
    }
    cells++;
    const [left = false, right = false] = both.map(({ root }) => evaluate(root, look));
    if (left === right) return;
    const span = placeOf(left < right ? one : other, look);
    const before = found.get(String(span));
    if (!before || Object.keys(facts).length < Object.keys(before.facts).length)
      found.set(String(span), { span, facts, outcomes: [left, right] });
  };
  visit({});
  return { found: [...found.values()].sort((a, b) => a.span[0] - b.span[0]), cells };
}

/** What it decides by: the rule that forbids, or the amount that is reached. */
function placeOf(program: Program, look: RuleLook): RuleSpan {
  const reached = (node: RuleNode): RuleNode =>
    node.op === "if" ? reached(evaluate(node.test, look) ? node.yes : node.no) : node;
  return (rulesOf(program).find((rule) => evaluate(rule, look) === false) ?? reached(program.root)).span;
}
