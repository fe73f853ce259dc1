import { LRUCache } from "lru-cache";
import { ruleFeatures, ruleForms, selfForms } from "@/lib/constraints/trade-words";
import type { Facts } from "@/lib/rules/evaluate";
import type { Program, RuleNode, RuleSpan, Scalar, SheetFeature } from "@/lib/rules/program";
import { featureOf, keysIn, nodesIn } from "@/lib/rules/program";
import { assemble, type Rule } from "./assemble";
import { readCondition, type Stretch, spanOf } from "./condition";
import type { OwnFeatures } from "./own-facts";
import { readRule } from "./sentence";

export interface CompiledSheet {
  program?: Program;
  read: RuleSpan[];
  /** Those that were not: the program leaves them out, and nobody guesses at them. */
  unread: { span: RuleSpan; text: string }[];
}

/** Says of a choice that none of its options is meant. */
export const noneOfThem = "something else";

const compiled = new LRUCache<string, CompiledSheet>({ max: 100, memoMethod: compile });

export function compileSheet(text: string): CompiledSheet {
  return compiled.memo(text);
}

function compile(text: string): CompiledSheet {
  const own: OwnFeatures = new Map();
  const rules: Rule[] = [];
  const sheet: CompiledSheet = { read: [], unread: [] };
  for (const sentence of sentencesIn(text)) {
    const { span } = quotedFrom({ span: spanOf(sentence) }, sentence.from);
    if (!ruleForms.noNotice.test(sentence.text) && ruleForms.notice.some((form) => form.test(sentence.text))) continue;
    const parts = partsRead(sentence, own);
    const found = parts?.flatMap((part) => quotedFrom(part.rules, sentence.from));
    if (!parts || !found || !assemble([...rules, ...found])) {
      sheet.unread.push({ span, text: text.slice(...span) });
      continue;
    }
    rules.push(...found);
    sheet.read.push(...parts.map((part) => quotedFrom({ span: spanOf(part.stretch) }, sentence.from).span));
  }
  const outcome = rules.length > 0 ? assemble(rules) : undefined;
  return outcome ? { ...sheet, program: { ...outcome, features: featuresOf(outcome.root, own) } } : sheet;
}

/** Two rules at least, one of duty, on people's facts or forbidding outright. Nobody speaks of himself in a policy. */
export function isPolicy(text: string): boolean {
  const lower = text.toLowerCase();
  if (!ruleForms.ofDuty.test(lower)) return false;
  const { program, read } = compileSheet(text);
  const rules = read.map((span) => lower.slice(...span));
  if (!program || rules.length < 2) return false;
  if (rules.some((each) => ruleForms.ofAuthor.test(each))) return false;
  const isOfPeople = program.features.some(({ subject }) => subject !== "item");
  return rules.some((each) => (isOfPeople ? ruleForms.ofDuty : ruleForms.ofBan).test(each));
}

/** A sentence with what its list begins with; nothing of that is quoted. */
type Sentence = Stretch & { from?: number };

/** Stretches between full stops; a number's point and "; then" end nothing. Items of a list go on from its heading. */
function sentencesIn(text: string): Sentence[] {
  const plain = text.toLowerCase().replace(/[‘’]/g, "'").replace(/[–—]/g, "-");
  const lower = plain.replace(ruleForms.shortened, "$1 ");
  const found: Sentence[] = [];
  let heading = "";
  for (const match of lower.matchAll(/(?:[^.!?\n]|\.(?=\d))+/g)) {
    const lead = ruleForms.title.exec(match[0])?.[0].length ?? 0;
    const said = match[0].slice(lead).replaceAll("-", " ").trimEnd();
    if (!/[a-z]/.test(said)) continue;
    const isItem = ruleForms.item.test(match[0]);
    if (!isItem) heading = said.endsWith(":") ? said.replace(ruleForms.dutyLast, "$1") : "";
    const start = match.index + lead;
    if (!isItem && heading !== "" && ruleForms.item.test(lower.slice(start + said.length).trimStart())) continue;
    if (!isItem || heading === "") found.push({ text: said, start });
    else found.push({ text: `${heading} ${said}`, start: start - heading.length - 1, from: start });
  }
  return found;
}

/** Without the heading, which is another line's. */
function quotedFrom<Part>(part: Part, from = 0): Part {
  const clip = (key: string, value: unknown) =>
    key === "span" && Array.isArray(value) ? value.map((each) => Math.max(from, each)) : value;
  return JSON.parse(JSON.stringify(part), clip);
}

/** A sentence of several rules, cut where both sides are rules of their own. All of them count or none. */
function partsRead(stretch: Stretch, own: OwnFeatures): { stretch: Stretch; rules: Rule[] }[] | undefined {
  const rules = readRule(stretch, own);
  if (rules?.some((rule) => "test" in rule && rule.test && nodesIn(rule.test).some(isExactSum))) return undefined;
  if (rules) return [{ stretch, rules }];
  const { text, start } = stretch;
  const cuts = [...text.matchAll(ruleForms.partsApart), ...text.matchAll(ruleForms.clausesApart)];
  for (const { index, 0: link } of cuts) {
    const [left, right] = [text.slice(0, index), text.slice(index + link.length)];
    const isCut = link.startsWith(";") || !ruleForms.ofScope.test(text);
    if (!isCut || ![left, right].every((side) => ruleForms.ofClause.test(side))) continue;
    const before = partsRead({ text: left, start }, own);
    const after = before && partsRead({ text: right, start: start + index + link.length }, own);
    if (after) return [...before, ...after];
  }
  return undefined;
}

/** Nobody means a price of exactly so much. */
function isExactSum(node: RuleNode): boolean {
  if (node.op !== "compare" || node.by !== "==" || node.left.op !== "get") return false;
  return ruleFeatures[node.left.key]?.type === "money";
}

function featuresOf(root: RuleNode, own: OwnFeatures): SheetFeature[] {
  const nodes = nodesIn(root);
  return keysIn(root).flatMap((key): SheetFeature[] => {
    const known = own.get(key);
    if (known) return [known.options ? { ...known, options: [...known.options, noneOfThem] } : known];
    const of = ruleFeatures[key];
    if (!of) return [];
    const { subject, type, ask = "" } = of;
    const gets = (node: RuleNode) => (node.op === "get" ? node.key : node.op === "each" ? node.size : "") === key;
    const named = nodes.flatMap((each) => (each.op === "in" && gets(each.left) ? each.values.map(String) : []));
    const options = type === "choice" ? { options: [...new Set([...named, noneOfThem])] } : {};
    return [{ key, subject, type, ...options, ask, span: nodes.find(gets)?.span ?? root.span }];
  });
}

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
