import type { ReactNode } from "react";
import type { FollowedColumns, MethodColumn } from "./comparison-view";
import { LaneSample } from "./lattice/lane-sample";
import { BestCell, GaveUpCell, KeptCell, WeightCell } from "./method-cells";

export const methodRows: readonly {
  label: string;
  /** Otherwise only screen readers get the label. */
  written: boolean;
  cell: (column: MethodColumn) => ReactNode;
}[] = [
  { label: "gave up", written: true, cell: (column) => <GaveUpCell column={column} /> },
  { label: "weight given up", written: true, cell: (column) => <WeightCell column={column} /> },
  { label: "kept", written: true, cell: (column) => <KeptCell column={column} /> },
  { label: "best car", written: false, cell: (column) => <BestCell column={column} /> },
];

export function MethodTable({ columns, followed, onFollow }: FollowedColumns) {
  const look = (method: string) =>
    `border-r border-line px-3 text-left align-top transition-colors duration-[120ms] first-of-type:border-l xl:px-3.5 ${method === followed ? "bg-give-wash" : ""}`;
  const follow = (method: string) => ({ onPointerEnter: () => onFollow(method) });
  return (
    <table className="w-full table-fixed border-collapse border-t border-line2">
      <caption className="sr-only">What each method gives up, and the car it leads to</caption>
      <thead>
        <tr>
          <td className="w-0 p-0" />
          {columns.map((column) => (
            <th
              key={column.method}
              scope="col"
              className={`${look(column.method)} pt-2 font-normal`}
              {...follow(column.method)}
            >
              <MethodButton column={column} followed={column.method === followed} onFollow={onFollow} />
              <p className="min-h-10 text-small text-pretty text-ink2">{column.rule}</p>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {methodRows.map(({ label, written, cell }, index) => (
          <tr key={label}>
            <th scope="row" className="w-0 p-0">
              <span className="sr-only">{label}</span>
            </th>
            {columns.map((column) => (
              <td
                key={column.method}
                className={`${look(column.method)} pt-3 ${index === methodRows.length - 1 ? "pb-6" : ""}`}
                {...follow(column.method)}
              >
                {written ? (
                  <p aria-hidden="true" className="text-small text-ink2">
                    {label}
                  </p>
                ) : null}
                {cell(column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface MethodNameProps extends Pick<FollowedColumns, "onFollow"> {
  column: MethodColumn;
  followed: boolean;
}

export function MethodButton({ column: { method, name, line }, followed, onFollow }: MethodNameProps) {
  return (
    <button
      type="button"
      aria-pressed={followed}
      onClick={() => onFollow(method)}
      onFocus={() => onFollow(method)}
      className="hit-44 flex min-h-9 w-full items-center justify-between gap-2 text-left font-semibold"
    >
      {name}
      <LaneSample line={line} followed={followed} width={34} />
      <span className="sr-only">: follow its way</span>
    </button>
  );
}
