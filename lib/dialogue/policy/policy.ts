import type { CatalogProduct, Vocabulary } from "@/lib/catalog/catalog-reader";
import { rememberedFor } from "@/lib/catalog/remembered";
import type { Edit, Predicate } from "@/lib/constraints";
import { constraintId, describeValue, levelWeights, likeness, ruleWishId } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { limitFiller, limitForms, ruleFeatures, selfForms } from "@/lib/constraints/trade-words";
import { type ActRequest, tapped } from "@/lib/dialogue/act-request";
import { emptyPolicy, type Policy } from "@/lib/dialogue/state/conversation-state";
import { listed } from "@/lib/dialogue/wording/count-words";
import { readTypedAnswer } from "@/lib/reading/typed/typed-answer";
import { paidTogether } from "@/lib/rules/amounts";
import { completed, factsThatMatter, fewest } from "@/lib/rules/asking";
import type { CompiledSheet } from "@/lib/rules/compile/compile-sheet";
import { compileSheet, factsIn, isOfOneself, isPolicy, noneOfThem } from "@/lib/rules/compile/compile-sheet";
import { type Facts, lookIn, missingIn } from "@/lib/rules/evaluate";
import { featureOf, type Program, type RuleSpan, type Scalar, type SheetFeature } from "@/lib/rules/program";
import { netTests, paidFor, type Residue, residueOf } from "@/lib/rules/residue";
import { reply } from "@/messages/reply";

interface Met {
  policy?: Policy | null | undefined;
  turn: number;
  vocabulary: Vocabulary;
  today?: string | undefined;
  /** Only then are bare words an answer. */
  isAsked: boolean;
}

/** The policy's part of a message, and what of the message is left to read. */
export function hearPolicy(text: string, { policy = null, turn, vocabulary, today, isAsked }: Met) {
  const sheet = isPolicy(text) ? compileSheet(text) : undefined;
  if (sheet) {
    const before = policy ?? emptyPolicy;
    const isKnown = before.sheets.some((each) => each.text === text);
    const after = { ...before, sheets: isKnown ? before.sheets : [...before.sheets, { text, turn }] };
    const told = factsSaid(text, after);
    const request = decided(withFacts(after, told), vocabulary, inForce(sheet, told, text));
    return { request, rest: unruled(text, sheet) };
  }
  if (!policy) return undefined;
  const limited = limitSaid(text, policy, turn);
  if (limited) return { request: decided(limited.policy, vocabulary), rest: limited.rest };
  const told = factsSaid(text, policy);
  if (Object.keys(told).length > 0)
    return { request: decided(withFacts(policy, told), vocabulary), rest: withoutFacts(text, policy) };
  const missing = nextFact(policy);
  const isNew = !missing && policy.wishes.length === 0 && testsUnder(policy, {}, vocabulary).length > 0;
  if (isNew) return { request: decided(policy, vocabulary), rest: text };
  if (!missing || !isAsked) return undefined;
  const value = factsSaid(`I'm ${text}`, policy)[missing.key] ?? valueSaid(text, missing.feature, today);
  return value === null ? undefined : { request: answered(policy, missing.key, value, vocabulary), rest: "" };
}

/** "With the incentive under 30,000", "I'd pay 40 a month myself", where a sheet speaks of it. */
function limitSaid(text: string, policy: Policy, turn: number): { policy: Policy; rest: string } | undefined {
  const programs = programsOf(policy.sheets);
  const isOf = { net: programs.some(({ kind }) => kind === "money"), share: programs.some(({ share }) => share) };
  for (const { of, form } of limitForms) {
    const [quote, amount = "", thousands] = (isOf[of] && form.exec(text)) || [];
    const most = Number(amount.replace(/,|\.$/g, "")) * (thousands ? 1000 : 1);
    if (quote === undefined || !(most > 0)) continue;
    const others = (policy.limits ?? []).filter((each) => each.of !== of);
    const rest = text.replace(quote, " ".repeat(quote.length));
    const limits = [...others, { of, most, quote, turn }];
    return { policy: { ...policy, limits }, rest: selfForms.wishes.test(rest.replace(limitFiller, "")) ? rest : "" };
  }
  return undefined;
}

/** An option that only other sheets speak of is none of this sheet's. */
function valueSaid(text: string, { key, type, options, ask }: SheetFeature, today = "", isAlone = false) {
  const all = options && [...new Set([...options, ...Object.keys(ruleFeatures[key]?.values ?? {})])];
  const value = readTypedAnswer(text, { type, question: ask, options: all, today, isAlone });
  return typeof value === "string" && options && !options.includes(value) ? noneOfThem : value;
}

export function factsSaid(text: string, policy: Policy): Facts {
  return Object.assign({}, ...programsOf(policy.sheets).map((each) => factsIn(text, each)));
}

/** What else a message says, in its place. */
function withoutFacts(text: string, policy: Policy): string {
  const parts = text.split(selfForms.parts).filter((part) => Object.keys(factsSaid(part, policy)).length > 0);
  const rest = parts.reduce((left, part) => left.replace(part, " ".repeat(part.length)), text);
  return selfForms.wishes.test(rest) ? rest : "";
}

export function answered(policy: Policy, key: string, value: Scalar | null, vocabulary: Vocabulary): ActRequest {
  return decided(withFacts(policy, { [key]: value }), vocabulary, value === null ? reply.policy.undecided : "");
}

/** Asks twice more, and then leaves the fact open. */
export function unanswered(policy: Policy, text: string, vocabulary: Vocabulary): ActRequest {
  const missing = nextFact(policy);
  const other = missing?.feature.options && valueSaid(text, missing.feature, "", true);
  if (missing && other) return answered(policy, missing.key, other, vocabulary);
  if (missing && policy.rung > 1) return answered(policy, missing.key, null, vocabulary);
  return { ...tapped, kind: "edit", edits: [], policy: { ...policy, rung: policy.rung + 1 } };
}

/** The fact to ask for, with the sentence that needs it. */
export function nextFact(policy: Policy): { key: string; feature: SheetFeature; quote: string } | undefined {
  const programs = programsOf(policy.sheets);
  const key = fewest(programs, policy.facts, factsThatMatter(programs, policy.facts));
  for (const { text } of key === undefined ? [] : policy.sheets) {
    const { program, read } = compileSheet(text);
    const gap = program && missingIn(program.root, lookIn(policy.facts)).find((each) => each.key === key);
    const feature = gap && featureOf(program, gap.key);
    if (!gap || !feature) continue;
    const sentence = read.find(([start, end]) => start <= gap.span[0] && gap.span[1] <= end) ?? gap.span;
    return { key: gap.key, feature, quote: text.slice(...sentence) };
  }
  return undefined;
}

/** One list per policy, so that planning can remember it. */
export const programsOf = rememberedFor((sheets: Policy["sheets"]): Program[] =>
  sheets.flatMap(({ text }) => compileSheet(text).program ?? []),
);

function withFacts(policy: Policy, facts: Facts): Policy {
  return { ...policy, facts: { ...policy.facts, ...facts }, rung: 0 };
}

function residuesOf(policy: Policy, vocabulary: Vocabulary) {
  const facts = completed(programsOf(policy.sheets), policy.facts);
  return policy.sheets.map((sheet, index) => {
    const { program } = compileSheet(sheet.text);
    const share = limitOf(policy, "share")?.most;
    const residue: Residue = program ? residueOf(program, facts, vocabulary, share) : { tests: [], untold: [] };
    return { sheet, index, ...residue };
  });
}

export function limitOf({ limits = [] }: Policy, of: "net" | "share") {
  return limits.find((each) => each.of === of);
}

/** The limit of the price less what the sheets pay, which is the shopper's own and can give way. */
function netOf(policy: Policy, vocabulary: Vocabulary): Predicate[] {
  const limit = limitOf(policy, "net");
  const program = paidTogether(programsOf(policy.sheets));
  return limit && program ? netTests(program, completed([program], policy.facts), vocabulary, limit.most) : [];
}

/** A product's price, less what each sheet pays for it, in the order the sheets came. `null` where none pays. */
export function yoursOf(policy: Policy, vocabulary: Vocabulary): ((item: CatalogProduct) => string | null) | undefined {
  const paying = !nextFact(policy) ? programsOf(policy.sheets).filter(({ kind }) => kind === "money") : [];
  if (paying.length === 0) return undefined;
  const sheets = paying.map((each) => paidFor(each, completed([each], policy.facts), vocabulary));
  return (item) => {
    const amounts = sheets.map((paid) => paid(item)).filter((amount) => amount > 0);
    const price = item[likeness.price];
    if (price === null || amounts.length === 0) return null;
    const less = listed(amounts.map((amount) => describeValue(likeness.price, amount)));
    const yours = price - amounts.reduce((sum, each) => sum + each, 0);
    return reply.policy.yours({ less, yours: describeValue(likeness.price, yours) });
  };
}

/** What the rules would ask of items if these facts were so. */
export function testsUnder(policy: Policy, facts: Facts, vocabulary: Vocabulary): Predicate[] {
  const supposed = withFacts(policy, facts);
  const residues = residuesOf(supposed, vocabulary);
  return [...residues.flatMap(({ tests }) => tests.map(({ predicate }) => predicate)), ...netOf(supposed, vocabulary)];
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
  const limit = limitOf(policy, "net");
  for (const [index, predicate] of (nextFact(policy) ? [] : netOf(policy, vocabulary)).entries()) {
    const { quote, turn } = limit ?? { quote: "", turn: 0 };
    const evidence = [{ for: "value" as const, turn, start: 0, end: quote.length, quote }];
    wishes.push(toConstraint({ ...predicate, id: `net:${index}`, weight: levelWeights.strong, evidence }));
  }
  const ids = wishes.map(({ id }) => id);
  const edits: Edit[] = [
    ...policy.wishes.flatMap((id): Edit[] => (ids.includes(id) ? [] : [{ kind: "remove", id }])),
    ...wishes.map((constraint): Edit => ({ kind: "add", constraint })),
  ];
  const untold = residues.flatMap((each) => each.untold.map((span) => each.sheet.text.slice(...span)));
  const unchecked = untold.length > 0 ? reply.policy.untold({ quotes: quoted(untold) }) : "";
  const said = [text, unchecked].filter((each) => each !== "").join(" ");
  const beside = { ...tapped, closesQuestion: true, policy: { ...policy, wishes: ids } };
  return said ? { ...beside, kind: "aside", text: said, edits } : { ...beside, kind: "edit", edits };
}

/** The sentences of a sheet that aren't read as rules. */
export function unreadIn(text: string): string[] {
  return compileSheet(text).unread.map((each) => each.text);
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
  const blank = " ".repeat(text.length);
  const wishes = unread.filter(isWish);
  return wishes.reduce((rest, { span: [from, to], text: own }) => rest.slice(0, from) + own + rest.slice(to), blank);
}
