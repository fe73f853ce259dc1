import { evaluate, type RuleLook } from "./evaluate";
import { childMapped, type Program, type RuleNode, type RuleSpan } from "./program";

const known = (value: number | boolean, span: RuleSpan): RuleNode => ({ op: "value", value, span });

/** Puts a test in the place of each amount that a node may come to. */
export function testedBy(node: RuleNode, test: (amount: number) => RuleNode): RuleNode {
  if (node.op === "if") return { ...node, yes: testedBy(node.yes, test), no: testedBy(node.no, test) };
  if (node.op === "sum") {
    const [first, ...others] = node.of;
    if (!first) return test(0);
    return testedBy(first, (one) => testedBy({ ...node, of: others }, (other) => test(one + other)));
  }
  return test(node.op === "value" ? Number(node.value) : 0);
}

/** Sheets that pay, as one: each looks at the list price, and their amounts add up. */
export function paidTogether(programs: readonly Program[]): Program | undefined {
  const paying = programs.filter(({ kind }) => kind === "money");
  const [first] = paying;
  const root = first && { op: "sum" as const, of: paying.map((each) => each.root), span: first.root.span };
  return root && { kind: "money", features: paying.flatMap((each) => each.features), root };
}

/** The rule that a price, less what a sheet pays, is at most `limit`: either that much is paid or the price is lower. */
export function netRule(program: Program, limit: number, look: RuleLook): RuleNode {
  const root = decidedBy(program.root, look);
  const { span } = root;
  const amounts = new Set([0]);
  testedBy(root, (amount) => known(amounts.add(amount).has(amount), span));
  const [most = 0, ...others] = [...amounts].sort((a, b) => b - a);
  const atMost = (amount: number): RuleNode => ({
    ...{ op: "compare", by: "<=", span, left: { op: "get", key: "price", span } },
    right: known(limit + amount, span),
  });
  const paid = withoutCaps(root, limit, limit + most);
  const steps = others.map((less): RuleNode => {
    return { op: "any", of: [testedBy(paid, (amount) => known(amount > less, span)), atMost(less)], span };
  });
  return { op: "all", of: [atMost(most), ...steps], span };
}

/** Without the branches that facts rule out. */
function decidedBy(node: RuleNode, look: RuleLook): RuleNode {
  const holds = node.op === "if" ? evaluate(node.test, look) : undefined;
  if (node.op === "if" && holds !== undefined) return decidedBy(holds ? node.yes : node.no, look);
  return childMapped(node, (each) => decidedBy(each, look));
}

/** Between two prices, a limit of prices above both holds, and one below both doesn't. */
function withoutCaps(node: RuleNode, low: number, high: number): RuleNode {
  if (isLimit(node) && node.right.value >= high) return known(true, node.span);
  if (isLimit(node) && node.right.value <= low) return known(false, node.span);
  return childMapped(node, (each) => withoutCaps(each, low, high));
}

function isLimit(node: RuleNode): node is Extract<RuleNode, { op: "compare" }> & { right: { value: number } } {
  if (node.op !== "compare" || node.left.op !== "get" || node.left.key !== "price") return false;
  return node.by === "<=" && node.right.op === "value" && typeof node.right.value === "number";
}

/** A rule whose limits of prices are so much higher. What it demands under a condition of prices stays. */
export function raisedBy(rule: RuleNode, amount: number): RuleNode {
  if (isLimit(rule)) return { ...rule, right: known(rule.right.value + amount, rule.right.span) };
  if (rule.op === "if") return { ...rule, yes: raisedBy(rule.yes, amount), no: raisedBy(rule.no, amount) };
  return rule.op === "not" ? rule : childMapped(rule, (each) => raisedBy(each, amount));
}
