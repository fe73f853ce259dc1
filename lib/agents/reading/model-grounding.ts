import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import type { Level, NumericSlotName, Operator, SlotName, SlotValue } from "@/lib/constraints";
import {
  describeValue,
  isBound,
  isExclusion,
  isNumericSlot,
  isPlausible,
  isSetSlot,
  roles,
  unitOf,
  valueGroups,
  valuesOf,
} from "@/lib/constraints";
import { slotValueSchema } from "@/lib/constraints/constraint";
import { slotWords } from "@/lib/constraints/slot-words";
import type { ReadInput } from "@/lib/reading/preference-reader";
import type { AnswerEdit, ModelAnswer } from "./model-answer";
import { locateQuote, type Span, type WordSupport } from "./model-support";

export type ModelImportance = { level: Level | null; weight: Span | null };

export interface ModelStatement extends ModelImportance {
  action: "state";
  slot: SlotName;
  op: Operator;
  value: SlotValue;
  spans: readonly Span[];
  named: boolean;
}

export interface ModelRemark extends ModelImportance {
  action: "withdraw" | "weigh" | "no-preference";
  slot: SlotName;
  quote: Span;
}

/** Words the model quoted that lead to no wish. */
export type Unread = { kind: string; slot?: SlotName; quote: Span };

export interface Grounded {
  statements: ModelStatement[];
  remarks: ModelRemark[];
  unread: Unread[];
  refused: { slot: SlotName; reason: string }[];
}

/** Checks a model's answer: quotes occur, values are in the vocabulary, and the words say the numbers. */
export function groundAnswer(
  answer: Pick<ModelAnswer, "edits" | "doubts">,
  input: ReadInput,
  support: WordSupport,
): Grounded {
  const grounded: Grounded = { statements: [], remarks: [], unread: [], refused: [] };
  for (const edit of answer.edits) groundEdit(edit, input, support, grounded);
  for (const { kind, slot, quote } of answer.doubts) {
    const span = locateQuote(input.words, quote);
    if (span) grounded.unread.push({ kind, quote: span, slot: slot ?? undefined });
  }
  return { ...grounded, statements: joinAlternatives(grounded.statements) };
}

function groundEdit(edit: AnswerEdit, input: ReadInput, support: WordSupport, grounded: Grounded): void {
  const { slot, action, level } = edit;
  const refuse = (reason: string) => grounded.refused.push({ slot, reason });
  const quote = locateQuote(input.words, edit.quote);
  if (!quote) return void refuse("quote-not-found");
  const weight = edit.weightQuote === null ? null : locateQuote(input.words, edit.weightQuote);
  const importance = { level: weight && support.ofImportance(weight) ? level : null, weight };
  if (action !== "state") {
    if (!support.ofSlot(slot, quote)) return void refuse("slot-not-said");
    grounded.remarks.push({ action, slot, quote, ...importance });
    return;
  }
  const values = isNumericSlot(slot) ? numbersOf(edit) : wordsOf(edit, input);
  const fault = values.length === 0 ? "value-not-in-catalog" : faultOf(edit, values);
  if (fault) {
    refuse(fault);
    grounded.unread.push({ kind: unreadKind(slot, fault), slot, quote });
    return;
  }
  const spans = values.map((value) => support.ofValue(slot, value, quote));
  const named = spans.every((span) => span !== null);
  if (!named && isNumericSlot(slot)) {
    refuse("number-not-said");
    grounded.unread.push({ kind: "unreadable", slot, quote });
    return;
  }
  const [first] = values;
  const excluded = edit.op !== null && isExclusion(edit.op);
  const bound = edit.op !== null && isBound(edit.op) ? edit.op : null;
  const many = values.length > 1;
  const op = bound ?? (many ? (excluded ? "not in" : "in") : excluded ? "!=" : "==");
  const value = slotValueSchema.parse(many ? values : first);
  const found = unique(spans.map((span) => span ?? quote));
  grounded.statements.push({ action, slot, op, value, spans: found, named, ...importance });
}

function numbersOf({ slot, values }: AnswerEdit): number[] {
  const read = values.map((each) => (isNumericSlot(slot) ? numberValue(slot, each) : null));
  return read.every((each) => each !== null) ? [...new Set(read)] : [];
}

function wordsOf({ slot, values }: AnswerEdit, { vocabulary }: ReadInput): string[] {
  const read = values.map((each) => vocabularyValues(slot, String(each), vocabulary));
  return read.every((each) => each.length > 0) ? [...new Set(read.flat())] : [];
}

function faultOf({ slot, op }: AnswerEdit, values: readonly (string | number)[]): string | null {
  if (values.length > 200) return "too-many-values";
  if (op !== null && isBound(op) && (!isNumericSlot(slot) || values.length > 1)) return "operator-does-not-fit";
  if (op === null && isNumericSlot(slot)) return "no-operator";
  if (isNumericSlot(slot) && values.some((value) => !isPlausible(slot, Number(value)))) return "impossible-value";
  return null;
}

function unreadKind(slot: SlotName, fault: string): string {
  if (fault === "impossible-value") return fault;
  return fault === "value-not-in-catalog" && (slot === "make" || slot === "model") ? "unknown-make" : "unreadable";
}

/** Joins likings of one text slot as alternatives. A product can have many categories at once. */
function joinAlternatives(statements: readonly ModelStatement[]): ModelStatement[] {
  const joined: ModelStatement[] = [];
  for (const statement of statements) {
    const { slot, op } = statement;
    const at = joined.findIndex(
      (each) => each.slot === slot && !isBound(op) && !isBound(each.op) && isExclusion(each.op) === isExclusion(op),
    );
    const before = joined[at];
    if (!before || isSetSlot(slot)) joined.push(statement);
    else joined[at] = join(before, statement);
  }
  return joined;
}

function join(one: ModelStatement, other: ModelStatement): ModelStatement {
  const values = [...new Set([one, other].flatMap(({ value }) => valuesOf(value)))].slice(0, 200);
  const [first] = values;
  const many = values.length > 1;
  const op = isExclusion(one.op) ? (many ? "not in" : "!=") : many ? "in" : "==";
  return {
    ...one,
    op,
    value: many || first === undefined ? values : first,
    spans: unique([...one.spans, ...other.spans]),
    named: one.named && other.named,
    level: one.level ?? other.level,
    weight: one.weight ?? other.weight,
  };
}

function unique(spans: readonly Span[]): Span[] {
  return spans.filter(
    (span, index) => spans.findIndex((each) => each.start === span.start && each.end === span.end) === index,
  );
}

/** Finds catalog values by normalized name or spoken words ("SUV"). */
function vocabularyValues(slot: SlotName, said: string, vocabulary: Vocabulary): string[] {
  if (isNumericSlot(slot)) return [];
  const key = plain(said);
  if (key === "") return [];
  const values = [...new Set(vocabulary[slot].map(({ value }) => value))];
  const exact = values.filter((value) => plain(value) === key);
  if (exact.length > 0) return exact.slice(0, 1);
  const group = valueGroups(slot).find(({ name }) => plain(name) === key)?.values ?? [];
  const members = values.filter((value) => group.includes(value));
  if (members.length > 0) return members;
  return values.filter((value) => plain(describeValue(slot, value)) === key);
}

function numberValue(slot: NumericSlotName, said: string | number): number | null {
  if (typeof said === "number") return Number.isFinite(said) ? said : null;
  const match = /^\$?\s*(\d{1,9}(?:,\d{3})*(?:\.\d{1,2})?)\s*(k)?\s*(\p{L}[\p{L}\d³]*)?$/iu.exec(said.trim());
  if (!match || !isUnit(slot, match[3]?.toLowerCase() ?? "")) return null;
  const value = Number(match[1]?.replace(/,/g, ""));
  return match[2] && slot === roles.price ? value * 1000 : value;
}

function isUnit(slot: NumericSlotName, said: string): boolean {
  return said === "" || [unitOf(slot), ...(slotWords[slot].claims.units ?? [])].includes(said);
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]/gu, "");
}
