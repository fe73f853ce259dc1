import Link from "next/link";
import { ExportLink } from "@/components/research/export-link";

interface StudyNavProps {
  slug: string;
  version: number;
  current: "overview" | "dry-run" | "plan" | "analysis";
  role: "viewer" | "analyst" | "owner";
}

export function StudyNav({ slug, version, current, role }: StudyNavProps) {
  const base = `/lab/studies/${slug}`;
  const file = `/api/research/studies/${slug}/export?version=${version}`;
  const pages = [
    { id: "overview", href: base, label: "Overview" },
    { id: "dry-run", href: `${base}/dry-run`, label: "Dry run" },
    { id: "plan", href: `${base}/plan`, label: "Plan" },
    { id: "analysis", href: `${base}/analysis`, label: "Analysis" },
  ] as const;
  return (
    <nav aria-label="Study" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-small">
      {pages.slice(0, role === "viewer" ? 3 : 4).map(({ id, href, label }) => (
        <Link
          key={id}
          href={`${href}?version=${version}`}
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
