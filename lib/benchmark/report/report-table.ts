/** A table of words, ready for Markdown or a page. */
export interface ReportTable {
  title: string;
  /** What the numbers are, in a sentence or two. */
  note: string;
  heads: string[];
  rows: string[][];
}
