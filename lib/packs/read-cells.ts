import { sizeIn, unitOf } from "@/domains/lexicon/unit-words";
import { unitAmong } from "./units";

/** How the cells of one column read: as numbers in a unit, as lists of words, or as words. */
export interface Cells {
  kind: "number" | "set" | "text";
  /** Numbers have one, or none. */
  unit: string;
  /** By row, of a column of numbers. */
  numbers: (number | null)[];
  /** By row, of any other column: a list's words, or at most one text. */
  words: string[][];
}

const blank = /^(?:|-|–|—|n\/?a|null|none|unknown|\?)$/i;
/** "$1,850", "1.8 L", "12,5", "1350 W", "up to 12 hours", "45 dB(A)". */
const measured =
  /^(?:(?:up to|approx\.?|about|ca\.?|max\.?|from|[~≈≤<]) ?)?(?<sign>[$€£¥]?)\s?(?<number>-?\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d+)?|-?\d+(?:[.,]\d+)?)\s?(?<unit>[$€£¥]|[a-zµω°"'”%²³/.]{0,12}(?:\(a\)| ?ft\.?| m| feet| meters|[²³23])?)$/i;
const dated = /^(\d{4})-\d{2}-\d{2}$/;
/** So many cells must agree; the others ("NV", "ask us") say nothing. */
const most = 0.85;

export function readCells(texts: readonly string[]): Cells {
  const cells = texts.map((text) => (blank.test(text.trim()) ? "" : text.trim()));
  const told = cells.filter((cell) => cell !== "");
  const numbers = told.map(numberOf).filter((each) => each !== null);
  if (told.length > 0 && numbers.length >= most * told.length) {
    const unit = unitAmong(numbers.map((each) => each.unit));
    const inUnit = (cell: string) => {
      const said = numberOf(cell);
      return said && said.value * (said.unit === unit ? 1 : (sizeIn(unit, said.unit) ?? 1));
    };
    return { kind: "number", unit, numbers: cells.map(inUnit), words: [] };
  }
  const separator = told.length > 0 ? separatorOf(told) : undefined;
  const partsOf = (cell: string) => (separator ? cell.split(separator).map((each) => each.trim()) : [cell]);
  const words = cells.map((cell) => partsOf(cell).filter(Boolean));
  return { kind: separator ? "set" : "text", unit: "", numbers: [], words };
}

function numberOf(cell: string): { value: number; unit: string } | null {
  const year = dated.exec(cell);
  if (year) return { value: Number(year[1]), unit: "" };
  const found = measured.exec(cell)?.groups;
  if (!found?.number) return null;
  const unit = found.sign || (found.unit ?? "");
  return { value: plainNumber(found.number), unit: unitOf(unit) ?? unit };
}

/** A mark before exactly three digits groups; any other is a decimal point. */
function plainNumber(text: string): number {
  const grouped = /^-?[1-9]\d{0,2}(?:[,.' ]\d{3})+(?=$|[.,]\d)/.test(text) && !/^-?\d+\.\d{3}$/.test(text);
  const [whole = "", part = ""] = grouped
    ? (/^(.*\d{3})(?:[.,](\d{1,2}))?$/.exec(text) ?? []).slice(1)
    : text.split(/[.,]/);
  return Number(`${whole.replace(/[,.' ]/g, "")}.${part || "0"}`);
}

/** Lists use few different words, again and again. */
function separatorOf(told: readonly string[]): string | undefined {
  return [";", "|", ",", " + ", " / "].find((mark) => {
    const lists = told.filter((cell) => cell.includes(mark));
    if (lists.length < 0.2 * told.length) return false;
    const parts = told.flatMap((cell) => cell.split(mark).map((each) => each.trim()));
    return (
      new Set(parts).size <= Math.min(parts.length / 2, Math.max(12, parts.length / 8)) &&
      Math.max(...parts.map(({ length }) => length)) <= 40
    );
  });
}
