import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { CatalogProduct } from "@/lib/catalog/catalog-reader";
import { type ColumnMap, type FieldReader, fieldReaders } from "./column-map";
import { type CsvField, csvColumns, optionalFields, readCsvRow } from "./csv-columns";

/** `line` is where the row ends; the header is line 1. */
export type ParsedRow =
  | { kind: "product"; product: CatalogProduct; line: number }
  | { kind: "refused"; line: number; reason: string }
  /** Comes last: the file can't be read further. */
  | { kind: "unreadable"; reason: string };

export interface ParseOptions extends Omit<ColumnMap, "columns"> {
  columnMap?: ColumnMap["columns"];
}

/** A stream holds one row in memory. */
export type CsvInput = string | AsyncIterable<string | Uint8Array>;

const longestRow = 100_000;

/** Streams CSV. Positions count accepted products. Never throws on content. */
export async function* streamCatalog(
  input: CsvInput,
  { columnMap, ...format }: ParseOptions = {},
): AsyncGenerator<ParsedRow> {
  const readers = fieldReaders({ ...format, columns: columnMap });
  const source = Readable.from(decodeText(typeof input === "string" ? [input] : input, format.encoding));
  const parser = csvParser(format.delimiter);
  source.on("error", (error) => parser.destroy(error));
  let header: Header | null = null;
  let position = 0;
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<CsvRecord>) {
      if (!header) {
        const names = record.map((name) => name.trim());
        const places = placesOf(readers, names);
        const fault = headerFault(readers, names, places);
        if (fault) return yield { kind: "unreadable", reason: fault };
        header = { width: record.length, places, names: namesOf(readers) };
        continue;
      }
      const read = readRecord(readers, header, record);
      if (read.kind === "product")
        yield { kind: "product", line: info.lines, product: { ...read.product, position: position++ } };
      else yield { kind: "refused", line: info.lines, reason: read.reason };
    }
  } catch (error) {
    if (error instanceof NotTextError) return yield { kind: "unreadable", reason: error.message };
    if (!(error instanceof CsvError)) throw error;
    return yield { kind: "unreadable", reason: csvFault(error) };
  } finally {
    source.destroy();
  }
  if (!header) yield { kind: "unreadable", reason: "the file is empty" };
}

function csvParser(delimiter = ",") {
  return parse({
    delimiter,
    // Detection would use only the header's line end, but files may mix several.
    record_delimiter: ["\r\n", "\n", "\r"],
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: longestRow,
  });
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

type Readers = Readonly<Record<CsvField, FieldReader>>;

interface Header {
  width: number;
  places: [field: CsvField, place: number][];
  names: Record<CsvField, string>;
}

function placesOf(readers: Readers, names: readonly string[]): Header["places"] {
  return (Object.keys(readers) as CsvField[]).flatMap((field): Header["places"] => {
    const { column } = readers[field];
    const place = column === null ? -1 : names.indexOf(column);
    return column === null || place >= 0 ? [[field, place]] : [];
  });
}

function namesOf(readers: Readers): Header["names"] {
  const names = Object.entries(csvColumns).map(([field, name]) => [field, readers[field as CsvField].column ?? name]);
  return Object.fromEntries(names) as Header["names"];
}

function headerFault(readers: Readers, names: readonly string[], places: Header["places"]): string | null {
  const has = new Set(places.map(([field]) => field));
  const missing = (Object.keys(readers) as CsvField[]).filter((field) => !has.has(field) && !optionalFields.has(field));
  if (missing.length > 0) {
    if (names.some((name) => name.includes("\0"))) return "the file is not text, or text of an unmarked encoding";
    const lacks = missing.map((field) => `"${readers[field].column}"`).join(", ");
    const [only = ""] = names;
    const sign = names.length === 1 ? [";", "\t", "|"].find((each) => only.includes(each)) : undefined;
    const hint = sign ? `; its columns seem to be separated by ${JSON.stringify(sign)}: say so as "delimiter"` : "";
    return `the file has no column ${lacks}${hint}`;
  }
  const twice = Object.values(readers).find(({ column }) => names.filter((name) => name === column).length > 1);
  return twice ? `the file has more than one column "${twice.column}"` : null;
}

function readRecord(readers: Readers, { width, places, names }: Header, record: readonly string[]) {
  const surplus = record.slice(width).some((field) => field.trim() !== "");
  if (record.length < width || surplus) {
    return { kind: "refused", reason: `has ${record.length} fields, the header ${width}` } as const;
  }
  const wrong: string[] = [];
  const row: Partial<Record<CsvField, string>> = {};
  for (const [field, place] of places) {
    const read = readers[field].read(record[place] ?? "");
    if ("wrong" in read) wrong.push(`${readers[field].column} ${read.wrong}`);
    else row[field] = read.text;
  }
  return wrong.length > 0 ? ({ kind: "refused", reason: wrong.join("; ") } as const) : readCsvRow(row, names);
}

export type ParsedCatalog =
  | { kind: "catalog"; products: CatalogProduct[]; refusals: { line: number; reason: string }[] }
  | { kind: "unreadable"; reason: string };

export async function parseCatalog(input: CsvInput, options?: ParseOptions): Promise<ParsedCatalog> {
  const products: CatalogProduct[] = [];
  const refusals: { line: number; reason: string }[] = [];
  for await (const row of streamCatalog(input, options)) {
    if (row.kind === "unreadable") return row;
    if (row.kind === "product") products.push(row.product);
    else refusals.push({ line: row.line, reason: row.reason });
  }
  return { kind: "catalog", products, refusals };
}

function csvFault(error: CsvError): string {
  const at = typeof error.lines === "number" ? ` in line ${error.lines}` : "";
  switch (error.code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return `a quote is opened${at} and never closed`;
    case "CSV_INVALID_CLOSING_QUOTE":
      return `a quoted field${at} goes on after its closing quote; a quote inside it is written twice, or one was left open before`;
    case "INVALID_OPENING_QUOTE":
    case "CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE":
      return `a field${at} has a quote in its middle; the field is put in quotes and the quote written twice`;
    case "CSV_MAX_RECORD_SIZE":
      return `the row${at} is longer than any product's; is a quote before it left open?`;
    default:
      return `the file is not well-formed CSV: ${error.message}`;
  }
}

type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

class NotTextError extends Error {
  override readonly name = "NotTextError";
}

/** Uses a stated encoding, a byte order mark, or UTF-8. Throws `NotTextError`. */
async function* decodeText(
  input: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
  encoding?: TextEncoding,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let name: TextEncoding = encoding ?? "utf-8";
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder?.decode(bytes, { stream: true }) : decoder?.decode();
    } catch (cause) {
      throw new NotTextError(advice(name, encoding !== undefined), { cause });
    }
  };
  for await (const chunk of input) {
    if (typeof chunk === "string") {
      yield chunk;
      continue;
    }
    if (!decoder) {
      name = encoding ?? markedEncoding(chunk);
      decoder = new TextDecoder(name, { fatal: true });
    }
    yield decode(chunk) ?? "";
  }
  yield decode() ?? "";
}

function markedEncoding([first, second]: Uint8Array): TextEncoding {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

function advice(name: TextEncoding, wasSaid: boolean): string {
  if (wasSaid) return `it is not written in ${name}; correct "encoding" in the column map`;
  return `it is not ${name.toUpperCase()} text; save it as UTF-8, or say "encoding": "windows-1252" in a column map`;
}
