import type { TextTable } from "@/lib/charts/text-table";

/** A table of words, ready for Markdown or a page. */
export interface ReportTable extends TextTable {
  title: string;
  /** What the numbers are, in a sentence or two. */
  note: string;
}
