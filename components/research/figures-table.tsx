import { CellTable, type TableColumn } from "./cell-table";

export interface FiguresTableProps {
  title: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
  /** The first column holds sentences. */
  wrapFirst?: boolean;
}

export function FiguresTable({ title, heads, rows, wrapFirst = false }: FiguresTableProps) {
  const isNumeric = (column: number) => rows.every(({ [column]: cell = "" }) => /^(|-|[<\d.[\],\s−-]+)$/.test(cell));
  const columns = heads.map(
    (head, column): TableColumn<Row> => ({
      head,
      ...(isNumeric(column) ? { kind: "figure" } : {}),
      className: ({ cells }) => {
        const isPrinted = cells[1]?.startsWith("paper,") ? "text-ink2" : "";
        return wrapFirst && column === 0 ? `min-w-56 whitespace-normal text-pretty ${isPrinted}` : isPrinted;
      },
      cell: ({ cells }) => cells[column],
    }),
  );
  const numbered = rows.map((cells, index) => ({ cells, index }));
  return <CellTable label={title} nowrap rows={numbered} keyOf={({ index }) => String(index)} columns={columns} />;
}

interface Row {
  cells: readonly string[];
  index: number;
}
