import { seededRandom } from "@/lib/random";
import { compileSheet } from "./compile/compile-sheet";
import { evaluate } from "./evaluate";
import { answersApart } from "./fewest";
import { featureOf, type Program, type RuleNode, rulesOf, type Scalar } from "./program";
import { sayRule, sayValue } from "./say-rule";

export interface CheckedSheet {
  rules: { start: number; quote: string; says: string; cases: WorkedCase[] }[];
  unread: string[];
  /** The facts people may be asked for. */
  asks: string[];
}

export interface WorkedCase {
  facts: string;
  outcome: string;
  passes: boolean;
}

export function checkSheet(text: string): CheckedSheet {
  const { program, unread } = compileSheet(text);
  const said = unread.map((each) => each.text);
  if (!program) return { rules: [], unread: said, asks: [] };
  return {
    rules: rulesOf(program).map((rule) => ({
      start: rule.span[0],
      quote: text.slice(...rule.span),
      says: sayRule(rule, program),
      cases: workedCases(rule, program),
    })),
    unread: said,
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
    const said = [...facts].map(([key, fact]) => {
      const type = featureOf(program, key)?.type;
      return type === "choice" ? String(fact) : `${named(key)} ${sayValue(fact, type)}`;
    });
    const outcome = program.kind === "money" ? sayValue(value ?? 0, "money") : value ? "allowed" : "not allowed";
    found.set(said.join(", "), { facts: said.join(", "), outcome, passes: Boolean(value) });
  }
  const cases = [...found.values()];
  const isFirst = ({ outcome }: WorkedCase, at: number) => cases.findIndex((each) => each.outcome === outcome) === at;
  return [...cases.filter(isFirst), ...cases.filter((each, at) => !isFirst(each, at))].slice(0, 3);
}

function named(key: string): string {
  return key.replaceAll("_", " ").replace("#", " of person ");
}
