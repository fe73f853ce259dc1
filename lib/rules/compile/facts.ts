import { type Facts, featureOf } from "@/lib/rules/decide";
import { evaluate } from "@/lib/rules/evaluate";
import type { Program, RuleNode, Scalar } from "@/lib/rules/program";
import { noneOfThem } from "./compile-sheet";
import { readCondition } from "./condition";

const ofOneself =
  /^(?:(?:but|and|well|actually|now|oh|so|sorry),? )*(?:i'm|im|we're|i've got|(?:i|we) (?:am|are|was|were|have|had|made|became|become|got promoted to)(?:n't)?|i'd|i|we|my|our)\b(?: not | don't | do not )? ?/;
const denies = /^\S*(?: \S+)? (?:not|don't) |n't /;

const supposes =
  /^(?:(?:and|so|but|ok|okay|hm+),? )*(?:(?:what|how about|what about|suppose|say|imagine)(?: if)?|if) (?=(?:i|i'd|i'm|we|my|our)\b)/;
const asSomebody = /^(?:and |what about |how about |what )?(?:as|for) an? ([a-z -]+)$/;

/** "What if I made director", "and as a director" as the words of somebody who is one. */
export function supposedIn(text: string): string | undefined {
  const said = text
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[?.!]+$/, "")
    .trim();
  const other = asSomebody.exec(said)?.[1];
  if (other) return `i'm a ${other}`;
  return supposes.test(said) ? said.replace(supposes, "") : undefined;
}

export function isOfOneself(text: string): boolean {
  return ofOneself.test(text.toLowerCase().replace(/[’`]/g, "'"));
}

/** What a person says of himself that a sheet speaks of: "I'm a manager", "I earn $62,000 a year". */
export function factsIn(text: string, program: Program): Facts {
  const facts: Record<string, Scalar> = {};
  const plain = text.toLowerCase().replace(/[’`]/g, "'");
  for (const sentence of plain.split(/[!?;\n]|[.,](?!\d)| but | and (?=i\b|i'm|we\b|my\b)/)) {
    const said = sentence.trim();
    const lead = ofOneself.exec(said)?.[0];
    if (lead === undefined) continue;
    const about = said.slice(lead.length).replace(/ (?:now|too|here|by the way)$/, "");
    const node =
      readCondition({ text: about, start: 0 }, { money: "income" }) ??
      readCondition({ text: said.replace(/^(?:i|we|my|our) /, ""), start: 0 }, { money: "income" });
    for (const [key, value] of node ? stated(node) : []) {
      const feature = featureOf(program, key);
      if (feature?.subject !== "shopper") continue;
      if (denies.test(lead)) {
        const [other, ...more] = (feature.options ?? []).filter((each) => each !== value);
        if (feature.type === "bool") facts[key] = value === false;
        else if (other !== undefined && more.length === 0) facts[key] = other;
      } else facts[key] = !feature.options || feature.options.includes(String(value)) ? value : noneOfThem;
    }
  }
  return facts;
}

function stated(node: RuleNode): [string, Scalar][] {
  if (node.op === "all") return node.of.flatMap(stated);
  if (node.op === "not")
    return stated(node.of).flatMap(([key, value]): [string, Scalar][] => (value === true ? [[key, false]] : []));
  if (node.op === "in" && node.left.op === "get" && node.values.length === 1)
    return [[node.left.key, node.values[0] ?? false]];
  if (node.op !== "compare" || node.by !== "==" || node.left.op !== "get") return [];
  const value = evaluate(node.right, () => undefined);
  return value === undefined ? [] : [[node.left.key, value]];
}
