import Link from "next/link";
import { CellTable } from "@/components/research/cell-table";
import { counted } from "@/lib/dialogue/wording/count-words";
import type { DialogueRow } from "./dialogue-view";

interface DialogueListProps {
  run: string;
  rows: readonly DialogueRow[];
  settings: readonly string[];
  results: readonly string[];
  wanted: { setting: string; result: string };
}

const mostRows = 300;

export function DialogueList({ run, rows, settings, results, wanted }: DialogueListProps) {
  const here = `/lab/benchmark/${encodeURIComponent(run)}`;
  return (
    <>
      <nav aria-label="Narrow the list" className="mt-4 flex flex-col gap-2 text-small">
        <FilterLine here={here} label="Setting" name="setting" values={settings} wanted={wanted} />
        <FilterLine here={here} label="Result" name="result" values={results} wanted={wanted} />
      </nav>
      <p className="mt-4 text-small text-ink2">
        {counted(rows.length, "dialogue")}
        {rows.length > mostRows ? `, the first ${mostRows} shown` : ""}
      </p>
      <CellTable
        label="Dialogues"
        className="mt-2"
        rows={rows.slice(0, mostRows)}
        keyOf={({ id }) => id}
        columns={[
          {
            head: "Item",
            className: "whitespace-nowrap",
            cell: ({ id }) => (
              <Link href={`${here}/${encodeURIComponent(id)}`} prefetch={false} className="link-soft">
                {id}
              </Link>
            ),
          },
          {
            head: "Result",
            className: ({ result }) => (result === "match" ? "text-keep" : "text-give"),
            cell: ({ result }) => result,
          },
          { head: "Gave up", cell: ({ gaveUp }) => gaveUp },
          { head: "Should give up", cell: ({ target }) => target },
          { head: "Turns", kind: "figure", cell: ({ turns }) => turns },
        ]}
      />
    </>
  );
}

interface FilterLineProps extends Pick<DialogueListProps, "wanted"> {
  here: string;
  label: string;
  name: "setting" | "result";
  values: readonly string[];
}

function FilterLine({ here, label, name, values, wanted }: FilterLineProps) {
  const address = (value: string) => {
    const query = new URLSearchParams(Object.entries({ ...wanted, [name]: value }).filter(([, held]) => held !== ""));
    return query.size > 0 ? `${here}?${query}` : here;
  };
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1">
      <span className="w-16 text-ink2">{label}</span>
      {["", ...values].map((value) => (
        <Link
          key={value}
          href={address(value)}
          prefetch={false}
          aria-current={wanted[name] === value ? "true" : undefined}
          className="hit-44 text-ink2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {value || "all"}
        </Link>
      ))}
    </p>
  );
}
