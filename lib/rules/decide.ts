import { evaluate, missingIn, type RuleLook } from "./evaluate";
import type { Program, RuleNode, RuleSpan, Scalar, SheetFeature } from "./program";

/** What is known of the shopper and the household; `null` where they can't or won't say. */
export type Facts = Readonly<Record<string, Scalar | null>>;

export interface RuleStep {
  span: RuleSpan;
  value: Scalar;
}

export type RuleVerdict =
  | { kind: "decided"; outcomes: Record<string, Scalar>; trace: RuleStep[] }
  | { kind: "missing"; key: string; feature: SheetFeature; span: RuleSpan }
  /** All that is left to know is in the items; `residueOf` has it as tests. */
  | { kind: "open" }
  | { kind: "undecided"; keys: string[] }
  | { kind: "wrong-type"; key: string; feature: SheetFeature };

export type Order = (programs: readonly Program[], facts: Facts, missing: readonly string[]) => string | undefined;

/** The paper's order: the first missing fact a run meets. */
export const executionOrder: Order = (_programs, _facts, [first]) => first;

export function decide(
  program: Program,
  facts: Facts,
  item?: Readonly<Record<string, Scalar>>,
  order = executionOrder,
): RuleVerdict {
  const wrong = program.features.find((each) => {
    const value = each.subject === "item" ? item?.[each.key] : facts[each.key];
    return value !== undefined && value !== null && !fits(each, value);
  });
  if (wrong) return { kind: "wrong-type", key: wrong.key, feature: wrong };
  const look = lookIn(facts, item);
  const outcomes = program.body.map(({ outcome, value }) => [outcome, evaluate(value, look)] as const);
  const known = outcomes.flatMap(([outcome, value]) => (value === undefined ? [] : [[outcome, value] as const]));
  if (known.length === outcomes.length) {
    return {
      kind: "decided",
      outcomes: Object.fromEntries(known),
      trace: program.body.flatMap(({ value }) => traceOf(value, look)),
    };
  }
  const gaps = program.body.flatMap(({ value }) => missingIn(value, look));
  const asked = gaps.filter(({ key }) => facts[key] === undefined && featureOf(program, key)?.subject !== "item");
  const key = order([program], facts, [...new Set(asked.map((each) => each.key))]);
  const gap = asked.find((each) => each.key === key);
  const feature = gap && featureOf(program, gap.key);
  if (gap && feature) return { kind: "missing", key: gap.key, feature, span: gap.span };
  const silent = gaps.filter(({ key }) => facts[key] === null);
  if (silent.length > 0 || item) return { kind: "undecided", keys: [...new Set(gaps.map((each) => each.key))] };
  return { kind: "open" };
}

export function lookIn(facts: Facts, item: Readonly<Record<string, Scalar>> = {}): RuleLook {
  return (key) => item[key] ?? facts[key] ?? undefined;
}

export function featureOf({ features }: Program, key: string): SheetFeature | undefined {
  const name = key.replace(/#\d+$/, "");
  return features.find((each) => each.key === name);
}

/** The facts of people that could still change an outcome of any of the programs, in the order of execution. */
export function missingKeys(programs: readonly Program[], facts: Facts): string[] {
  const look = lookIn(facts);
  const keys = programs.flatMap((program) =>
    program.body
      .flatMap(({ value }) => missingIn(value, look))
      .filter(({ key }) => facts[key] === undefined && featureOf(program, key)?.subject !== "item"),
  );
  return [...new Set(keys.map(({ key }) => key))];
}

function traceOf(node: RuleNode, look: RuleLook): RuleStep[] {
  const rules = node.op === "all" ? node.of : [node];
  const steps = rules.flatMap((each) => {
    const value = evaluate(each, look);
    return value === undefined ? [] : [{ span: each.span, value }];
  });
  const against = steps.filter(({ value }) => value === false);
  return against.length > 0 ? against : steps;
}

function fits({ subject, type, options }: SheetFeature, value: Scalar): boolean {
  if (type === "bool") return typeof value === "boolean";
  if (type === "int") return Number.isInteger(value);
  if (type === "money" || type === "percent") return typeof value === "number" && Number.isFinite(value);
  if (typeof value !== "string") return false;
  if (type === "date") return /^\d{4}-\d{2}-\d{2}$/.test(value);
  return subject === "item" || !options || options.includes(value);
}
