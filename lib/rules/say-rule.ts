import type { Program, RuleComparison, RuleNode, Scalar } from "./program";

const words: Readonly<Record<RuleComparison, string>> = {
  "<": "is under",
  "<=": "is at most",
  ">": "is over",
  ">=": "is at least",
  "==": "is",
  "!=": "is not",
};

export function sayRule(node: RuleNode, program: Program): string {
  const say = (each: RuleNode) => sayRule(each, program);
  const typeOf = (each: RuleNode) =>
    each.op === "get" ? program.features.find(({ key }) => key === each.key)?.type : undefined;
  switch (node.op) {
    case "value":
      return String(node.value);
    case "get":
      return node.key.replaceAll("_", " ");
    case "all":
      return node.of.map(say).join(" and ");
    case "any":
      return sayEither(node.of, say);
    case "not":
      return `never ${say(node.of)}`;
    case "in":
      return `${say(node.left)} is ${node.values.map(String).join(" or ")}`;
    case "compare":
      return `${say(node.left)} ${words[node.by]} ${node.right.op === "value" ? sayValue(node.right.value, typeOf(node.left)) : say(node.right)}`;
    case "sum":
      return node.of.map(say).join(" + ");
    case "each":
      return `${node.how === "every" ? "for each" : "for any"} person of the household, ${say(node.of)}`;
    case "if":
      return `if ${say(node.test)}: ${say(node.yes)}; else: ${say(node.no)}`;
  }
}

/** "Not this, or that" is "if this, then that". */
function sayEither(of: readonly RuleNode[], say: (node: RuleNode) => string): string {
  const given = of.flatMap((each) => (each.op === "not" ? [say(each.of)] : []));
  const then = of.filter(({ op }) => op !== "not").map(say);
  if (given.length === 0 || then.length === 0) return `either ${of.map(say).join(", or ")}`;
  return `if ${given.join(" and ")}, then ${then.join(", or ")}`;
}

export function sayValue(value: Scalar, type: string | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return type === "money" && typeof value === "number" ? `$${value.toLocaleString("en-US")}` : String(value);
}
