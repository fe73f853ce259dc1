import type { RuleNode, RuleSpan, Scalar } from "@/lib/rules/program";

export type Part = { node: RuleNode; key: string; value?: Scalar; isNot?: boolean } | { link: "or" | "and" | "," };

interface Test {
  node: RuleNode;
  key: string;
  values?: Scalar[] | undefined;
  isNot: boolean;
}

/** Values of one fact are a list ("SUVs, pickups and vans"). "Or" between facts leaves a choice. All else adds up. */
export function partsJoined(parts: readonly Part[] | undefined = []): RuleNode | undefined {
  const choices: Test[][] = [];
  let link: "or" | "and" | "," | "" = "";
  for (const part of parts) {
    if ("link" in part) {
      if (link === "" || link === ",") link = part.link;
      continue;
    }
    const { node, key, value, isNot = false } = part;
    const tests = choices.at(-1);
    const last = tests?.at(-1);
    // "No convertibles or pickups": what is denied goes on.
    if (value !== undefined && last?.values && last.key === key && link !== "" && (last.isNot || !isNot)) {
      last.values.push(value);
      last.node = { ...last.node, span: [last.node.span[0], node.span[1]] };
    } else {
      const test: Test = { node, key, isNot, values: value === undefined ? undefined : [value] };
      // "At most $50,000 and SUVs at most $60,000" are two rules.
      const isAgain = (other: Test) =>
        other.key === key && "by" in other.node && "by" in node && other.node.by === node.by;
      if (link !== "or" && tests?.some(isAgain)) return undefined;
      // "Those that are electric, or are new": from an "or" on another choice begins.
      if (tests && link !== "or") tests.push(test);
      else choices.push([test]);
    }
    link = "";
  }
  const joined = choices.map((tests) => nodesJoined("all", tests.map(nodeOf)));
  return joined.length > 0 ? nodesJoined("any", joined) : undefined;
}

function nodeOf({ node, key, values, isNot }: Test): RuleNode {
  const listed = values ? isOneOf(key, values, node.span) : node;
  return values && isNot ? denied(listed) : listed;
}

export function isOneOf(key: string, values: Scalar[], span: RuleSpan): RuleNode {
  return { op: "in", left: { op: "get", key, span }, values, span };
}

export function nodesJoined(op: "all" | "any", nodes: readonly RuleNode[], span?: RuleSpan): RuleNode {
  const [first, ...more] = nodes;
  if (first && more.length === 0) return first;
  const starts = nodes.map((each) => each.span[0]);
  const ends = nodes.map((each) => each.span[1]);
  return { op, of: [...nodes], span: span ?? [Math.min(...starts), Math.max(...ends)] };
}

export function denied(of: RuleNode): RuleNode {
  return of.op === "not" ? of.of : { op: "not", of, span: of.span };
}
