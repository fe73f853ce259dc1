import { evaluate, type Facts, lookIn, missingIn, missingKeys } from "./evaluate";
import { answersApart } from "./fewest";
import { childrenOf, keysIn, type Program, type RuleNode } from "./program";

/** Looks per fact. Past these the fact counts as one that matters. */
const mostLooks = 4000;

/** Tries each missing fact against every completion of the others. Two tests of one fact can decide together. */
export function factsThatMatter(programs: readonly Program[], facts: Facts): string[] {
  return missingKeys(programs, facts).filter((key) => programs.some((each) => matters(each, facts, key)));
}

/** Any answer will do for a fact that can't matter. */
export function completed(programs: readonly Program[], facts: Facts): Facts {
  const open = factsThatMatter(programs, facts);
  const idle = missingKeys(programs, facts).find((key) => !open.includes(key));
  if (idle === undefined) return facts;
  return completed(programs, { ...facts, [idle]: answersApart(programs, idle)[0] ?? 0 });
}

function matters(program: Program, facts: Facts, key: string): boolean {
  const { root } = program;
  if (isCounted(root, key.replace(/#\d+$/, ""))) return missingKeys([program], facts).includes(key);
  const cells = answersApart([program], key);
  const known = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== null)) as Facts;
  let looks = 0;
  return differs(known);

  function differs(rest: Facts): boolean {
    if (++looks > mostLooks) return true;
    const sides = cells.map((value) => lookIn({ ...rest, [key]: value }));
    const values = sides.map((look) => evaluate(root, look));
    const open = sides.find((_, index) => values[index] === undefined);
    if (!open) return new Set(values).size > 1;
    const [next] = missingIn(root, open);
    if (!next || isCounted(root, next.key)) return true;
    return answersApart([program], next.key).some((value) => differs({ ...rest, [next.key]: value }));
  }
}

function isCounted(node: RuleNode, key: string): boolean {
  if (node.op === "each" && (node.size === key || keysIn(node.of).includes(key))) return true;
  if (node.op === "sum" && keysIn(node).includes(key)) return true;
  if (node.op === "compare" && node.right.op !== "value" && keysIn(node).includes(key)) return true;
  return childrenOf(node).some((each) => isCounted(each, key));
}
