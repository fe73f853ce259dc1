import type { ReactNode } from "react";
import { joinClasses } from "@/components/ui/join-classes";
import { ScrollRegion } from "@/components/ui/scroll-region";

export interface TableColumn<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** `hidden` heads are for screen readers only. */
  kind?: "figure" | "name" | "hidden";
  className?: string | ((row: Row) => string);
}

interface CellTableProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  className?: string;
  nowrap?: boolean;
}

export function CellTable<Row>({ label, columns, rows, keyOf, className, nowrap }: CellTableProps<Row>) {
  const align = (kind: TableColumn<Row>["kind"]) => (kind === "figure" ? "text-right" : "text-left");
  return (
    <ScrollRegion label={label} className={className}>
      <table className={joinClasses("w-full border-collapse text-small", nowrap ? "whitespace-nowrap" : "")}>
        <thead>
          <tr className="border-b border-line2 text-ink2">
            {columns.map(({ head, kind }) => (
              <th key={head} scope="col" className={joinClasses("px-2 py-1.5 font-medium", align(kind))}>
                {kind === "hidden" ? <span className="sr-only">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line align-top">
              {columns.map(({ head, cell, kind, className: own }) => {
                const looks = joinClasses("px-2 py-1", align(kind), typeof own === "function" ? own(row) : (own ?? ""));
                const [Cell, more] = kind === "name" ? (["th", "font-normal"] as const) : (["td", ""] as const);
                return (
                  <Cell key={head} scope={kind === "name" ? "row" : undefined} className={joinClasses(looks, more)}>
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
