import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import { type Predicate, valuesOf } from "@/lib/constraints/constraint";
import { describeConstraint, describeValue } from "@/lib/constraints/describe-constraint";
import type { Edit } from "@/lib/constraints/edit";
import { isBound } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Doubt, Reading } from "@/lib/preferences/preference-reader";
import type { PendingQuestion } from "./conversation-state";
import { wishFromChoice } from "./slot-question";

type AddEdit = Extract<Edit, { kind: "add" }>;
type Option = Doubt["options"][number];

/** Answers longer than this say enough around a value to be taken at their word. */
const mostWords = 8;
/** A word that stands for so many values may mean any or one of them. */
const manyValues = 4;
const mostOptions = 4;

/** Slots whose values go by the same words: an answer that lands on one may be meant for the other. */
const sharesWords: Partial<Record<SlotName, readonly SlotName[]>> = {
  msrp: ["size"],
  style: ["marketCategory", "doors"],
  drivenWheels: ["marketCategory"],
  fuelType: ["marketCategory"],
  highwayMpg: ["marketCategory"],
  cityMpg: ["marketCategory"],
};

/** Words beside a value that change what it comes to: another unit or money, a distance from it, a comparison, a no. */
const changing =
  /^(cad|aud|eur|euros?|gbp|pounds?|£|€|kw|ps|km|kmh|l|litres?|liters?|something|odd|lot|way|much|far|than|not|half|double|twice|figures?|digits?)$/;

export interface CheckBack {
  text: string;
  reading: Pick<Reading, "edits" | "doubts" | "intents">;
  question: PendingQuestion | null;
  vocabulary: Vocabulary;
  /** Cars that pass the other wishes and some tests. */
  left: (tests: readonly Predicate[]) => Promise<number>;
}

/**
 * A short answer to an open question that was read, but perhaps not as it was meant: put as a doubt instead of taken.
 * `null` where it can be taken at its word.
 */
export async function checkBack(check: CheckBack): Promise<Doubt | null> {
  const { text, reading, question } = check;
  if (question?.kind !== "slot" || !question.slot || reading.doubts.length > 0) return null;
  if (text.trim().split(/\s+/).length > mostWords) return null;
  const added = reading.edits.filter((edit): edit is AddEdit => edit.kind === "add");
  const [first] = added;
  if (!first || added.length !== reading.edits.length) return null;
  const options = await optionsFor(check, question.slot, added);
  if (!options) return null;
  const read = added.map(({ constraint }) => describeConstraint(constraint)).join(", ");
  return {
    kind: "uncertain",
    slot: question.slot,
    quote: text,
    text: `I read that as ${read}. Is it meant so, or how should I take the ${slotDefinitions[question.slot].label}?`,
    options,
  };
}

/** What may be meant, as read first; `null` where there is only one way to take it. */
async function optionsFor(check: CheckBack, slot: SlotName, added: readonly AddEdit[]): Promise<Option[] | null> {
  const asRead: Option = {
    label: added.map(({ constraint }) => describeConstraint(constraint)).join(", "),
    edits: [...added],
  };
  const [first] = added;
  if (!first) return null;
  const { constraint } = first;
  if (constraint.slot !== slot) {
    return sharesWords[slot]?.includes(constraint.slot) ? [asRead, ...offered(check)] : null;
  }
  const scaled = await rescaled(check, added);
  if (scaled) return [...scaled, asRead].slice(0, mostOptions);
  const values = valuesOf(constraint.value);
  if (constraint.op === "in" && values.length >= manyValues && slot === "make") {
    return [asRead, ...values.slice(0, mostOptions - 1).map((value) => optionOf({ slot, op: "==", value }))];
  }
  const names = namesThatStart(check, first);
  if (names.length > 1) return names.map(optionOf);
  return leavesOut(check.text, added) ? [asRead, ...nearby(check, constraint)] : null;
}

/** The first choices of the open question. */
function offered({ question }: CheckBack): Option[] {
  return (question?.choices ?? []).slice(0, mostOptions - 1).map(({ label, edits }) => ({ label, edits }));
}

function optionOf(predicate: Predicate): Option {
  return { label: describeConstraint(predicate), edits: [{ kind: "add", constraint: wishFromChoice(predicate) }] };
}

/** A bound that leaves no car, or hardly rules one out, may be meant ten or a hundred times as much, or as little. */
async function rescaled({ left }: CheckBack, added: readonly AddEdit[]): Promise<Option[] | null> {
  const bound = added.map(({ constraint }) => constraint).find(({ op }) => op === "<=") ?? added[0]?.constraint;
  if (!bound || !isBound(bound.op) || bound.slot === "year") return null;
  const { slot, op } = bound;
  const total = await left([]);
  const isTelling = async (value: number) => {
    const share = (await left([{ slot, op, value }])) / total;
    return share > 0 && share < 0.99;
  };
  const value = Number(bound.value);
  if (total === 0 || (await isTelling(value))) return null;
  const options: Option[] = [];
  for (const each of [value * 10, value / 10, value * 100]) {
    if (Number.isInteger(each) && (await isTelling(each))) options.push(optionOf({ slot, op, value: each }));
  }
  return options;
}

/** Bounds on offer that lie next to the one that was read. */
function nearby({ question }: CheckBack, { slot, value }: Predicate): Option[] {
  const near = (option: Option) => {
    const [edit] = option.edits;
    return edit?.kind === "add" && edit.constraint.slot === slot
      ? Math.abs(Number(edit.constraint.value) - Number(value))
      : Number.POSITIVE_INFINITY;
  };
  return (question?.choices ?? [])
    .map(({ label, edits }) => ({ label, edits }))
    .sort((a, b) => near(a) - near(b))
    .slice(0, mostOptions - 1);
}

/** Makes and models that start with the words said, where those are only a part of the name that was read. */
function namesThatStart({ vocabulary, text }: CheckBack, { constraint }: AddEdit): Predicate[] {
  const [value] = valuesOf(constraint.value);
  const said = plain(text);
  const { slot } = constraint;
  if ((slot !== "make" && slot !== "model") || said === "" || plain(describeValue(slot, value ?? "")) === said)
    return [];
  if (!plain(String(value)).startsWith(`${said} `)) return [];
  const names = (from: "make" | "model") =>
    vocabulary[from].flatMap(({ value: name }): Predicate[] =>
      plain(name).startsWith(`${said} `) ? [{ slot: from, op: "==", value: name }] : [],
    );
  return [...names("make"), ...names("model")].slice(0, mostOptions);
}

/** Whether words that change a value's meaning, or a further number, stand outside what was read. */
function leavesOut(text: string, added: readonly AddEdit[]): boolean {
  const quotes = added.flatMap(({ constraint }) => constraint.evidence.map(({ quote }) => quote.toLowerCase()));
  let rest = text.toLowerCase().replaceAll("’", "'");
  for (const quote of quotes) rest = rest.replace(quote, " ");
  const words = rest.match(/[a-z']+|[£€]|\d[\d.,]*/g) ?? [];
  return words.some((word) => changing.test(word) || /^\d/.test(word));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
