import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { offerFields, type StockOffer } from "@/lib/catalog/offer";
import { type NumberSlot, type Slot, type SlotName, slotDefinitions, slotNames } from "@/lib/constraints";

export type CsvField = SlotName | "popularity" | "trim" | keyof StockOffer;

/** Spelled as in the paper's file, then optional ones. */
export const csvColumns = Object.fromEntries([
  ...slotNames.map((slot) => [slot, slotDefinitions[slot].csv.header]),
  ["popularity", "Popularity"],
  ["trim", "Trim"],
  ["vin", "VIN"],
  ["color", "Color"],
  ["photo", "Photo"],
  ["link", "Link"],
]) as Readonly<Record<CsvField, string>>;

export const csvFields = Object.keys(csvColumns) as [CsvField, ...CsvField[]];

export const optionalFields: ReadonlySet<CsvField> = new Set<CsvField>([
  ...slotNames.filter((slot) => slotDefinitions[slot].csv.optional),
  "popularity",
  "trim",
  ...offerFields,
]);

export function slotOfColumn(column: string): SlotName | undefined {
  return slotNames.find((slot) => csvColumns[slot] === column);
}

/** In the order of `csvFields`. Unknown values are empty; sets are comma lists. */
export function csvRow({ offer, ...held }: CatalogProduct): string[] {
  return csvFields.map((field) => [(isOffer(field) ? offer?.[field] : held[field]) ?? ""].flat().join(","));
}

function isOffer(field: CsvField): field is keyof StockOffer {
  return offerFields.some((each) => each === field);
}

/** Popularity only orders, so its scale is the catalog's own. */
interface NumberField {
  possible: readonly [low: number, high: number];
  decimals: number;
}

const popularity: NumberField = { possible: [0, 1_000_000_000], decimals: Number.POSITIVE_INFINITY };

/** `null` for words. */
export function numberField(field: CsvField): NumberField | null {
  if (field === "popularity") return popularity;
  const slot = field === "trim" || isOffer(field) ? null : slotDefinitions[field];
  return slot?.kind === "number" ? numbersOf(slot) : null;
}

function numbersOf({ limits, decimals = 0 }: NumberSlot): NumberField {
  return { possible: limits.possible, decimals };
}

export type ReadRow =
  | { kind: "product"; product: Omit<CatalogProduct, "position"> }
  | { kind: "refused"; reason: string };

const longestText = 200;
const longestAddress = 2000;

/**
 * Empty fields are unknown where allowed, or have the slot's own meaning (fuel: `Unknown`). `N/A` or nothing is the
 * empty set. Other fields are required. Refuses implausible numbers: a short catalog is better than a wrong one. The
 * reason lists every fault by column.
 */
export function readCsvRow(
  row: Readonly<Partial<Record<CsvField, string>>>,
  names: Readonly<Record<CsvField, string>> = csvColumns,
): ReadRow {
  const wrong: string[] = [];
  const field = (name: CsvField) => (row[name] ?? "").trim();
  const slots = slotNames.map((slot) => [slot, valueIn(slotDefinitions[slot], names[slot], field(slot), wrong)]);
  const product = {
    ...Object.fromEntries(slots),
    popularity: numberIn(names.popularity, field("popularity"), popularity, wrong),
    trim: field("trim") === "" ? null : textIn(names.trim, field("trim"), wrong),
    offer: offerIn(field, names, wrong),
  };
  return wrong.length > 0 ? { kind: "refused", reason: wrong.join("; ") } : { kind: "product", product };
}

function offerIn(field: (name: CsvField) => string, names: Readonly<Record<CsvField, string>>, wrong: string[]) {
  const said = offerFields.map((name) => [name, field(name) || null] as const);
  if (said.every(([, text]) => text === null)) return null;
  for (const [name, text] of said) {
    const schemes = name === "photo" ? ["https:"] : ["https:", "http:"];
    if (text === null) continue;
    if (name !== "photo" && name !== "link") textIn(names[name], text, wrong);
    else if (text.length > longestAddress || !URL.canParse(text) || !schemes.includes(new URL(text).protocol))
      wrong.push(`${names[name]} is no address with ${schemes.join(" or ")}`);
  }
  return Object.fromEntries(said) as unknown as StockOffer;
}

function valueIn(slot: Slot, column: string, text: string, wrong: string[]): string | number | string[] | null {
  if (slot.kind === "set") return wordsIn(column, text, wrong);
  const isEmpty = text === "" && !slot.required;
  if (slot.kind === "number") {
    if (text === "" && slot.required) wrong.push(`no ${column}`);
    const value = numberIn(column, text, numbersOf(slot), wrong);
    return isEmpty ? null : (value ?? 0);
  }
  return isEmpty ? null : textIn(column, text || (slot.blank ?? ""), wrong);
}

function textIn(column: string, text: string, wrong: string[]): string {
  if (text === "") wrong.push(`no ${column}`);
  if (text.length > longestText) wrong.push(`${column} is longer than ${longestText} characters`);
  return text;
}

function numberIn(column: string, text: string, { possible, decimals }: NumberField, wrong: string[]): number | null {
  if (text === "") return null;
  const value = Number(text);
  const [low, high] = possible;
  const plain = /^-?\d+(?:\.(\d+?)0*)?$/.exec(text);
  const kind = decimals === 0 ? "whole number" : "number";
  const isFine = plain && (plain[1] === undefined || /^0+$/.test(plain[1]) || plain[1].length <= decimals);
  if (!isFine) wrong.push(`${column} is not a ${kind}: "${text.slice(0, 40)}"`);
  else if (value < low || value > high) wrong.push(`${column} is impossible: ${value}`);
  return value;
}

function wordsIn(column: string, text: string, wrong: string[]): string[] {
  if (text === "" || text === "N/A") return [];
  const words = text.split(",").map((each) => each.trim());
  return [...new Set(words.filter((each) => each !== ""))].map((each) => textIn(column, each, wrong));
}
