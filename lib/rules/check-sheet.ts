import { comparisonSaid } from "@/lib/constraints/trade-words";
import { seededRandom } from "@/lib/random";
import { answersApart } from "./asking";
import { compileSheet } from "./compile/compile-sheet";
import { evaluate } from "./evaluate";
import { featureOf, type Program, type RuleNode, rulesOf, type Scalar } from "./program";

interface WorkedCase {
  facts: string;
  outcome: string;
  passes: boolean;
}

export function checkSheet(text: string) {
  const { program, unread } = compileSheet(text);
  const said = unread.map((each) => each.text);
  if (!program) return { rules: [], unread: said, asks: [] };
  const { share } = program;
  const says = share && `over a limit of prices: up to $${share.most} a month of your own, for ${share.months} months`;
  const shared = share && says ? [{ start: share.span[0], quote: text.slice(...share.span), says, cases: [] }] : [];
  return {
    rules: [
      ...rulesOf(program).map((rule) => ({
        start: rule.span[0],
        quote: text.slice(...rule.span),
        says: sayRule(rule, program),
        cases: workedCases(rule, program),
      })),
      ...shared,
    ],
    unread: said,
    /** The facts people may be asked for. */
    asks: program.features.filter(({ subject }) => subject !== "item").map(({ key }) => named(key)),
  };
}

/** Three cases, told apart by what they come to where the rule allows. */
function workedCases(rule: RuleNode, program: Program): WorkedCase[] {
  const random = seededRandom(1, "cases");
  const found = new Map<string, WorkedCase>();
  for (let tries = 0; tries < 100; tries++) {
    const facts = new Map<string, Scalar>();
    const value = evaluate(rule, (key) => {
      const cells = answersApart([program], key);
      const known = facts.get(key) ?? cells[Math.floor(random() * cells.length)] ?? 0;
      facts.set(key, known);
      return known;
    });
    const said = sayFacts(facts, program);
    found.set(said, { facts: said, outcome: sayOutcome(value ?? 0, program), passes: Boolean(value) });
  }
  const cases = [...found.values()];
  const isFirst = ({ outcome }: WorkedCase, at: number) => cases.findIndex((each) => each.outcome === outcome) === at;
  return [...cases.filter(isFirst), ...cases.filter((each, at) => !isFirst(each, at))].slice(0, 3);
}

export function sayFacts(facts: Iterable<[string, Scalar | null]>, program: Program): string {
  const said = [...facts].map(([key, fact]) => {
    const type = featureOf(program, key)?.type;
    return type === "choice" ? String(fact) : `${named(key)} ${sayValue(fact ?? "unknown", type)}`;
  });
  return said.join(", ");
}

export function sayOutcome(value: Scalar, { kind }: Program): string {
  return kind === "money" ? sayValue(value, "money") : value ? "allowed" : "not allowed";
}

function named(key: string): string {
  return key.replaceAll("_", " ").replace("#", " of person ");
}

function sayRule(node: RuleNode, program: Program): string {
  const say = (each: RuleNode) => sayRule(each, program);
  const typeOf = (each: RuleNode) => (each.op === "get" ? featureOf(program, each.key)?.type : undefined);
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
      return `${say(node.left)} ${comparisonSaid[node.by]} ${node.right.op === "value" ? sayValue(node.right.value, typeOf(node.left)) : say(node.right)}`;
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

function sayValue(value: Scalar, type: string | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return type === "money" && typeof value === "number" ? `$${value.toLocaleString("en-US")}` : String(value);
}
