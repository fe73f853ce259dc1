import { matches, type Vocabulary } from "@/lib/catalog/catalog-reader";
import { type Alternative, anyOf, type Predicate, testOfAll } from "@/lib/constraints";
import { slotNameSchema } from "@/lib/constraints/schemas";
import { ruleFeatures } from "@/lib/constraints/trade-words";
import { tokenize } from "@/lib/reading/text/tokenize";
import { findMentions } from "@/lib/reading/values/mentions";
import { vocabularyIndex } from "@/lib/reading/values/vocabulary-index";
import { netRule, raisedBy, testedBy } from "./amounts";
import { evaluate, type Facts, lookIn, type RuleLook } from "./evaluate";
import type { Program, RuleComparison, RuleNode, RuleSpan, Scalar } from "./program";
import { opposite, rulesOf } from "./program";

/** A test of one fact of an item; without a key, one that can't be told apart from people's facts. */
interface Atom {
  key?: string;
  by: RuleComparison;
  values: Scalar[];
}

export interface Residue {
  tests: { predicate: Predicate; span: RuleSpan }[];
  untold: RuleSpan[];
}

/** `share` is what the shopper pays each month beyond a limit of prices. */
export function residueOf(program: Program, facts: Facts, vocabulary: Vocabulary, share = 0): Residue {
  const residue: Residue = { tests: [], untold: [] };
  const over = Math.min(share, program.share?.most ?? 0) * (program.share?.months ?? 0);
  for (const one of program.kind === "bool" ? rulesOf(program) : []) {
    const rule = raisedBy(one, over);
    const passing = rule.op === "each" ? [] : unimplied(clausesIn(rule, lookIn(facts), false));
    const predicates = passing.map((clause) => predicateOf(clause, vocabulary));
    if (predicates.includes(undefined)) residue.untold.push(rule.span);
    for (const predicate of joinedExclusions(predicates.filter((each) => each !== undefined)))
      residue.tests.push({ predicate, span: rule.span });
  }
  return residue;
}

/** A limit of the price less what a sheet pays. An item the catalog can't tell counts as one that gets nothing. */
export function netTests(program: Program, facts: Facts, vocabulary: Vocabulary, limit: number): Predicate[] {
  const look = lookIn({ ...listed, ...facts });
  const clauses = unimplied(clausesIn(netRule(program, limit, look), look, false));
  const told = clauses.map((clause) => clause.filter((atom) => alternativesFor(atom, vocabulary) !== undefined));
  return joinedExclusions(unimplied(told).flatMap((clause) => predicateOf(clause, vocabulary) ?? []));
}

/** What a sheet pays for an item. One the catalog can't tell enough of gets nothing. */
export function paidFor(program: Program, facts: Facts, vocabulary: Vocabulary) {
  const tests = program.features.flatMap(({ key, options = [] }) =>
    options.map((option) => ({ key, option, test: wordTest(option, false, vocabulary) })),
  );
  const known = { ...listed, ...facts };
  return (item: Parameters<typeof matches>[0]) => {
    const look = (key: string) => {
      const slot = slotNameSchema.safeParse(ruleFeatures[key]?.slot).data;
      const own = tests.find((each) => each.key === key && each.test && matches(item, each.test))?.option;
      return known[key] ?? own ?? (slot && typeof item[slot] === "number" ? item[slot] : undefined);
    };
    return Number(evaluate(program.root, look) ?? 0);
  };
}

/** Catalogs hold list prices. */
const listed: Facts = { new: true };

/** A node as alternatives that must each hold ("this or that, and ..."), with known facts worked in. */
function clausesIn(node: RuleNode, look: RuleLook, isDenied: boolean): Atom[][] {
  const known = evaluate(node, look);
  if (known !== undefined) return Boolean(known) === isDenied ? [[]] : [];
  switch (node.op) {
    case "all":
    case "any":
      return (node.op === "all") === isDenied
        ? eitherOf(node.of.map((each) => clausesIn(each, look, isDenied)))
        : node.of.flatMap((each) => clausesIn(each, look, isDenied));
    case "not":
      return clausesIn(node.of, look, !isDenied);
    case "if": {
      const { test, yes, no } = node;
      const when = (holds: boolean, then: RuleNode) => [clausesIn(test, look, holds), clausesIn(then, look, isDenied)];
      return [...eitherOf(when(true, yes)), ...eitherOf(when(false, no))];
    }
    case "in": {
      const key = node.left.op === "get" ? { key: node.left.key } : {};
      if (isDenied) return node.values.map((value) => [{ ...key, by: "!=", values: [value] }]);
      return [[{ ...key, by: "==", values: node.values }]];
    }
    case "compare": {
      const { left } = node;
      if (left.op === "if" || left.op === "sum") {
        const put = (value: number): RuleNode => ({ ...node, left: { op: "value", value, span: left.span } });
        return clausesIn(testedBy(left, put), look, isDenied);
      }
      const value = evaluate(node.right, look);
      const key = node.left.op === "get" && value !== undefined ? { key: node.left.key } : {};
      return [[{ ...key, by: isDenied ? opposite[node.by] : node.by, values: value === undefined ? [] : [value] }]];
    }
    default:
      return [[{ by: "==", values: [] }]];
  }
}

/** Most clauses a rule may come to: what is larger is no rule a person wrote. */
const mostClauses = 64;

function eitherOf(sides: readonly Atom[][][]): Atom[][] {
  const joined = (clauses: readonly Atom[][], side: readonly Atom[][]) => {
    const both = clauses.flatMap((left) => side.map((right) => [...left, ...right]));
    return unimplied(both.filter((clause) => !holdsAlways(clause))).slice(0, mostClauses);
  };
  return sides.reduce<Atom[][]>(joined, [[]]);
}

/** "Electric, or not electric". */
function holdsAlways(clause: readonly Atom[]): boolean {
  const covers = ({ key, by, values }: Atom, out: Atom) =>
    key === out.key && by === "==" && out.by === "!=" && out.values.every((each) => values.includes(each));
  return clause.some((out) => clause.some((each) => covers(each, out)));
}

/** Without clauses that hold wherever another one does. */
function unimplied(clauses: readonly Atom[][]): Atom[][] {
  const implies = (one: Atom, other: Atom) => {
    const isSame = one.key === other.key && one.by === other.by;
    const [[tight = 0], [loose = 0]] = [one.values, other.values];
    return isSame && ((one.by === "<=" && tight <= loose) || String(one.values) === String(other.values));
  };
  const isWithin = (one: readonly Atom[] = [], other: readonly Atom[] = []) =>
    one.every((atom) => other.some((each) => implies(atom, each)));
  const isSaid = (clause: readonly Atom[], at: number) =>
    clauses.some((other, index) => index !== at && isWithin(other, clause) && (index < at || !isWithin(clause, other)));
  return clauses.filter((clause, at) => !isSaid(clause, at));
}

function predicateOf(clause: readonly Atom[], vocabulary: Vocabulary): Predicate | undefined {
  const alternatives = clause.map((atom) => alternativesFor(atom, vocabulary));
  const [first, ...others] = widest(alternatives.flatMap((each) => each ?? []));
  return alternatives.includes(undefined) || !first ? undefined : anyOf(first, ...others);
}

function alternativesFor({ key = "", by, values }: Atom, vocabulary: Vocabulary): Alternative[] | undefined {
  const of = ruleFeatures[key];
  if (of?.subject !== "item") return undefined;
  const [value] = values;
  if (typeof value === "number") {
    const slot = slotNameSchema.safeParse(of.slot).data;
    if (!slot || by === "!=") return undefined;
    // Bounds of slots include the number itself.
    const bound = by === "<" ? value - 1 : by === ">" ? value + 1 : value;
    return [{ slot, op: by === "==" ? "==" : by.startsWith("<") ? "<=" : ">=", value: bound }];
  }
  const words = values.map((each) => (of.type === "bool" ? of.values?.[String(each)]?.[0] : String(each)) ?? "");
  const found = words.flatMap((each) => wordTest(each, by === "!=", vocabulary) ?? []);
  return found.length === words.length || (by === "==" && found.length > 0) ? found : undefined;
}

function wordTest(word: string, isDenied: boolean, vocabulary: Vocabulary): Alternative | undefined {
  const tokens = tokenize(word);
  const [mention, ...more] = findMentions({ tokens, index: vocabularyIndex(vocabulary) }).mentions;
  if (!mention || more.length > 0 || mention.end - mention.start < tokens.length) return undefined;
  const test = testOfAll(isDenied ? "!=" : "==", mention.values);
  return test && { slot: mention.slot, ...test };
}

/** Of two bounds of a slot the looser one, of two lists all their values. */
function widest(alternatives: readonly Alternative[]): Alternative[] {
  const kept: Alternative[] = [];
  for (const each of alternatives) {
    const at = kept.findIndex(({ slot, op }) => slot === each.slot && kindOf(op) === kindOf(each.op));
    const other = kept[at];
    if (!other) kept.push(each);
    else if (kindOf(each.op) === "in")
      kept[at] = { slot: each.slot, op: "in", value: [other.value, each.value].flat() };
    else if (each.op === "<=" || each.op === ">=") {
      const bound = Math[each.op === "<=" ? "max" : "min"](Number(other.value), Number(each.value));
      kept[at] = { ...each, value: bound };
    }
  }
  return kept;
}

function kindOf(op: Alternative["op"]): string {
  return op === "==" || op === "in" ? "in" : op;
}

function joinedExclusions(predicates: readonly Predicate[]): Predicate[] {
  const kept: Predicate[] = [];
  const isOut = (op: Predicate["op"]) => op === "!=" || op === "not in";
  for (const each of predicates) {
    const at = kept.findIndex(({ slot, op }) => slot === each.slot && isOut(op) && isOut(each.op));
    const values = [kept[at]?.value ?? [], each.value].flat().filter((value) => typeof value !== "object");
    if (at < 0) kept.push(each);
    else kept[at] = { slot: each.slot, op: "not in", value: values };
  }
  return kept;
}
