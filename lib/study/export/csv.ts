import { stringify } from "csv-stringify/sync";

export type CsvCell = string | number | boolean | null;

/** RFC 4180, UTF-8, with a header. Missing values are empty. */
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
      // Quotes cells a spreadsheet would run as a formula.
      string: (value) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value),
    },
  });
}
