import type { RuleNode, RuleSpan, Scalar } from "@/lib/rules/program";

export type Part = { node: RuleNode; key: string; value?: Scalar; isNot?: boolean } | { link: "or" | "and" | "," };

interface Test {
  node: RuleNode;
  key: string;
  values?: Scalar[];
  isNot: boolean;
  link: "or" | "and" | "," | "";
}

/** Values of one fact are a list ("SUVs, pickups and vans"). "Or" between facts leaves a choice. All else adds up. */
export function partsJoined(parts: readonly Part[] | undefined): RuleNode | undefined {
  const lists = valuesListed(parts ?? []);
  // "Those that are electric, or are new": from an "or" on another choice begins.
  const choices: Test[][] = [];
  for (const each of lists) {
    const last = choices.at(-1);
    if (last && each.link !== "or") last.push(each);
    else choices.push([each]);
  }
  const nodes = choices.map((tests) => tests.map(({ node }) => node));
  const joined = nodes.map((each) => nodesJoined("all", each));
  return joined.length > 0 ? nodesJoined("any", joined) : undefined;
}

function valuesListed(parts: readonly Part[]): Test[] {
  const tests: Test[] = [];
  let link: Test["link"] = "";
  for (const part of parts) {
    if ("link" in part) {
      if (link === "" || link === ",") link = part.link;
      continue;
    }
    const last = tests.at(-1);
    const { node, key, value, isNot = false } = part;
    // "No convertibles or pickups": what is denied goes on.
    const goesOn = value !== undefined && last?.values !== undefined && last.key === key && link !== "";
    if (goesOn && last && (last.isNot || !isNot)) {
      last.values = [...(last.values ?? []), value];
      last.node = valueNode(last, [last.node.span[0], node.span[1]]);
    } else {
      const test: Test = { node, key, isNot, link, ...(value === undefined ? {} : { values: [value] }) };
      tests.push(value === undefined ? test : { ...test, node: valueNode(test, node.span) });
    }
    link = "";
  }
  return tests;
}

function valueNode({ key, values = [], isNot }: Test, span: RuleSpan): RuleNode {
  const node = isOneOf(key, values, span);
  return isNot ? denied(node) : node;
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
