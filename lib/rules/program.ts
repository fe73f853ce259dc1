import { z } from "zod";

export const ownerSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{1,40}$/, "Use small letters, digits and hyphens.");
/** Characters of a sheet. */
export const mostSheet = 20_000;
/** The characters of the sheet that something came from: first, and one past the last. */
export type RuleSpan = [number, number];
/** A date is written as in "2027-12-31", so that later dates are greater. */
export type Scalar = number | boolean | string;

export interface SheetFeature {
  key: string;
  subject: "shopper" | "member" | "item";
  type: "int" | "money" | "percent" | "bool" | "choice" | "date";
  options?: string[];
  /** The question in everyday words; empty for an item, which is looked up. */
  ask: string;
  span: RuleSpan;
}

export const opposite = { "<": ">=", "<=": ">", ">": "<=", ">=": "<", "==": "!=", "!=": "==" } as const;
export type RuleComparison = keyof typeof opposite;

export type RuleNode = { span: RuleSpan } & (
  | { op: "value"; value: Scalar }
  | { op: "get"; key: string }
  | { op: "all" | "any" | "sum"; of: RuleNode[] }
  | { op: "not"; of: RuleNode }
  | { op: "compare"; by: RuleComparison; left: RuleNode; right: RuleNode }
  | { op: "in"; left: RuleNode; values: Scalar[] }
  /** Over the members of the household, as many as `size` says. */
  | { op: "each"; how: "every" | "some"; size: string; of: RuleNode }
  | { op: "if"; test: RuleNode; yes: RuleNode; no: RuleNode }
);

/** A decision program. It is data: nothing in it is ever executed as code. */
export interface Program {
  features: SheetFeature[];
  /** `bool` says whether it's allowed, `money` what is paid. */
  kind: "bool" | "money";
  root: RuleNode;
  /** Who is over a limit of prices may pay the difference, so much a month at most. */
  share?: { most: number; months: number; span: RuleSpan } | undefined;
}

/** The rules that are to hold together. */
export function rulesOf({ root }: Program): RuleNode[] {
  return root.op === "all" ? root.of : [root];
}

/** The node with others in the place of its children. */
export function childMapped(node: RuleNode, map: (each: RuleNode) => RuleNode): RuleNode {
  switch (node.op) {
    case "all":
    case "any":
    case "sum":
      return { ...node, of: node.of.map(map) };
    case "not":
    case "each":
      return { ...node, of: map(node.of) };
    case "in":
      return { ...node, left: map(node.left) };
    case "if":
      return { ...node, test: map(node.test), yes: map(node.yes), no: map(node.no) };
    case "compare":
      return { ...node, left: map(node.left), right: map(node.right) };
    default:
      return node;
  }
}

export function childrenOf(node: RuleNode): RuleNode[] {
  const children: RuleNode[] = [];
  childMapped(node, (each) => {
    children.push(each);
    return each;
  });
  return children;
}

/** A node and all below it, in the order of the text. */
export function nodesIn(node: RuleNode): RuleNode[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

export function keysIn(node: RuleNode): string[] {
  const keys = nodesIn(node).flatMap((each) => (each.op === "get" ? each.key : each.op === "each" ? each.size : []));
  return [...new Set(keys)];
}

/** Facts of members have their number behind the key ("age#2"). */
export function featureOf({ features }: Program, key: string): SheetFeature | undefined {
  const name = key.replace(/#\d+$/, "");
  return features.find((each) => each.key === name);
}
