import { evaluate, missingIn, type RuleLook } from "./evaluate";
import type { Program, RuleSpan, Scalar, SheetFeature } from "./program";

/** What is known of the shopper and the household; `null` where they can't or won't say. */
export type Facts = Readonly<Record<string, Scalar | null>>;

export type RuleVerdict =
  | { kind: "decided"; value: Scalar }
  | { kind: "missing"; key: string; feature: SheetFeature; span: RuleSpan }
  /** All that is left to know is in the items; `residueOf` has it as tests. */
  | { kind: "open" }
  | { kind: "undecided" };

export type Order = (programs: readonly Program[], facts: Facts, missing: readonly string[]) => string | undefined;

/** The paper's order: the first missing fact a run meets. */
export const executionOrder: Order = (_programs, _facts, [first]) => first;

export function decide(
  program: Program,
  facts: Facts,
  item?: Readonly<Record<string, Scalar>>,
  order = executionOrder,
): RuleVerdict {
  const look = lookIn(facts, item);
  const value = evaluate(program.root, look);
  if (value !== undefined) return { kind: "decided", value };
  const asked = missingKeys([program], facts, item);
  const key = order([program], facts, asked);
  const gaps = missingIn(program.root, look);
  const gap = gaps.find((each) => each.key === key);
  const feature = gap && featureOf(program, gap.key);
  if (gap && feature) return { kind: "missing", key: gap.key, feature, span: gap.span };
  return { kind: item || gaps.some((each) => facts[each.key] === null) ? "undecided" : "open" };
}

export function lookIn(facts: Facts, item: Readonly<Record<string, Scalar>> = {}): RuleLook {
  return (key) => item[key] ?? facts[key] ?? undefined;
}

export function featureOf({ features }: Program, key: string): SheetFeature | undefined {
  const name = key.replace(/#\d+$/, "");
  return features.find((each) => each.key === name);
}

/** The facts of people that could still change an outcome of any of the programs, in the order of execution. */
export function missingKeys(
  programs: readonly Program[],
  facts: Facts,
  item?: Readonly<Record<string, Scalar>>,
): string[] {
  const look = lookIn(facts, item);
  const keys = programs.flatMap((program) =>
    missingIn(program.root, look).filter(
      ({ key }) => facts[key] === undefined && featureOf(program, key)?.subject !== "item",
    ),
  );
  return [...new Set(keys.map(({ key }) => key))];
}
