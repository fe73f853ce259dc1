import { LRUCache } from "lru-cache";
import { ruleFeatures, ruleForms } from "@/lib/constraints/trade-words";
import { keysIn, nodesIn, type Program, type RuleNode, type RuleSpan, type SheetFeature } from "@/lib/rules/program";
import { assemble, type Rule } from "./assemble";
import { type Stretch, spanOf } from "./condition";
import { type OwnFeatures, readRule } from "./sentence";

export interface CompiledSheet {
  program?: Program;
  read: RuleSpan[];
  /** Those that were not: the program leaves them out, and nobody guesses at them. */
  unread: { span: RuleSpan; text: string }[];
}

/** Says of a choice that none of its options is meant. */
export const noneOfThem = "something else";

const compiled = new LRUCache<string, CompiledSheet>({ max: 100 });

export function compileSheet(text: string): CompiledSheet {
  const known = compiled.get(text) ?? compile(text);
  compiled.set(text, known);
  return known;
}

function compile(text: string): CompiledSheet {
  const own: OwnFeatures = new Map();
  const rules: Rule[] = [];
  const sheet: CompiledSheet = { read: [], unread: [] };
  for (const sentence of sentencesIn(text)) {
    const span = spanOf(sentence);
    const parts = [[sentence], partsOf(sentence)].find((each) => each.every((part) => readRule(part, own)));
    const found = parts?.flatMap((part) => readRule(part, own) ?? []);
    if (!parts || !found || !assemble([...rules, ...found])) {
      sheet.unread.push({ span, text: text.slice(...span) });
      continue;
    }
    rules.push(...found);
    sheet.read.push(...parts.map(spanOf));
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

/** Stretches between full stops; a number's point and "; then" end nothing. */
function sentencesIn(text: string): Stretch[] {
  const lower = text.toLowerCase().replace(/[‘’]/g, "'").replace(/[–—-]/g, " ");
  const found: Stretch[] = [];
  for (const match of lower.matchAll(/(?:[^.!?\n]|\.(?=\d))+/g)) {
    const lead = ruleForms.title.exec(match[0])?.[0].length ?? 0;
    const said = match[0].slice(lead).trimEnd();
    if (/[a-z]/.test(said)) found.push({ text: said, start: match.index + lead });
  }
  return found;
}

/** A sentence of several rules, at semicolons and before "everyone else". All of them count or none. */
function partsOf({ text, start }: Stretch): Stretch[] {
  const parts: Stretch[] = [];
  let at = start;
  for (const [index, part] of text.split(ruleForms.partsApart).entries()) {
    if (index % 2 === 0) parts.push({ text: part, start: at });
    at += part.length;
  }
  return parts;
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
