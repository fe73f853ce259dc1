import Link from "next/link";
import { CellTable } from "@/components/research/cell-table";
import type { StudyMonitor } from "@/lib/study/service/study-monitor";

/** A study's runs, last seen first. */
export function StudyRuns({ slug, version, runs }: { slug: string; version: number; runs: StudyMonitor["runs"] }) {
  if (runs.length === 0) return <p className="mt-1 text-small text-ink2">Nobody has begun yet.</p>;
  return (
    <CellTable
      label="Runs"
      className="mt-1 max-h-96 overflow-y-auto"
      nowrap
      rows={runs}
      keyOf={({ id }) => id}
      columns={[
        {
          head: "Run",
          cell: ({ id }) => <RunLink address={`/lab/studies/${slug}/runs/${id}?version=${version}`} id={id} />,
        },
        { head: "Group", cell: ({ group }) => group },
        { head: "Status", cell: ({ status }) => status },
        { head: "Step", cell: ({ step }) => step },
        { head: "Last seen", cell: ({ lastSeenAt }) => lastSeenAt.slice(0, 16).replace("T", " ") },
        { head: "Left out", cell: ({ excluded }) => excluded },
      ]}
    />
  );
}

function RunLink({ address, id }: { address: string; id: string }) {
  return (
    <Link href={address} prefetch={false} className="hit-44 underline underline-offset-4">
      {id.slice(0, 8)}
    </Link>
  );
}
