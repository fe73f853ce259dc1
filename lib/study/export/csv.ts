import { stringify } from "csv-stringify/sync";

export type CsvCell = string | number | boolean | null;

/** Rows as CSV (RFC 4180, UTF-8, a header line, empty for missing), which R and pandas read by default. */
export function toCsv(
  rows: readonly Readonly<Record<string, CsvCell>>[],
  columns: readonly string[],
  { header = true } = {},
): string {
  return stringify([...rows], {
    header,
    columns: [...columns],
    record_delimiter: "\r\n",
    cast: {
      boolean: (value) => (value ? "1" : "0"),
      // Quotes cells a spreadsheet would run as a formula; numbers stay.
      string: (value) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value),
    },
  });
}
