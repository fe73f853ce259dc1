import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { toConstraint } from "@/lib/constraints/constraint";
import { constraintId } from "@/lib/constraints/constraint-id";
import type { Edit } from "@/lib/constraints/edit";
import { ruleWishId } from "@/lib/constraints/rule-wish";
import { ruleFeatures } from "@/lib/constraints/trade-words";
import { levelWeights } from "@/lib/constraints/weight";
import { type ActRequest, tapped } from "@/lib/dialogue/act-request";
import { lastRung } from "@/lib/dialogue/asking/asking-clarity";
import type { Policy } from "@/lib/dialogue/state/conversation-state";
import { readTypedAnswer } from "@/lib/reading/typed/typed-answer";
import { type CompiledSheet, compileSheet, isPolicy, noneOfThem } from "@/lib/rules/compile/compile-sheet";
import { factsIn, isOfOneself } from "@/lib/rules/compile/facts";
import { decide, type Facts } from "@/lib/rules/decide";
import { fewest } from "@/lib/rules/fewest";
import { completed, factsThatMatter } from "@/lib/rules/matters";
import type { Program, RuleSpan, Scalar, SheetFeature } from "@/lib/rules/program";
import { type Residue, residueOf } from "@/lib/rules/residue";
import { reply } from "@/messages/reply";

interface Met {
  policy: Policy | null | undefined;
  turn: number;
  vocabulary: Vocabulary;
  today?: string;
}

export interface PolicyHeard {
  request: ActRequest;
  rest: string;
}

export function hearPolicy(text: string, met: Met): PolicyHeard | undefined {
  const sheet = isPolicy(text) ? compileSheet(text) : undefined;
  if (sheet) {
    const before = met.policy ?? emptyPolicy;
    const isKnown = before.sheets.some((each) => each.text === text);
    const sheets = isKnown ? before.sheets : [...before.sheets, { text, turn: met.turn }];
    const told = factsSaid(text, { ...before, sheets });
    const policy = { ...before, sheets, facts: { ...before.facts, ...told }, rung: 0 };
    return { request: decided(policy, met.vocabulary, inForce(sheet, told, text)), rest: unruled(text, sheet) };
  }
  if (!met.policy) return undefined;
  const told = factsSaid(text, met.policy);
  if (Object.keys(told).length > 0) return { request: decided(withFacts(met.policy, told), met.vocabulary), rest: "" };
  const missing = nextFact(met.policy);
  if (!missing) return undefined;
  const value = factsSaid(`I'm ${text}`, met.policy)[missing.key] ?? valueSaid(text, missing.feature, met.today);
  return value === null ? undefined : { request: answered(met.policy, missing.key, value, met.vocabulary), rest: "" };
}

export const emptyPolicy: Policy = { version: 2, sheets: [], facts: {}, wishes: [], rung: 0 };

/** An option that only other sheets speak of is none of this sheet's. */
function valueSaid(text: string, { key, type, options, ask }: SheetFeature, today = ""): Scalar | null {
  const all = options && [...new Set([...options, ...Object.keys(ruleFeatures[key]?.values ?? {})])];
  const value = readTypedAnswer(text, { type, question: ask, ...(all ? { options: all } : {}), today });
  return typeof value === "string" && options && !options.includes(value) ? noneOfThem : value;
}

export function factsSaid(text: string, policy: Policy): Facts {
  return Object.assign({}, ...programsOf(policy).map((each) => factsIn(text, each)));
}

export function answered(policy: Policy, key: string, value: Scalar | null, vocabulary: Vocabulary): ActRequest {
  return decided(withFacts(policy, { [key]: value }), vocabulary, value === null ? reply.policy.undecided : "");
}

/** Asks again. At the last rung, leaves the fact open. */
export function unanswered(policy: Policy, text: string, vocabulary: Vocabulary): ActRequest {
  const missing = nextFact(policy);
  // A few plain words that name no option mean none of them.
  const isOther = missing?.feature.options?.includes(noneOfThem) && /^\W*(?:[\p{L}'-]+\W*){1,4}$/u.test(text);
  if (missing && isOther && !/\?/.test(text)) return answered(policy, missing.key, noneOfThem, vocabulary);
  if (missing && policy.rung >= lastRung - 1) return answered(policy, missing.key, null, vocabulary);
  return { ...tapped, kind: "edit", edits: [], policy: { ...policy, rung: policy.rung + 1 } };
}

export interface MissingFact {
  key: string;
  feature: SheetFeature;
  quote: string;
}

export function nextFact(policy: Policy): MissingFact | undefined {
  const programs = programsOf(policy);
  const key = fewest(programs, policy.facts, factsThatMatter(programs, policy.facts));
  for (const { text } of key === undefined ? [] : policy.sheets) {
    const { program, read } = compileSheet(text);
    const verdict =
      program &&
      decide(program, policy.facts, undefined, (_programs, _facts, missing) => missing.find((each) => each === key));
    if (verdict?.kind !== "missing") continue;
    const { feature, span } = verdict;
    const sentence = read.find(([start, end]) => start <= span[0] && span[1] <= end) ?? span;
    return { key: verdict.key, feature, quote: text.slice(...sentence) };
  }
  return undefined;
}

const programs = new WeakMap<Policy["sheets"], Program[]>();

/** One list per policy, so that planning can remember it. */
export function programsOf({ sheets }: Pick<Policy, "sheets">): Program[] {
  const known = programs.get(sheets) ?? sheets.flatMap(({ text }) => compileSheet(text).program ?? []);
  programs.set(sheets, known);
  return known;
}

function withFacts(policy: Policy, facts: Facts): Policy {
  return { ...policy, facts: { ...policy.facts, ...facts }, rung: 0 };
}

export function residuesOf(policy: Pick<Policy, "sheets" | "facts">, vocabulary: Vocabulary) {
  const facts = completed(programsOf(policy), policy.facts);
  return policy.sheets.map((sheet, index) => {
    const { program } = compileSheet(sheet.text);
    const none: Residue = { tests: [], untold: [] };
    return { sheet, index, ...(program ? residueOf(program, facts, vocabulary) : none) };
  });
}

/** The policy's wishes, in place of its earlier ones. None while a fact is missing. */
export function decided(policy: Policy, vocabulary: Vocabulary, text = ""): ActRequest {
  const residues = nextFact(policy) ? [] : residuesOf(policy, vocabulary);
  const wishes = residues.flatMap(({ sheet, index, tests }) =>
    tests.map(({ predicate, span }) =>
      toConstraint({
        ...predicate,
        id: ruleWishId(index, span[0], constraintId(predicate)),
        weight: levelWeights.must,
        locked: true,
        evidence: [{ for: "value", turn: sheet.turn, start: span[0], end: span[1], quote: sheet.text.slice(...span) }],
      }),
    ),
  );
  const ids = wishes.map(({ id }) => id);
  const gone = policy.wishes.filter((id) => !ids.includes(id));
  const edits: Edit[] = [
    ...gone.map((id): Edit => ({ kind: "remove", id })),
    ...wishes.map((constraint): Edit => ({ kind: "add", constraint })),
  ];
  const untold = residues.flatMap((each) => each.untold.map((span) => each.sheet.text.slice(...span)));
  const unchecked = untold.length > 0 ? reply.policy.untold({ quotes: quoted(untold) }) : "";
  const said = [text, unchecked].filter((each) => each !== "").join(" ");
  const beside = { ...tapped, closesQuestion: true, policy: { ...policy, wishes: ids } };
  return said ? { ...beside, kind: "aside", text: said, edits } : { ...beside, kind: "edit", edits };
}

function inForce({ read, unread }: CompiledSheet, told: Facts, text: string): string {
  const missed = unread.filter(({ span }) => !isOfOneself(text.slice(...span))).map((each) => each.text);
  const left = missed.length > 0 ? ` ${reply.policy.unread({ quotes: quoted(missed) })}` : "";
  return `${reply.policy.inForce({ rules: read.length, known: Object.keys(told).length > 0 })}${left}`;
}

export function quoted(texts: readonly string[]): string {
  return [...new Set(texts)].map((each) => `“${each}.”`).join(" ");
}

/** What shoppers say of themselves beside the sheet, in its place. Offsets into it hold in the message. */
function unruled(text: string, { program, unread }: CompiledSheet): string {
  const isWish = ({ span }: { span: RuleSpan }) => {
    const said = text.slice(...span);
    return isOfOneself(said) && Object.keys(program ? factsIn(said, program) : {}).length === 0;
  };
  return unread
    .filter(isWish)
    .reduce(
      (rest, { span, text: words }) => rest.slice(0, span[0]) + words + rest.slice(span[1]),
      " ".repeat(text.length),
    );
}
