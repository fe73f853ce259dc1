import { groupKeys, ruleFeatures } from "@/lib/constraints/trade-words";
import { keysIn, type Program, type RuleNode, type RuleSpan, type Scalar } from "@/lib/rules/program";

/** It holds for everybody and every item that it speaks of. */
export type Rule = { span: RuleSpan; who?: RuleNode | undefined; items?: RuleNode | undefined } & (
  | { kind: "require"; test: RuleNode }
  /** What a group may have; `rest` is all that no earlier group names. */
  | { kind: "grant"; rest?: "people" | "items" | undefined; test?: RuleNode | undefined }
  /** Frees from the rules before it, or the last. `when` is what some items need where no rule is about them. */
  | { kind: "exempt"; who: RuleNode; isLast?: boolean; about?: RuleNode; when?: RuleNode }
  /** Another number than the one said before: "for vans with seven seats the floor is 26". */
  | { kind: "instead"; who: RuleNode; value: number; key?: string | undefined }
  | { kind: "amount"; value: number; isExtra: boolean }
  | { kind: "share"; most: number; months: number }
);

type Outcome = Pick<Program, "kind" | "root" | "share">;

interface Standing {
  node: RuleNode;
  span: RuleSpan;
  /** What it bounds: a later rule for some items says something else instead. */
  test?: RuleNode;
  /** Who may have it. */
  who?: RuleNode | undefined;
  /** Whom it leaves out. */
  others?: RuleNode[];
  isGeneral: boolean;
}

export function assemble(rules: readonly Rule[]): Outcome | undefined {
  const standing: Standing[] = [];
  const groups: { people: RuleNode[]; items: RuleNode[] } = { people: [], items: [] };
  const note = ({ who, items }: Rule) => {
    if (who) groups.people.push(who);
    if (items) groups.items.push(items);
  };
  let share: Program["share"];
  const hasRest = rules.some((rule) => rule.kind === "grant" && rule.rest === "people");
  const grants: RuleNode[] = [];
  for (const rule of rules) {
    const { span } = rule;
    if (rule.kind === "amount") continue;
    if (rule.kind === "share") {
      if (!standing.some(({ node }) => keysIn(node).includes("price"))) return undefined;
      share = rule;
      continue;
    }
    if (rule.kind === "instead") {
      if (!putInstead(standing, rule)) return undefined;
    } else if (rule.kind === "exempt") {
      const { who, isLast, about, when } = rule;
      if (isLast && standing.length === 0) return undefined;
      const isFree = exempt(isLast ? standing.slice(-1) : standing, who, about);
      if (!isFree && about && !when) return undefined;
      if (!isFree && about && when)
        standing.push({ node: nodesJoined("any", [denied(about), when], span), span, isGeneral: false });
    } else if (rule.kind === "require") {
      note(rule);
      if (rule.who || !rule.items || !putSpecial(standing, rule.items, rule.test, span))
        standing.push({ ...implied(rule, rule.test), test: rule.test, isGeneral: !rule.who && !rule.items });
    } else if (rule.rest) {
      if (groups[rule.rest].length === 0 || !rule.test)
        return rule.test ? undefined : assemble(rules.filter((each) => each !== rule));
      standing.push({ node: nodesJoined("any", [...groups[rule.rest], rule.test], span), span, isGeneral: false });
    } else {
      const freed = [rule.who, rule.items, rule.test].filter((each) => each !== undefined);
      // "Residents may always enter", after a rule for everyone: the rule leaves them out.
      const isOfTime = rule.test === undefined || keysIn(rule.test).every((key) => key === "date");
      const isOfSome = isOfTime || (!rule.who && rule.items);
      const isFreed = isOfSome && !hasRest && standing.some(({ isGeneral }) => isGeneral);
      if (isFreed && freed.length > 0) exempt(standing, nodesJoined("all", freed), rule.items);
      else {
        note(rule);
        const isGroup = rule.who && keysIn(rule.who).every((key) => groupKeys.has(key));
        if (rule.who && isGroup && !grants.some((each) => isSame(each, rule.who))) grants.push({ ...rule.who, span });
        if (rule.test && putEither(standing, rule.who, rule.test)) continue;
        const of = { who: rule.who, isGeneral: !rule.who && !rule.items };
        if (rule.test) standing.push({ ...implied(rule, rule.test), ...of, test: rule.test });
        else if (!rule.who && rule.items) standing.push({ node: { ...rule.items, span }, span, isGeneral: true });
      }
    }
  }
  // Where nobody speaks of the others, nothing is granted to them.
  const [grant] = grants;
  if (grant && !hasRest)
    standing.push({ node: nodesJoined("any", grants, grant.span), span: grant.span, isGeneral: false });
  const nodes = standing.map(({ node, span }) => ({ ...node, span }));
  return amountOf(rules, nodes) ?? (nodes.length > 0 ? { kind: "bool", root: all(nodes), share } : undefined);
}

function all(nodes: readonly RuleNode[]): RuleNode {
  const [first] = nodes;
  const ends = nodes.map(({ span }) => span[1]);
  return { op: "all", of: [...nodes], span: [first?.span[0] ?? 0, Math.max(...ends)] };
}

/** "If you are this and it is that, then so". */
function implied({ who, items, span }: Extract<Rule, { kind: "require" | "grant" }>, test: RuleNode): Standing {
  const others = [who, items].flatMap((each) => (each ? [denied(each)] : []));
  return { node: nodesJoined("any", [...others, test], span), others, span, isGeneral: false };
}

/** What is freed passes every rule before it, or those that speak of the same things as `about`. */
function exempt(standing: Standing[], free: RuleNode, about?: RuleNode): boolean {
  const keys = about && keysIn(about);
  const kin = standing.filter(({ node }) => !keys || keysIn(node).some((key) => keys.includes(key)));
  for (const each of kin) each.node = nodesJoined("any", [free, each.node], each.span);
  return kin.length > 0;
}

/** Another thing that a group may have, said by the same measures as the one before. */
function putEither(standing: Standing[], who: RuleNode | undefined, test: RuleNode): boolean {
  const isKin = (each: Standing) =>
    who && each.test && isSame(each.who, who) && `${keysIn(each.test)}` === `${keysIn(test)}`;
  const before = standing.find(isKin);
  if (!before?.test) return false;
  before.test = nodesJoined("any", [before.test, test]);
  before.node = nodesJoined("any", [...(before.others ?? []), before.test], before.span);
  return true;
}

function isSame(one: RuleNode | undefined, other: RuleNode | undefined): boolean {
  const plain = (node: RuleNode | undefined) =>
    JSON.stringify(node, (key, value) => (key === "span" ? undefined : value));
  return plain(one) === plain(other);
}

function putSpecial(standing: Standing[], items: RuleNode, test: RuleNode, span: RuleSpan): boolean {
  const kin = (node: RuleNode) => keysIn(node).map((key) => ruleFeatures[key]?.like ?? key);
  const general = standing.find(
    ({ isGeneral, test: other }) =>
      isGeneral && other?.op === "compare" && kin(other).some((key) => kin(test).includes(key)),
  );
  if (!general) return false;
  general.node = { op: "if", test: items, yes: { ...test, span }, no: general.node, span: general.span };
  return true;
}

function putInstead(standing: Standing[], { who, value, key, span }: Extract<Rule, { kind: "instead" }>): boolean {
  const before = standing.findLast(({ test }) => test?.op === "compare" && (!key || keysIn(test).includes(key)));
  if (before?.test?.op !== "compare") return false;
  const then: RuleNode = { ...before.test, right: { op: "value", value, span }, span };
  const yes = nodesJoined("any", [...(before.others ?? []), then], span);
  before.node = { op: "if", test: who, yes, no: before.node, span: before.span };
  return true;
}

function amountOf(rules: readonly Rule[], conditions: readonly RuleNode[]): Outcome | undefined {
  const amounts = rules.filter((rule) => rule.kind === "amount");
  const [first] = amounts;
  if (!first) return undefined;
  const paid = ({ value, span }: { value: number; span: RuleSpan }): RuleNode => ({ op: "value", value, span });
  const nothing = paid({ value: 0, span: first.span });
  const given = (test: RuleNode | undefined, yes: RuleNode, no = nothing): RuleNode =>
    test ? { op: "if", test, yes, no, span: yes.span } : yes;
  const basics = amounts.filter(({ isExtra }) => !isExtra);
  const basic = basics.reduceRight((other, each) => given(each.who, paid(each), other), nothing);
  const extras = amounts.flatMap((each) => (each.isExtra ? [given(each.who, paid(each))] : []));
  const { span } = all([...conditions, basic]);
  const isPaid: RuleNode = { op: "compare", by: ">", left: basic, right: nothing, span };
  return { kind: "money", root: given(all([...conditions, isPaid]), { op: "sum", of: [basic, ...extras], span }) };
}

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
