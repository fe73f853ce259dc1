import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import type { CatalogCar } from "./car";
import { type CsvField, csvColumns, optionalFields, readCsvRow } from "./csv-columns";

/** What a CSV file turns out to hold, row by row. `line` is where the row ends, the header being line 1. */
export type ParsedRow =
  | { kind: "car"; car: CatalogCar; line: number }
  | { kind: "refused"; line: number; reason: string }
  /** The file cannot be read (further): the last thing yielded. */
  | { kind: "unreadable"; reason: string };

export interface ParseOptions {
  /** Names of columns that are called otherwise than in the paper's file. */
  columnMap?: Partial<Record<CsvField, string>>;
}

/** Text, or a stream of it; one row is held at a time. */
export type CsvInput = string | AsyncIterable<string | Uint8Array>;

const longestRow = 100_000;

/** Reads a catalog from CSV as a stream. Positions count the cars, refused rows left out. Never throws on content. */
export async function* streamCatalog(
  input: CsvInput,
  { columnMap = {} }: ParseOptions = {},
): AsyncGenerator<ParsedRow> {
  const names = { ...csvColumns, ...columnMap };
  const source = typeof input === "string" ? Readable.from([input]) : Readable.from(input);
  const parser = parse({
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    max_record_size: longestRow,
  });
  source.on("error", (error) => parser.destroy(error));
  let header: Map<CsvField, number> | null = null;
  let position = 0;
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<CsvRecord>) {
      if (!header) {
        header = new Map(places(names, record));
        const missing = missingColumns(names, header);
        if (missing) return yield { kind: "unreadable", reason: missing };
        continue;
      }
      const read = readCsvRow(Object.fromEntries(Array.from(header, ([field, place]) => [field, record[place]])));
      if (read.kind === "car") yield { kind: "car", line: info.lines, car: { ...read.car, position: position++ } };
      else yield { kind: "refused", line: info.lines, reason: read.reason };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return yield { kind: "unreadable", reason: `the file is not well-formed CSV: ${error.message}` };
  }
  if (!header) yield { kind: "unreadable", reason: "the file is empty" };
}

interface CsvRecord {
  record: string[];
  info: { lines: number };
}

function places(names: Readonly<Record<CsvField, string>>, header: readonly string[]): [CsvField, number][] {
  const trimmed = header.map((name) => name.trim());
  return (Object.keys(names) as CsvField[]).flatMap((field): [CsvField, number][] => {
    const place = trimmed.indexOf(names[field]);
    return place < 0 ? [] : [[field, place]];
  });
}

function missingColumns(
  names: Readonly<Record<CsvField, string>>,
  header: ReadonlyMap<CsvField, number>,
): string | null {
  const fields = (Object.keys(names) as CsvField[]).filter((field) => !header.has(field) && !optionalFields.has(field));
  if (fields.length === 0) return null;
  return `the file has no column ${fields.map((field) => `"${names[field]}"`).join(", ")}`;
}

export type ParsedCatalog =
  | { kind: "catalog"; cars: CatalogCar[]; refusals: { line: number; reason: string }[] }
  | { kind: "unreadable"; reason: string };

/** Reads a whole catalog into memory. */
export async function parseCatalog(input: CsvInput, options?: ParseOptions): Promise<ParsedCatalog> {
  const cars: CatalogCar[] = [];
  const refusals: { line: number; reason: string }[] = [];
  for await (const row of streamCatalog(input, options)) {
    if (row.kind === "unreadable") return row;
    if (row.kind === "car") cars.push(row.car);
    else refusals.push({ line: row.line, reason: row.reason });
  }
  return { kind: "catalog", cars, refusals };
}
