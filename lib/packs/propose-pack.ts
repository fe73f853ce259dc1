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
  name: string;
  label: string;
  header: string;
  unit: string;
  cells: Cells;
  /** Most people's preference: what dearer things have more of, but price and burdens less. */
  direction?: "more" | "less";
  care: number;
  required: boolean;
}

export interface ProposedPack {
  slots: ProposedSlot[];
  /** Columns that no slot holds, with the reason. */
  left: { header: string; why: string }[];
}

export type Proposal = ProposedPack | { fault: string };

/** Every pack has these. Headers that name one, best first, and what its column is like otherwise. */
const identity = {
  model: /\b(?:model|name|title|product|listing|item)\b/i,
  make: /\b(?:make|brand|maker|manufacturer|producer|winery|company|vendor|label|publisher|district|neighborhood)\b/i,
  style: /\b(?:kind|type|category|style|class|form)\b/i,
  year: /\b(?:year|vintage|built|release[d]?|since)\b/i,
} as const;
type Identity = keyof typeof identity;

const money = /\b(?:price|cost|rent|msrp|fee|usd|eur)\b/i;
const burden = /\b(?:weight|walk|distance|minutes|age|noise|mileage|consumption|delivery|depth)\b/i;
const notes = /\b(?:url|link|photo|image|id|sku|notes?|description|comments?)\b/i;
/** Longer texts describe one thing. */
const longestValue = 60;
/** Kendall's rank correlation with price from which a column counts as worth money, among so many rows. */
const [worth, sampled] = [0.12, 400];

/**
 * Proposes slots for a table of things for sale: kinds and units from the cells, the four slots of every pack and the
 * price from headers, directions from what dearer things have more of. Needs a price, and a name for each row.
 */
export function proposePack({ header, rows }: Table): Proposal {
  const columns = header.map((each, index) =>
    columnOf(
      each,
      rows.map((row) => row[index] ?? ""),
    ),
  );
  const price = columns.find(({ header: said, cells }) => cells.kind === "number" && money.test(said));
  if (!price) return { fault: "No column looks like a price. Name one Price." };
  const chosen = identities(columns.filter((each) => each !== price));
  if (!chosen.model) return { fault: "No column names each thing. Name one Model or Name." };
  const left: ProposedPack["left"] = [];
  const slots: ProposedSlot[] = [];
  for (const [name, column] of Object.entries(chosen)) if (column) slots.push(slotOf(name, column, price));
  for (const column of columns) {
    if (column === price || Object.values(chosen).includes(column)) continue;
    const why = whyLeft(column, rows.length);
    if (why) left.push({ header: column.header, why });
    else slots.push(slotOf(nameOf(column.label, slots), column, price));
  }
  slots.push({
    ...slotOf("price", price, price),
    direction: "less",
    unit: (price.cells.kind === "number" && price.cells.unit) || unitIn(price.header) || "$",
    care: 0.95,
  });
  return { slots, left };
}

const endUnit = /[_ ](kg|g|lbs?|oz|km|mi|in|cm|mm|hp|kw|w|l|ml|gb|hz|mah|min|h|sq ?ft|m2|usd|eur|gbp)$/i;
const currencies: Readonly<Record<string, string>> = { usd: "$", eur: "€", gbp: "£" };

/** "Walk (min)", "weight_kg", "Alcohol %". */
function unitIn(header: string): string {
  const said =
    /[([]([^)\]]{1,6})[)\]]/.exec(header)?.[1] ?? endUnit.exec(header)?.[1] ?? (header.includes("%") ? "%" : "");
  return currencies[said.toLowerCase()] ?? said;
}

function columnOf(header: string, texts: readonly string[]): Column {
  const cells = readCells(texts);
  const label = header
    .replace(/[([].*$/, "")
    .replace(endUnit, "")
    .replace(/_/g, " ")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[%$€£#]/g, "")
    .trim()
    .toLowerCase();
  const told = cells.kind === "number" ? cells.numbers : cells.kind === "set" ? cells.lists.flat() : cells.texts;
  const empty = (cells.kind === "set" ? cells.lists.map(([first]) => first) : told).filter(
    (each) => !each && each !== 0,
  ).length;
  return {
    header,
    label,
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
    ({ cells, missing }) =>
      cells.kind === "number" &&
      missing < 0.5 &&
      cells.numbers.every((each) => each === null || (each >= 1800 && each <= 2040)),
  );
  const model = named("model", texts) ?? mostValues(texts);
  const others = texts.filter((each) => each !== model);
  const make = named("make", others) ?? mostValues(others.filter(({ values }) => values >= 3));
  const kinds = others.filter((each) => each !== make && each.values >= 2 && each.values <= 20);
  const style = named("style", kinds) ?? kinds[0];
  const year = named("year", years) ?? years[0];
  return {
    ...(make ? { make } : {}),
    ...(model ? { model } : {}),
    ...(year ? { year } : {}),
    ...(style ? { style } : {}),
  };
}

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
  const unit = cells.kind === "number" ? cells.unit || unitIn(header) : "";
  return { name, label, header, unit, cells, care, required: missing === 0, ...(direction ? { direction } : {}) };
}

function directionOf(label: string, numbers: readonly (number | null)[], price: Cells): "more" | "less" | undefined {
  if (money.test(label) || burden.test(label)) return "less";
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
  return Math.abs(related) < worth ? undefined : related > 0 ? "more" : "less";
}

/** "Walk to subway" becomes walkToSubway, and never a name twice. */
function nameOf(label: string, taken: readonly ProposedSlot[]): string {
  const words = label
    .replace(/[^a-z0-9 ]/g, " ")
    .trim()
    .split(/\s+/)
    .slice(0, 4);
  const camel = words
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
  const plain = /^[a-z]/.test(camel) ? camel : `slot${camel}`;
  return taken.some(({ name }) => name === plain) || reserved.has(plain) ? `${plain}Of` : plain;
}

const reserved: ReadonlySet<string> = new Set([
  "position",
  "trim",
  "popularity",
  "offer",
  "id",
  "price",
  ...Object.keys(identity),
]);
