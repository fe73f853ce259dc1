import Link from "next/link";
import { ScrollRegion } from "@/components/research/scroll-region";
import { Button } from "@/components/ui/button";

/** One stored run as the list shows it. */
export interface BenchmarkRun {
  name: string;
  /** "optimal, own weights, adaptive asking, verbatim, plain, seed 1", or where it comes from. */
  making: string;
  dialogues: number;
  relaxMatch: string;
  carMatch: string;
  date: string;
  chosen: boolean;
  /** Its dialogues lie beside it. */
  hasDialogues: boolean;
}

/** The stored runs; the chosen ones are set side by side. */
export function RunsTable({ runs }: { runs: readonly BenchmarkRun[] }) {
  return (
    <form method="get" action="/research/benchmark">
      <ScrollRegion label="Stored runs">
        <table className="w-full border-collapse text-small">
          <thead>
            <tr className="border-b border-line2 text-left text-ink2 [&>th]:px-2 [&>th]:py-1.5 [&>th]:font-medium">
              <th scope="col">
                <span className="sr-only">In the report</span>
              </th>
              <th scope="col">Run</th>
              <th scope="col">Made with</th>
              <th scope="col" className="text-right">
                Dialogues
              </th>
              <th scope="col" className="text-right">
                Relaxation
              </th>
              <th scope="col" className="text-right">
                Car
              </th>
              <th scope="col" className="text-right">
                Date
              </th>
            </tr>
          </thead>
          <tbody>
            {runs.map((run) => (
              <tr key={run.name} className="border-b border-line [&>td]:px-2 [&>td]:py-1.5">
                <td className="w-8">
                  <input
                    type="checkbox"
                    name="run"
                    value={run.name}
                    defaultChecked={run.chosen}
                    aria-label={`Show ${run.name}`}
                    className="size-4 accent-ink"
                  />
                </td>
                <td className="max-w-[22rem] break-words">
                  {run.hasDialogues ? (
                    <Link
                      href={`/research/benchmark/${encodeURIComponent(run.name)}`}
                      className="underline decoration-line2 underline-offset-4 hover:decoration-ink"
                    >
                      {run.name}
                    </Link>
                  ) : (
                    run.name
                  )}
                </td>
                <td className="text-ink2">{run.making}</td>
                <td className="text-right">{run.dialogues}</td>
                <td className="text-right">{run.relaxMatch}</td>
                <td className="text-right">{run.carMatch}</td>
                <td className="text-right whitespace-nowrap text-ink2">{run.date}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <Button type="submit" className="mt-3 print:hidden">
        Show chosen side by side
      </Button>
    </form>
  );
}
