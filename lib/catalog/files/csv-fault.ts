import type { CsvError } from "csv-parse";

/** Why a file is no CSV, as a clause with the line where that shows. */
export function csvFault(error: CsvError): string {
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
      return `the row${at} is longer than any car's; is a quote before it left open?`;
    default:
      return `the file is not well-formed CSV: ${error.message}`;
  }
}
