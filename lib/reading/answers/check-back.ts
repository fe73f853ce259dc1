import { slotDefinitions } from "@/lib/catalog/slot-definitions";
import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Predicate } from "@/lib/constraints/constraint";
import { describeConstraint, describeValue } from "@/lib/constraints/describe-constraint";
import type { Edit } from "@/lib/constraints/edit";
import { isBound } from "@/lib/constraints/operator";
import type { SlotName } from "@/lib/constraints/slot-name";
import { valuesOf } from "@/lib/constraints/values-of";
import { wishFromChoice } from "@/lib/constraints/wish-from-choice";
import type { OfferedChoice, OpenQuestion } from "@/lib/reading/open-question";
import type { Doubt, Reading } from "@/lib/reading/reading";
import { isHarmless } from "./harmless-words";

type AddEdit = Extract<Edit, { kind: "add" }>;
type Option = Doubt["options"][number];

/** Answers longer than this say enough around a value to be taken at their word. */
const mostWords = 12;
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

/** Said before a wish it only leads to it, on its own it compares: "I would like a Golf", "like a Golf". */
const wishing = /\b(would|'d|i) (really )?like\b/g;

/** What is one's own without being compared with. */
const own = /\b(my|our) (max|maximum|budget|limit|top|price|ceiling|range|wish|choice|preference|answer)\b/g;

/** A car that is there already. */
const ofOnesOwn = /\b(my|our|your|his|her|their)\b/i;

/** Words of a wish against something. */
const excluding = /\b(no|not|non|never|without|except|but|other than|anything|any|avoid|don't|do|want)\b/g;

/** A stretch of numbers, of which the reader has to take one. */
const roughly = /\b(early|mid|middle|late|low|lower|high|upper)\b.*(ties|0'?s|teens)\b/i;

export interface CheckBack {
  text: string;
  reading: Pick<Reading, "edits" | "doubts">;
  question: OpenQuestion;
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
  if (question.kind !== "slot" || !question.slot) return null;
  if (text.trim().split(/\s+/).length > mostWords) return null;
  const added = reading.edits.filter((edit): edit is AddEdit => edit.kind === "add");
  const asked = ownDoubt(question.slot, reading.doubts, added);
  if (asked) return asked;
  if (reading.doubts.some((doubt) => doubt.options.length > 0)) return null;
  const begun = begunChoice(text, question, reading.edits);
  if (begun) return begun;
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

/** Where the reader itself doubts the slot asked about, a wish read elsewhere from the same kind of words is none. */
function ownDoubt(slot: SlotName, doubts: readonly Doubt[], added: readonly AddEdit[]): Doubt | null {
  const own = doubts.find((doubt) => doubt.slot === slot && doubt.options.length > 0);
  const isStray = added.length > 0 && added.every(({ constraint }) => sharesWords[slot]?.includes(constraint.slot));
  return own && isStray ? own : null;
}

/** "All" may be short for all-wheel drive: what was taken for no preference begins a choice on offer. */
function begunChoice(text: string, { slot, choices }: OpenQuestion, edits: readonly Edit[]): Doubt | null {
  const said = plain(text);
  if (!slot || said === "" || !edits.every(({ kind }) => kind === "no-preference") || edits.length === 0) return null;
  const begun = choices.filter(({ label }) => plain(label).startsWith(`${said} `));
  if (begun.length === 0) return null;
  return {
    kind: "uncertain",
    slot,
    quote: text,
    text: `By “${text.trim()}”, do you mean one of these?`,
    options: [...begun.map(asOption), { label: "No preference", edits: [...edits] }],
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
  const names = namesThatStart(check, first);
  if (names.length > 1) return names.map(optionOf);
  const answering = added.filter((edit) => edit.constraint.slot === slot);
  const isLoose = leavesOut(check.text, added) || (answering.length < added.length && ofOnesOwn.test(check.text));
  if (answering.length === 0) {
    const isStray = isLoose || sharesWords[slot]?.includes(constraint.slot);
    return isStray ? [asRead, ...offered(check)] : null;
  }
  const scaled = await rescaled(check, answering);
  if (scaled) return [...scaled, asRead, ...offered(check)].slice(0, mostOptions);
  const values = valuesOf(constraint.value);
  if (constraint.op !== "==" && values.length >= manyValues && slot === "make") {
    const single = constraint.op === "in" ? values.map((value) => optionOf({ slot, op: "==", value })) : [];
    return [asRead, ...single.slice(0, mostOptions - 1)];
  }
  if (!isLoose && !isRoundedFrom(answering)) return null;
  // A car of one's own beside the answer is there to compare with.
  const alone = answering.length < added.length ? answering.map((edit) => optionOf(edit.constraint)) : [];
  return [...alone, asRead, ...nearby(check, answering[0]?.constraint ?? constraint)].slice(0, mostOptions);
}

function asOption({ label, edits = [] }: OfferedChoice): Option {
  return { label, edits: [...edits] };
}

/** The first choices of the open question. */
function offered({ question }: CheckBack): Option[] {
  return question.choices.slice(0, mostOptions - 1).map(asOption);
}

function optionOf(predicate: Predicate): Option {
  return { label: describeConstraint(predicate), edits: [{ kind: "add", constraint: wishFromChoice(predicate) }] };
}

/** A bound that leaves no car, or hardly rules one out, may be meant ten or a hundred times as much, or as little. */
async function rescaled({ left }: CheckBack, added: readonly AddEdit[]): Promise<Option[] | null> {
  const bound = added.map(({ constraint }) => constraint).find(({ op }) => op === "<=") ?? added[0]?.constraint;
  if (!bound || !isBound(bound.op)) return null;
  const { slot, op } = bound;
  // A year in full is what it says, whatever the catalog holds.
  if (slot === "year" && added.some((edit) => edit.constraint.evidence.some(({ quote }) => /\d{4}/.test(quote))))
    return null;
  const total = await left([]);
  const isTelling = async (value: number) => {
    const share = (await left([{ slot, op, value }])) / total;
    return share > 0 && share < 0.99;
  };
  const value = Number(bound.value);
  if (total === 0 || (await isTelling(value))) return null;
  const options: Option[] = [];
  // A year is never ten times another.
  if (slot === "year") return options;
  for (const each of [value * 10, value / 10, value * 100]) {
    if (Number.isInteger(each) && (await isTelling(each))) options.push(optionOf({ slot, op, value: each }));
  }
  // Where no other scale tells, it means what it says and what gives way is seen.
  return options.length > 0 ? options : null;
}

/** Bounds on offer that lie next to the one that was read. */
function nearby({ question }: CheckBack, { slot, value }: Predicate): Option[] {
  const near = (option: Option) => {
    const [edit] = option.edits;
    return edit?.kind === "add" && edit.constraint.slot === slot
      ? Math.abs(Number(edit.constraint.value) - Number(value))
      : Number.POSITIVE_INFINITY;
  };
  return question.choices
    .map(asOption)
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

/** Whether words that may change a value's meaning, or a further number, stand beside it in its sentence. */
function leavesOut(text: string, added: readonly AddEdit[]): boolean {
  const evidence = added.flatMap(({ constraint }) => constraint.evidence);
  const sentences = text
    .toLowerCase()
    .replaceAll("’", "'")
    .split(/(?<=[.!?;])\s+/);
  const values = evidence.filter((each) => each.for === "value").map(({ quote }) => quote.toLowerCase());
  if (values.length === 0) return false;
  // Another sentence may say how much it matters; the value is in this one.
  const stating = sentences.filter((sentence) => values.some((quote) => sentence.includes(quote)));
  let rest = stating.join(" ").replace(wishing, " ").replace(own, " ");
  for (const { quote } of evidence) rest = rest.replace(quote.toLowerCase(), " ");
  const isExclusion = added.some(({ constraint }) => constraint.op === "!=" || constraint.op === "not in");
  return !isHarmless(isExclusion ? rest.replace(excluding, " ") : rest.replace(/^\s*something\b/, " "));
}

/** "Mid thirties" and "the early twenties" are no number until somebody chooses one. */
function isRoundedFrom(added: readonly AddEdit[]): boolean {
  return added.some(
    ({ constraint }) =>
      isBound(constraint.op) && constraint.evidence.some((each) => each.for === "value" && roughly.test(each.quote)),
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
