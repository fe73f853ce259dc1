import { seededRandom } from "@/lib/random";
import { compileSheet } from "./compile/compile-sheet";
import { evaluate } from "./evaluate";
import { answersApart } from "./fewest";
import type { Program, RuleNode, Scalar } from "./program";
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
  const rules = (program?.body ?? []).flatMap(({ kind, value }) =>
    (kind === "bool" && value.op === "all" ? value.of : [value]).map((rule) => ({ rule, kind })),
  );
  return {
    rules: rules.map(({ rule, kind }) => ({
      start: rule.span[0],
      quote: text.slice(...rule.span),
      says: program ? sayRule(rule, program) : "",
      cases: program ? workedCases(rule, kind, program) : [],
    })),
    unread: unread.map((each) => each.text),
    asks: (program?.features ?? []).filter(({ subject }) => subject !== "item").map(({ key }) => named(key)),
  };
}

/** Three cases, told apart by what they come to where the rule allows. */
function workedCases(rule: RuleNode, kind: string, program: Program): WorkedCase[] {
  const random = seededRandom(1, "cases");
  const found = new Map<string, Map<string, WorkedCase>>();
  for (let tries = 0; tries < 100; tries++) {
    const facts = new Map<string, Scalar>();
    const value = evaluate(rule, (key) => {
      const cells = answersApart([program], key);
      const known = facts.get(key) ?? cells[Math.floor(random() * cells.length)] ?? 0;
      facts.set(key, known);
      return known;
    });
    const said = [...facts].map(([key, fact]) => {
      const type = program.features.find((each) => each.key === key)?.type;
      return type === "choice" ? String(fact) : `${named(key)} ${sayValue(fact, type)}`;
    });
    const outcome = kind === "bool" ? (value ? "allowed" : "not allowed") : sayValue(value ?? 0, kind);
    const same = found.get(outcome) ?? new Map<string, WorkedCase>();
    found.set(outcome, same.set(said.join(), { facts: said.join(", "), outcome, passes: Boolean(value) }));
  }
  const byOutcome = [...found.values()].map((each) => [...each.values()]);
  return [...byOutcome.flatMap(([first]) => first ?? []), ...byOutcome.flatMap(([, ...more]) => more)].slice(0, 3);
}

function named(key: string): string {
  return key.replaceAll("_", " ").replace("#", " of person ");
}
