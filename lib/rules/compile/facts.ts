import { selfForms } from "@/lib/constraints/trade-words";
import type { Facts } from "@/lib/rules/evaluate";
import { featureOf, type Program, type RuleNode, type Scalar } from "@/lib/rules/program";
import { noneOfThem } from "./compile-sheet";
import { readCondition } from "./condition";

const plainly = (text: string) => text.toLowerCase().replace(/[’`]/g, "'");

/** "What if I made director", "and as a director" as the words of somebody who is one. */
export function supposedIn(text: string): string | undefined {
  const said = plainly(text)
    .replace(/[?.!]+$/, "")
    .trim();
  const other = selfForms.asSomebody.exec(said)?.[1];
  if (other) return `i'm a ${other}`;
  return selfForms.supposes.test(said) ? said.replace(selfForms.supposes, "") : undefined;
}

export function isOfOneself(text: string): boolean {
  return selfForms.ofOneself.test(plainly(text));
}

/** What a person says of himself that a sheet speaks of: "I'm a manager", "I earn $62,000 a year". */
export function factsIn(text: string, program: Program): Facts {
  const facts: Record<string, Scalar> = {};
  for (const sentence of plainly(text).split(selfForms.apart)) {
    const said = sentence.trim();
    const lead = selfForms.ofOneself.exec(said)?.[0];
    if (lead === undefined) continue;
    const about = [said.slice(lead.length).replace(selfForms.aside, ""), said.replace(selfForms.subject, "")];
    const nodes = about.map((each) => readCondition({ text: each, start: 0 }, { money: "income" }));
    const node = nodes.find((each) => each !== undefined);
    for (const [key, value] of node ? stated(node) : []) {
      const feature = featureOf(program, key);
      if (feature?.subject !== "shopper") continue;
      if (selfForms.denies.test(lead)) {
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
  return node.right.op === "value" ? [[node.left.key, node.right.value]] : [];
}
