import Link from "next/link";
import { CellTable } from "@/components/research/cell-table";

import { Button } from "@/components/ui/button";

export interface BenchmarkRun {
  name: string;
  making: string;
  dialogues: number;
  relaxMatch: string;
  carMatch: string;
  date: string;
  chosen: boolean;
  hasDialogues: boolean;
}

export function RunsTable({ runs }: { runs: readonly BenchmarkRun[] }) {
  return (
    <form method="get" action="/lab/benchmark">
      <CellTable
        label="Stored runs"
        rows={runs}
        keyOf={({ name }) => name}
        columns={[
          { head: "In the report", kind: "hidden", className: "w-8", cell: tick },
          { head: "Run", className: "max-w-[22rem] break-words", cell: nameOf },
          { head: "Made with", className: "text-ink2", cell: ({ making }) => making },
          { head: "Dialogues", kind: "figure", cell: ({ dialogues }) => dialogues },
          { head: "Relaxation", kind: "figure", cell: ({ relaxMatch }) => relaxMatch },
          { head: "Recommended", kind: "figure", cell: ({ carMatch }) => carMatch },
          { head: "Date", kind: "figure", className: "whitespace-nowrap text-ink2", cell: ({ date }) => date },
        ]}
      />
      <Button type="submit" className="mt-3 print:hidden">
        Show chosen side by side
      </Button>
    </form>
  );
}

function tick({ name, chosen }: BenchmarkRun) {
  const ticked = { value: name, defaultChecked: chosen };
  return <input {...ticked} type="checkbox" name="run" aria-label={`Show ${name}`} className="size-4 accent-ink" />;
}

function nameOf({ name, hasDialogues }: BenchmarkRun) {
  if (!hasDialogues) return name;
  return (
    <Link href={`/lab/benchmark/${encodeURIComponent(name)}`} className="link-soft">
      {name}
    </Link>
  );
}
