import Link from "next/link";
import { CellTable } from "@/components/research/cell-table";
import type { StudyMonitor } from "@/lib/study/service/study-monitor";

const link = "hit-44 link";

interface StudyRunsProps {
  slug: string;
  version: number;
  runs: StudyMonitor["runs"];
  mayOpen: boolean;
}

/** Last seen first. */
export function StudyRuns({ slug, version, runs, mayOpen }: StudyRunsProps) {
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
          cell: ({ id }) =>
            !mayOpen ? (
              id.slice(0, 8)
            ) : (
              <Link href={`/lab/studies/${slug}/runs/${id}?version=${version}`} prefetch={false} className={link}>
                {id.slice(0, 8)}
              </Link>
            ),
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
