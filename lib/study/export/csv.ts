import { stringify } from "csv-stringify/sync";

export type CsvCell = string | number | boolean | null;

/** Why a cell holds no value. An empty cell is an empty text. */
export const missingCodes = {
  "NA-not-reached": "The run or the trial ended before",
  "NA-not-asked": "Does not apply here: nothing was asked, decided or there to compute",
  "NA-refused": "Asked and left without an answer, or deleted on withdrawal",
} as const;
export type MissingCode = keyof typeof missingCodes;

/** RFC 4180, UTF-8, with a header. Cells without a value or a code of their own were not asked. */
export function toCsv(
  rows: readonly Readonly<Record<string, CsvCell>>[],
  columns: readonly string[],
  { header = true } = {},
): string {
  const cells = rows.map((row) => columns.map((column) => row[column] ?? ("NA-not-asked" satisfies MissingCode)));
  return stringify(cells, {
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
