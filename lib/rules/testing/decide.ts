import type { Order } from "@/lib/rules/asking";
import { evaluate, type Facts, lookIn, missingIn, missingKeys } from "@/lib/rules/evaluate";
import { featureOf, type Program, type RuleSpan, type Scalar, type SheetFeature } from "@/lib/rules/program";

type RuleVerdict =
  | { kind: "decided"; value: Scalar }
  | { kind: "missing"; key: string; feature: SheetFeature; span: RuleSpan }
  /** All that is left to know is in the items; `residueOf` has it as tests. */
  | { kind: "open" }
  | { kind: "undecided" };

/** The paper's order: the first missing fact a run meets. */
export const executionOrder: Order = (_programs, _facts, [first]) => first;

/** Runs a program on what is known. */
export function decide(
  program: Program,
  facts: Facts,
  item?: Readonly<Record<string, Scalar>>,
  order = executionOrder,
): RuleVerdict {
  const known = { ...item, ...facts };
  const look = lookIn(known);
  const value = evaluate(program.root, look);
  if (value !== undefined) return { kind: "decided", value };
  const asked = missingKeys([program], known);
  const key = order([program], facts, asked);
  const gaps = missingIn(program.root, look);
  const gap = gaps.find((each) => each.key === key);
  const feature = gap && featureOf(program, gap.key);
  if (gap && feature) return { kind: "missing", key: gap.key, feature, span: gap.span };
  return { kind: item || gaps.some((each) => facts[each.key] === null) ? "undecided" : "open" };
}
