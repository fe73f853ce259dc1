export type TableColumns<Row> = Readonly<Record<string, (row: Row) => string | number>>;

export type TextTable = { heads: string[]; rows: string[][] };

export function tableOf<Row>(columns: TableColumns<Row>, rows: readonly Row[]): TextTable {
  const cells = Object.values(columns);
  return { heads: Object.keys(columns), rows: rows.map((row) => cells.map((cell) => String(cell(row)))) };
}

type Cells = readonly (string | number)[];

export function markdownTable({ heads, rows }: { heads: Cells; rows: readonly Cells[] }): string {
  const line = (cells: Cells) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
  return [heads, heads.map(() => "---"), ...rows].map(line).join("\n");
}
