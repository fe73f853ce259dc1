import { exactly, identity, money, notes, reservedNames, usuallyWanted } from "@/domains/lexicon/column-words";
import { wordTable } from "@/lib/constraints/word-table";
import { kendallTau } from "@/lib/statistics/kendall-tau";
import { type Cells, readCells } from "./read-cells";
import { labelIn } from "./units";
import { asWords, camelCase } from "./value-words";

export interface Table {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

interface Column extends Cells {
  header: string;
  /** "Walk to subway (min)" is "walk to subway". */
  label: string;
  /** Different values, and the share of rows without one. */
  values: number;
  missing: number;
}

export interface ProposedSlot extends Column {
  /** In camel case. */
  name: string;
  /** Most people's preference: what dearer things have more of, but price and burdens less. */
  direction?: "more" | "less" | undefined;
  care: number;
  required: boolean;
  /** False for a slot of every pack that the table lacks: all rows have one value, and nobody is asked. */
  isHeld: boolean;
  /** Added by a language model: a question, and other words for values, or for the column. */
  question?: string;
  sayings?: { value: string | null; say: string[] }[];
}

export interface ProposedPack {
  slots: ProposedSlot[];
  /** Plain cells by slot: numbers without units, lists with commas. No row is given twice. */
  rows: string[][];
  /** Columns that no slot holds, with the reason. */
  left: { header: string; why: string }[];
  /** Added by a language model: other names for a thing, and loose words. */
  also?: string[];
  loose?: { name: string; slots: string[]; ask: boolean; say: string[] }[];
}

type Identity = keyof typeof identity;

/** Longer texts describe one thing. */
const longestValue = 60;
/** So few values are worth a slot even where each has few rows. */
const mostAnyway = 12;
/**
 * Kendall's rank correlation with price from which a column counts as worth money, among so many rows, and in standard
 * errors of unrelated columns (Kendall 1938).
 */
const [worth, sampled, errors] = [0.12, 400, 2.5];

/** Fewer say nothing about a column. */
const fewest = 5;

/**
 * Proposes slots for a table of things for sale: kinds and units from the cells, the four slots of every pack and the
 * price from headers, directions from what dearer things have more of. Needs a price, and a name for each row. A blank
 * make or kind is `thing`, and a blank year 0.
 */
export function proposePack({ header, rows }: Table, thing: string): ProposedPack | { fault: string } {
  const twice = header.find((each, index) => each === "" || header.indexOf(each) !== index);
  if (twice !== undefined)
    return { fault: twice ? `Two columns are named ${twice}.` : "A column has no name in line 1." };
  if (header.some((each) => /^[$€£]?\d[\d.,]*$/.test(each)))
    return { fault: "Line 1 has numbers. Put the columns' names there." };
  if (rows.length < fewest) return { fault: `The table needs ${fewest} rows or more below the names.` };
  const cellsOf = (index: number) => rows.map((row) => row[index] ?? "");
  const columns = header.map((each, index) => columnOf(each, cellsOf(index)));
  const price =
    columns.find(({ kind, header }) => kind === "number" && money.test(header)) ??
    columns.find(({ unit }) => /[$€£¥]/.test(unit));
  if (!price) return { fault: "No column looks like a price. Name one Price." };
  const chosen = identities(columns.filter((each) => each !== price));
  if (!chosen.model) return { fault: "No column names each thing. Name one Model or Name." };
  const left: ProposedPack["left"] = [];
  const slots = (Object.keys(identity) as Identity[]).map((name) => {
    const slot = slotOf(name, chosen[name] ?? lacking(name, rows.length), price);
    return { ...slot, required: true, isHeld: !!chosen[name] };
  });
  for (const column of columns) {
    if (column === price || Object.values(chosen).includes(column)) continue;
    const { header, label } = column;
    const why = whyLeft(column, rows.length);
    const isTaken = [price, ...slots].some((each) => each.label === label);
    if (why) left.push({ header, why });
    else slots.push(slotOf(nameOf(label, slots), isTaken ? { ...column, label: asWords(header) } : column, price));
  }
  slots.push({ ...slotOf("price", price, price), direction: "less", unit: price.unit || "$", care: 0.95 });
  return { slots, rows: cleanRows(slots, rows.length, thing), left };
}

/** A column of blanks. */
function lacking(name: Identity, rows: number): Column {
  const blanks = columnOf(name, Array(rows).fill(name === "year" ? "0" : ""));
  return { ...blanks, label: name === "style" ? "kind" : name, missing: 1 };
}

function cleanRows(slots: readonly ProposedSlot[], count: number, thing: string): string[][] {
  const blanks: Readonly<Record<string, string>> = { make: thing, model: thing, style: thing, year: "0" };
  const said = ({ name, kind, numbers, words }: ProposedSlot, row: number) => {
    const [number, list = []] = [numbers[row], words[row]];
    if (typeof number === "number") return String(Number(number.toFixed(name === "year" ? 0 : 2)));
    return kind === "set" ? list.map((each) => each.replaceAll(",", " ")).join(",") : (list[0] ?? "").slice(0, 200);
  };
  const all = Array.from({ length: count }, (_, row) =>
    slots.map((slot) => said(slot, row) || (blanks[slot.name] ?? "")),
  );
  return [...new Map(all.map((row) => [JSON.stringify(row), row])).values()];
}

function columnOf(header: string, texts: readonly string[]): Column {
  const cells = readCells(texts);
  const isNumber = cells.kind === "number";
  const { label, unit } = labelIn(header, isNumber);
  const stated = isNumber ? cells.numbers.map((each) => (each === null ? [] : [each])) : cells.words;
  return {
    ...cells,
    header,
    label: label || "value",
    unit: isNumber ? cells.unit || unit : "",
    values: new Set<unknown>(stated.flat()).size,
    missing: stated.filter((each) => each.length === 0).length / Math.max(1, texts.length),
  };
}

function identities(columns: readonly Column[]): Partial<Record<Identity, Column>> {
  const texts = columns.filter(({ label, kind, missing }) => kind === "text" && missing < 0.5 && !notes.test(label));
  const named = (which: Identity, among: readonly Column[]) => among.find(({ label }) => identity[which].test(label));
  const years = columns.filter(
    ({ unit, kind, missing, numbers }) =>
      kind === "number" &&
      unit === "" &&
      missing < 0.5 &&
      numbers.every((each) => each === null || (each >= 1800 && each <= 2040)),
  );
  const model = named("model", texts) ?? mostValues(texts);
  const others = texts.filter((each) => each !== model);
  const kinds = others.filter(
    ({ values, words }) => values >= 2 && values <= 20 && !words.flat().every((each) => yesOrNo.test(each)),
  );
  const kind = named("style", kinds);
  const make = named("make", others) ?? mostValues(kinds.filter((each) => each !== kind && each.values >= 3));
  const style = kind ?? kinds.find((each) => each !== make);
  return { make, model, year: named("year", years) ?? years[0], style };
}

const yesOrNo = /^(?:yes|no|y|n|true|false)$/i;

function mostValues(columns: readonly Column[]): Column | undefined {
  return [...columns].sort((a, b) => b.values - a.values)[0];
}

function whyLeft({ label, kind, words, values }: Column, rows: number): string | undefined {
  if (notes.test(label)) return "it describes or links one thing";
  if (values < 2) return "it has one value";
  if (
    kind === "text" &&
    (values > Math.max(rows / 3, mostAnyway) || words.flat().some(({ length }) => length > longestValue))
  )
    return "its texts are all different";
  return undefined;
}

const cares = wordTable({ style: 0.9, make: 0.35, model: 0.3 });

function slotOf(name: string, column: Column, price: Column): ProposedSlot {
  const { kind, missing, values } = column;
  const direction = kind === "number" ? directionOf(column, price) : undefined;
  const care = cares[name] ?? (missing > 0.5 ? 0.1 : values > 2 ? 0.4 : 0.2);
  return { ...column, name, direction, care, required: missing === 0, isHeld: true };
}

function directionOf({ label, unit, values, numbers }: Column, price: Column): "more" | "less" | undefined {
  const usual = usuallyWanted(label, unit);
  if (usual) return usual;
  if (exactly.test(label) || values < fewest) return undefined;
  const both = numbers.flatMap((each, row) => (each === null || (price.numbers[row] ?? null) === null ? [] : [row]));
  const step = Math.ceil(both.length / sampled);
  const some = both.filter((_, index) => index % step === 0);
  const held = (of: Column["numbers"]) => some.map((row) => of[row] ?? 0);
  const related = kendallTau(held(numbers), held(price.numbers)) ?? 0;
  const rows = some.length;
  const spread = Math.sqrt((2 * (2 * rows + 5)) / (9 * rows * (rows - 1)));
  return Math.abs(related) < Math.max(worth, errors * spread) ? undefined : related > 0 ? "more" : "less";
}

/** Never a name twice or one with a meaning. */
function nameOf(label: string, taken: readonly ProposedSlot[]): string {
  const plain = camelCase(label);
  const isTaken = (each: string) =>
    taken.some(({ name }) => name === each) || reservedNames.has(each) || each in identity;
  const names = [plain, ...[2, 3, 4, 5, 6].map((each) => `${plain}${each}`)];
  return names.find((each) => !isTaken(each)) ?? plain;
}
