import Link from "next/link";
import { ScrollRegion } from "@/components/research/scroll-region";
import { counted } from "@/lib/dialogue/wording/count-words";
import type { DialogueRow } from "./dialogue-view";

interface DialogueListProps {
  run: string;
  rows: readonly DialogueRow[];
  settings: readonly string[];
  results: readonly string[];
  wanted: { setting: string; result: string };
}

/** Most rows of one list. */
const mostRows = 300;

/** The dialogues of a run, narrowed by setting and result. */
export function DialogueList({ run, rows, settings, results, wanted }: DialogueListProps) {
  const here = `/research/benchmark/${encodeURIComponent(run)}`;
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
      <ScrollRegion label="Dialogues" className="mt-2">
        <table className="w-full border-collapse text-small">
          <thead>
            <tr className="border-b border-line2 text-left text-ink2 [&>th]:px-2 [&>th]:py-1.5 [&>th]:font-medium">
              <th scope="col">Item</th>
              <th scope="col">Result</th>
              <th scope="col">Gave up</th>
              <th scope="col">Should give up</th>
              <th scope="col" className="text-right">
                Turns
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostRows).map((row) => (
              <tr key={row.id} className="border-b border-line [&>td]:px-2 [&>td]:py-1.5">
                <td className="whitespace-nowrap">
                  <Link
                    href={`${here}/${encodeURIComponent(row.id)}`}
                    prefetch={false}
                    className="underline decoration-line2 underline-offset-4 hover:decoration-ink"
                  >
                    {row.id}
                  </Link>
                </td>
                <td className={row.result === "match" ? "text-keep" : "text-give"}>{row.result}</td>
                <td>{row.gaveUp}</td>
                <td>{row.target}</td>
                <td className="text-right">{row.turns}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

interface FilterLineProps {
  here: string;
  label: string;
  name: "setting" | "result";
  values: readonly string[];
  wanted: { setting: string; result: string };
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
