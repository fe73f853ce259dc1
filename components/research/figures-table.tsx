import { CellTable, type TableColumn } from "./cell-table";

export interface FiguresTableProps {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The first column holds sentences. */
  wrapFirst?: boolean;
  className?: string;
}

export function FiguresTable({ title, heads, rows, wrapFirst = false, className }: FiguresTableProps) {
  const isNumeric = (column: number) => rows.every(({ [column]: cell = "" }) => /^(|-|[<\d.[\],\s−-]+)$/.test(cell));
  const lines = rows.map((cells, row) => ({ cells, row }));
  const columns = heads.map(
    (head, column): TableColumn<(typeof lines)[number]> => ({
      head,
      ...(isNumeric(column) ? { kind: "figure" } : {}),
      className: ({ cells }) => {
        const isPrinted = cells[1]?.startsWith("paper,") ? "text-ink2" : "";
        return wrapFirst && column === 0 ? `min-w-56 whitespace-normal text-pretty ${isPrinted}` : isPrinted;
      },
      cell: ({ cells }) => cells[column],
    }),
  );
  return <CellTable label={title} {...{ columns, className }} nowrap rows={lines} keyOf={({ row }) => String(row)} />;
}
