import type { Program, RuleComparison, RuleNode, RuleSpan, Scalar } from "./program";
import { childrenOf, featureOf, keysIn } from "./program";

/** What is known of the shopper and the household; `null` where they can't or won't say. */
export type Facts = Readonly<Record<string, Scalar | null>>;
export type RuleLook = (key: string) => Scalar | undefined;

export function lookIn(facts: Facts): RuleLook {
  return (key) => facts[key] ?? undefined;
}

const memberKey = (key: string, member: number) => `${key}#${member}`;

/** A node's value as far as facts decide it: `undefined` only where some unknown fact could still change it. */
export function evaluate(node: RuleNode, look: RuleLook): Scalar | undefined {
  switch (node.op) {
    case "value":
      return node.value;
    case "get":
      return look(node.key);
    case "all":
    case "any":
      return joined(
        node.op,
        node.of.map((each) => evaluate(each, look)),
      );
    case "not": {
      const value = evaluate(node.of, look);
      return value === undefined ? undefined : !value;
    }
    case "compare": {
      const [left, right] = [evaluate(node.left, look), evaluate(node.right, look)];
      return left === undefined || right === undefined ? undefined : compared(left, node.by, right);
    }
    case "in": {
      const value = evaluate(node.left, look);
      return value === undefined ? undefined : node.values.includes(value);
    }
    case "sum": {
      const values = node.of.map((each) => evaluate(each, look));
      return values.includes(undefined) ? undefined : values.reduce((sum: number, each) => sum + Number(each), 0);
    }
    case "each": {
      const members = membersOf(node, look)?.map((each) => evaluate(node.of, each));
      return members && joined(node.how === "every" ? "all" : "any", members);
    }
    case "if": {
      const test = evaluate(node.test, look);
      if (test !== undefined) return evaluate(test ? node.yes : node.no, look);
      const [one, other] = [evaluate(node.yes, look), evaluate(node.no, look)];
      return one === other ? one : undefined;
    }
  }
}

function joined(op: "all" | "any", values: readonly (Scalar | undefined)[]): boolean | undefined {
  const deciding = op === "any";
  if (values.some((each) => each !== undefined && Boolean(each) === deciding)) return deciding;
  return values.includes(undefined) ? undefined : !deciding;
}

function compared(left: Scalar, by: RuleComparison, right: Scalar): boolean {
  if (by === "==" || by === "!=") return (left === right) === (by === "==");
  if (by === "<" || by === ">=") return left < right === (by === "<");
  return left > right === (by === ">");
}

const mostMembers = 20;

function membersOf({ size, of }: Extract<RuleNode, { op: "each" }>, look: RuleLook): RuleLook[] | undefined {
  const count = look(size);
  if (typeof count !== "number") return undefined;
  const own = new Set(keysIn(of));
  return Array.from({ length: Math.min(count, mostMembers) }, (_, index) => (key: string) => {
    return look(own.has(key) ? memberKey(key, index + 1) : key);
  });
}

/** The facts a node is still undecided for, in the order a run would meet them, each with its place in the text. */
export function missingIn(node: RuleNode, look: RuleLook): { key: string; span: RuleSpan }[] {
  if (evaluate(node, look) !== undefined) return [];
  if (node.op === "get") return [{ key: node.key, span: node.span }];
  if (node.op === "each") {
    if (look(node.size) === undefined) return [{ key: node.size, span: node.span }];
    const own = keysIn(node.of);
    return (membersOf(node, look) ?? []).flatMap((each, index) =>
      missingIn(node.of, each).map((gap) =>
        own.includes(gap.key) ? { ...gap, key: memberKey(gap.key, index + 1) } : gap,
      ),
    );
  }
  if (node.op === "if") {
    const test = evaluate(node.test, look);
    if (test !== undefined) return missingIn(test ? node.yes : node.no, look);
  }
  return childrenOf(node).flatMap((each) => missingIn(each, look));
}

/** The facts of people that could still change an outcome of any of the programs, in the order of execution. */
export function missingKeys(programs: readonly Program[], facts: Facts): string[] {
  const keys = programs.flatMap((program) =>
    missingIn(program.root, lookIn(facts))
      .map(({ key }) => key)
      .filter((key) => facts[key] === undefined && featureOf(program, key)?.subject !== "item"),
  );
  return [...new Set(keys)];
}
