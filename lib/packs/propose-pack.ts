import {
  boon,
  burden,
  currencies,
  endUnit,
  exactly,
  identity,
  money,
  notes,
  reservedNames,
} from "@/domains/lexicon/column-words";
import { capital, plainly } from "@/domains/lexicon/value-words";
import { kendallTau } from "@/lib/statistics/kendall-tau";
import { type Cells, readCells } from "./read-cells";

export interface Table {
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

interface Column {
  header: string;
  /** "Walk to subway (min)" is "walk to subway". */
  label: string;
  cells: Cells;
  /** Different values, and the share of rows without one. */
  values: number;
  missing: number;
}

export interface ProposedSlot {
  /** In camel case. */
  name: string;
  label: string;
  header: string;
  unit: string;
  cells: Cells;
  /** Most people's preference: what dearer things have more of, but price and burdens less. */
  direction?: "more" | "less";
  care: number;
  required: boolean;
  /** Share of rows without a value. */
  missing: number;
  /** False for a slot of every pack that the table lacks: all rows have one value, and nobody is asked. */
  isHeld: boolean;
}

export interface ProposedPack {
  slots: ProposedSlot[];
  /** Plain cells by slot: numbers without units, lists with commas. No row is given twice. */
  rows: string[][];
  /** Columns that no slot holds, with the reason. */
  left: { header: string; why: string }[];
}

export type PackProposal = ProposedPack | { fault: string };

type Identity = keyof typeof identity;

/** Longer texts describe one thing. */
const longestValue = 60;
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
export function proposePack({ header, rows }: Table, thing: string): PackProposal {
  const twice = header.find((each, index) => each === "" || header.indexOf(each) !== index);
  if (twice !== undefined)
    return { fault: twice ? `Two columns are named ${twice}.` : "A column has no name in line 1." };
  if (header.some((each) => /^[$€£]?\d[\d.,]*$/.test(each)))
    return { fault: "Line 1 has numbers. Put the columns' names there." };
  if (rows.length < fewest) return { fault: `The table needs ${fewest} rows or more below the names.` };
  const cellsOf = (index: number) => rows.map((row) => row[index] ?? "");
  const columns = header.map((each, index) => columnOf(each, cellsOf(index)));
  const numeric = columns.filter(({ cells }) => cells.kind === "number");
  const price = numeric.find(({ header }) => money.test(header)) ?? numeric.find((each) => /[$€£¥]/.test(unitOf(each)));
  if (!price) return { fault: "No column looks like a price. Name one Price." };
  const chosen = identities(columns.filter((each) => each !== price));
  if (!chosen.model) return { fault: "No column names each thing. Name one Model or Name." };
  const left: ProposedPack["left"] = [];
  const slots = Object.keys(identity).map((name) => {
    const column = chosen[name as Identity];
    const slot = slotOf(name, column ?? lacking(name, rows.length), price);
    return { ...slot, required: true, isHeld: !!column };
  });
  for (const column of columns) {
    if (column === price || Object.values(chosen).includes(column)) continue;
    const why = whyLeft(column, rows.length);
    if (why) left.push({ header: column.header, why });
    else {
      const isTaken = [price, ...slots].some(({ label }) => label === column.label);
      slots.push(
        slotOf(nameOf(column.label, slots), isTaken ? { ...column, label: plainly(column.header) } : column, price),
      );
    }
  }
  slots.push({
    ...slotOf("price", price, price),
    direction: "less",
    unit: unitOf(price) || "$",
    care: 0.95,
  });
  return { slots, rows: cleanRows(slots, rows.length, thing), left };
}

/** A column of blanks. */
function lacking(name: string, rows: number): Column {
  const cells = readCells(Array(rows).fill(name === "year" ? "0" : ""));
  return { header: name, label: name === "style" ? "kind" : name, cells, values: 1, missing: 1 };
}

function cleanRows(slots: readonly ProposedSlot[], count: number, thing: string): string[][] {
  const blanks: Readonly<Record<string, string>> = { make: thing, model: thing, style: thing, year: "0" };
  const clean = ({ name, cells }: ProposedSlot, row: number) => {
    if (cells.kind === "set") return (cells.lists[row] ?? []).map((each) => each.replaceAll(",", " ")).join(",");
    const cell = cells.kind === "text" ? cells.texts[row] : cells.numbers[row];
    const said = typeof cell === "number" ? Number(cell.toFixed(name === "year" ? 0 : 2)) : cell;
    return `${said ?? ""}`.slice(0, 200) || (blanks[name] ?? "");
  };
  const all = Array.from({ length: count }, (_, row) => slots.map((slot) => clean(slot, row)));
  return [...new Map(all.map((row) => [JSON.stringify(row), row])).values()];
}

const unitOf = ({ header, cells }: Column) => (cells.kind === "number" ? cells.unit || unitIn(header) : "");

/** "Walk (min)", "weight_kg", "Alcohol %". */
function unitIn(header: string): string {
  const said =
    /[([]([^)\]]{1,6})[)\]]/.exec(header)?.[1] ?? endUnit.exec(header)?.[1] ?? (header.includes("%") ? "%" : "");
  return currencies[said.toLowerCase()] ?? said;
}

function columnOf(header: string, texts: readonly string[]): Column {
  const cells = readCells(texts);
  const label = plainly(
    header
      .replace(/[([].*$/, "")
      .replace(endUnit, "")
      .replace(/([a-z])([A-Z])/g, "$1 $2"),
  );
  const told = cells.kind === "number" ? cells.numbers : cells.kind === "set" ? cells.lists.flat() : cells.texts;
  const empty = (cells.kind === "set" ? cells.lists.map(([first]) => first) : told).filter(
    (each) => !each && each !== 0,
  ).length;
  return {
    header,
    label: label || "value",
    cells,
    values: new Set(told.filter((each) => each !== null && each !== "")).size,
    missing: empty / Math.max(1, texts.length),
  };
}

function identities(columns: readonly Column[]): Partial<Record<Identity, Column>> {
  const texts = columns.filter(
    ({ label, cells, missing }) => cells.kind === "text" && missing < 0.5 && !notes.test(label),
  );
  const named = (which: Identity, among: readonly Column[]) => among.find(({ label }) => identity[which].test(label));
  const years = columns.filter(
    ({ header, cells, missing }) =>
      cells.kind === "number" &&
      unitIn(header) === "" &&
      missing < 0.5 &&
      cells.numbers.every((each) => each === null || (each >= 1800 && each <= 2040)),
  );
  const model = named("model", texts) ?? mostValues(texts);
  const others = texts.filter((each) => each !== model);
  const kinds = others.filter(({ values, cells }) => values >= 2 && values <= 20 && !isYesNo(cells));
  const kind = named("style", kinds);
  const make = named("make", others) ?? mostValues(kinds.filter((each) => each !== kind && each.values >= 3));
  const style = kind ?? kinds.find((each) => each !== make);
  const year = named("year", years) ?? years[0];
  return {
    ...(make ? { make } : {}),
    ...(model ? { model } : {}),
    ...(year ? { year } : {}),
    ...(style ? { style } : {}),
  };
}

const isYesNo = (cells: Cells) =>
  cells.kind === "text" && cells.texts.every((each) => /^(?:yes|no|y|n|true|false|)$/i.test(each));

function mostValues(columns: readonly Column[]): Column | undefined {
  return [...columns].sort((a, b) => b.values - a.values)[0];
}

function whyLeft({ label, cells, values }: Column, rows: number): string | undefined {
  if (notes.test(label)) return "it describes or links one thing";
  if (values < 2) return "it has one value";
  if (cells.kind === "text" && (values > rows / 3 || cells.texts.some(({ length }) => length > longestValue)))
    return "its texts are all different";
  return undefined;
}

function slotOf(name: string, column: Column, price: Column): ProposedSlot {
  const { header, label, cells, missing, values } = column;
  const direction = cells.kind === "number" ? directionOf(label, cells.numbers, price.cells) : undefined;
  const shown = ["make", "model", "style"].includes(name);
  const care =
    name === "style" ? 0.9 : name === "model" ? 0.3 : shown ? 0.35 : missing > 0.5 ? 0.1 : values > 2 ? 0.4 : 0.2;
  const unit = unitOf(column);
  return {
    ...{ name, label, header, unit, cells, care, required: missing === 0, missing, isHeld: true },
    ...(direction ? { direction } : {}),
  };
}

function directionOf(label: string, numbers: readonly (number | null)[], price: Cells): "more" | "less" | undefined {
  if (money.test(label) || burden.test(label)) return "less";
  if (boon.test(label)) return "more";
  if (exactly.test(label)) return undefined;
  if (price.kind !== "number") return undefined;
  const pairs = numbers.flatMap((each, row) => {
    const paid = price.numbers[row];
    return each === null || paid === null || paid === undefined ? [] : [[each, paid] as const];
  });
  const step = Math.ceil(pairs.length / sampled);
  const some = pairs.filter((_, index) => index % step === 0);
  const related =
    kendallTau(
      some.map(([own]) => own),
      some.map(([, paid]) => paid),
    ) ?? 0;
  const rows = some.length;
  const spread = Math.sqrt((2 * (2 * rows + 5)) / (9 * rows * (rows - 1)));
  return Math.abs(related) < Math.max(worth, errors * spread) ? undefined : related > 0 ? "more" : "less";
}

/** "Walk to subway" becomes walkToSubway, and never a name twice or one with a meaning. */
function nameOf(label: string, taken: readonly ProposedSlot[]): string {
  const words = label
    .normalize("NFD")
    .replace(/[^a-z0-9 ]/g, "")
    .trim()
    .split(/\s+/)
    .slice(0, 4);
  const camel = words.map((word, index) => (index === 0 ? word : capital(word))).join("");
  const plain = /^[a-z]/.test(camel) ? camel : `slot${camel}`;
  const isTaken = (each: string) =>
    taken.some(({ name }) => name === each) || reservedNames.has(each) || each in identity;
  return isTaken(plain)
    ? ([2, 3, 4, 5, 6].map((each) => `${plain}${each}`).find((each) => !isTaken(each)) ?? plain)
    : plain;
}
