import Link from "next/link";
import { ScrollRegion } from "@/components/research/scroll-region";

interface StudyRunsProps {
  slug: string;
  version: number;
  runs: readonly {
    id: string;
    group: string | null;
    status: string;
    step: string;
    lastSeenAt: string;
    excluded: string | null;
  }[];
}

/** Runs of a study, the one last seen first; each opens turn by turn. */
export function StudyRuns({ slug, version, runs }: StudyRunsProps) {
  if (runs.length === 0) return <p className="mt-1 text-small text-ink2">Nobody has begun yet.</p>;
  return (
    <ScrollRegion label="Runs" className="mt-1 max-h-96 overflow-y-auto">
      <table className="w-full border-collapse text-small whitespace-nowrap">
        <thead>
          <tr className="border-b border-line2 text-left text-ink2">
            {["Run", "Group", "Status", "Step", "Last seen", "Left out"].map((head) => (
              <th key={head} scope="col" className="px-2 py-1.5 font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map(({ id, group, status, step, lastSeenAt, excluded }) => (
            <tr key={id} className="border-b border-line">
              <td className="px-2 py-1">
                <Link
                  href={`/research/studies/${slug}/runs/${id}?version=${version}`}
                  prefetch={false}
                  className="hit-44 underline underline-offset-4"
                >
                  {id.slice(0, 8)}
                </Link>
              </td>
              <td className="px-2 py-1">{group ?? ""}</td>
              <td className="px-2 py-1">{status}</td>
              <td className="px-2 py-1">{step}</td>
              <td className="px-2 py-1">{lastSeenAt.slice(0, 16).replace("T", " ")}</td>
              <td className="px-2 py-1">{excluded ?? ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
