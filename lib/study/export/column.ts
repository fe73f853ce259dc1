import { stringify } from "csv-stringify/sync";
import type { PageItem } from "@/lib/study/instrument";
import { dataset } from "@/messages/dataset";

export type Column = { type: string; description: string };

export function answerColumn(step: string, { text, answer }: PageItem): Column {
  return { type: answerType(answer), description: `Step ${step}, last attempt: ${text}` };
}

function answerType(answer: PageItem["answer"]): string {
  if (answer.kind === "scale") return `integer, 1 (${answer.low}) to ${answer.points} (${answer.high})`;
  if (answer.kind === "rating") return `integer, 0 (${answer.low}) to 100 (${answer.high}) in steps of 5`;
  if (answer.kind === "number") return `number, ${answer.min} to ${answer.max}`;
  if (answer.kind === "text") return "text";
  const options = answer.options.map(({ id, text }) => `${id} (${text})`).join(", ");
  return answer.kind === "choice" ? `one of ${options}` : `any of ${options}, between semicolons`;
}

const kinds = { number: "number", text: "text", time: "date and time, ISO 8601, UTC" } as const;
type Kind = keyof typeof kinds;

export const numberColumn = (description: string): Column => ({ type: kinds.number, description });
export const textColumn = (description: string): Column => ({ type: kinds.text, description });

/** Columns are of the usual kind but those that `others` names. */
export function describedColumns<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  usual: Kind,
  others: Partial<Record<Kind, readonly NoInfer<Name>[]>> = {},
): Record<Name, Column> {
  const own = Object.entries(others).flatMap(([kind, names]) =>
    names.map((name): [string, string] => [name, kinds[kind as Kind]]),
  );
  const types = new Map(own);
  const columns = Object.entries<string>(texts).map(([name, description]) => {
    return [name, { type: types.get(name) ?? kinds[usual], description }];
  });
  return Object.fromEntries(columns);
}

/** Of every CSV. */
export const stampColumns = describedColumns(dataset.stamp, "text");

export type CsvCell = string | number | boolean | null;
export type CsvRows = readonly Readonly<Record<string, CsvCell>>[];

/** Why a cell holds no value. An empty cell is an empty text. */
export const missingCodes = {
  "NA-not-reached": "The run or the trial ended before",
  "NA-not-asked": "Does not apply here: nothing was asked, decided or there to compute",
  "NA-refused": "Asked and left without an answer, or deleted on withdrawal",
} as const;
export type MissingCode = keyof typeof missingCodes;

/** RFC 4180, UTF-8, with a header. Cells without a value or a code of their own were not asked. */
export function toCsv(rows: CsvRows, columns: readonly string[], { header = true } = {}): string {
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
