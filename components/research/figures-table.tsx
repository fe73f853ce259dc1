import { joinClasses } from "@/components/ui/join-classes";
import type { TableView } from "./benchmark/report-view";
import { ScrollRegion } from "./scroll-region";

interface FiguresTableProps extends Pick<TableView, "title" | "heads" | "rows"> {
  /** The first column holds sentences: it breaks its lines. */
  wrapFirst?: boolean;
}

/** A dense table of figures; what is the paper's stands back from what was run here. */
export function FiguresTable({ title, heads, rows, wrapFirst = false }: FiguresTableProps) {
  const numeric = heads.map((_, column) => rows.every((row) => /^(|-|[<\d.[\],\s−-]+)$/.test(row[column] ?? "")));
  const align = (column: number) => (numeric[column] ? "text-right" : "text-left");
  return (
    <ScrollRegion label={title}>
      <table className="w-full border-collapse text-small whitespace-nowrap">
        <thead>
          <tr className="border-b border-line2">
            {heads.map((head, column) => (
              <th key={head} scope="col" className={joinClasses("px-2 py-1.5 font-medium text-ink2", align(column))}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a report never move
            <tr key={index} className={joinClasses("border-b border-line", isPrinted(row) ? "text-ink2" : "")}>
              {row.map((cell, column) => (
                <td
                  key={heads[column]}
                  className={joinClasses(
                    "px-2 py-1",
                    align(column),
                    wrapFirst && column === 0 ? "min-w-56 whitespace-normal text-pretty" : "",
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function isPrinted(row: readonly string[]): boolean {
  return row[1]?.startsWith("paper,") ?? false;
}
