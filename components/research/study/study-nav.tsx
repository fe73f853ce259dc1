import Link from "next/link";
import { ExportLink } from "@/components/research/export-link";

const pages = { overview: "Overview", "dry-run": "Dry run", plan: "Plan", analysis: "Analysis" } as const;
const { analysis: _ofAnalysts, ...rest } = pages;

interface StudyNavProps {
  slug: string;
  version: number;
  current: keyof typeof pages;
  role: "viewer" | "analyst" | "owner";
}

export function StudyNav({ slug, version, current, role }: StudyNavProps) {
  const base = `/lab/studies/${slug}`;
  const file = `/api/research/studies/${slug}/export?version=${version}`;
  return (
    <nav aria-label="Study" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small">
      {Object.entries(role === "viewer" ? rest : pages).map(([id, label]) => (
        <Link
          key={id}
          href={`${base}${id === "overview" ? "" : `/${id}`}?version=${version}`}
          aria-current={id === current ? "page" : undefined}
          className="hit-44 link aria-[current]:font-semibold aria-[current]:no-underline"
        >
          {label}
        </Link>
      ))}
      {role === "owner" ? (
        <Link href={`/lab/studies/new?from=${slug}`} className="hit-44 link">
          Next version
        </Link>
      ) : null}
      {role === "viewer" ? null : (
        <>
          <ExportLink href={file} label="Export participants" />
          <ExportLink href={`${file}&kind=simulated`} label="Export simulated runs" />
        </>
      )}
    </nav>
  );
}
