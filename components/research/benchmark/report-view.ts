/** A report as the page shows it: drawings and tables made elsewhere. */
export interface ReportView {
  plots: readonly { name: string; drawing: PlotView }[];
  tables: readonly TableView[];
}

export interface TableView {
  title: string;
  note: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface PlotView {
  title: string;
  width: number;
  height: number;
  marks: readonly PlotMark[];
}

export type PlotMark =
  | { shape: "text"; x: number; y: number; words: string; anchor: "start" | "middle" | "end"; kind: string }
  | { shape: "line"; x1: number; y1: number; x2: number; y2: number; kind: string }
  | { shape: "rect"; x: number; y: number; width: number; height: number; kind: string; tip: string }
  | { shape: "dot" | "square"; x: number; y: number; kind: string; tip: string };
