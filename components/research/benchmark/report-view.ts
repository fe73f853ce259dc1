/** A report as the page shows it: drawings and tables made elsewhere. */
export interface ReportView {
  /** Drawings as SVG text, made on this server from figures. */
  plots: readonly { name: string; title: string; svg: string }[];
  tables: readonly TableView[];
}

export interface TableView {
  title: string;
  note: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}
