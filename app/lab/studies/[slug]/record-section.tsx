import Link from "next/link";
import type { listVersions } from "@/db/queries/study/list-studies";
import type { AuditEntry } from "@/db/queries/study/oversight";

interface RecordSectionProps {
  slug: string;
  versions: Awaited<ReturnType<typeof listVersions>>;
  audit: readonly AuditEntry[];
}

export function RecordSection({ slug, versions, audit }: RecordSectionProps) {
  return (
    <section aria-labelledby="record" className="mt-8 grid gap-8 lg:grid-cols-2">
      <div className="min-w-0">
        <h2 id="record" className="text-title">
          What was done
        </h2>
        <ul className="mt-2 text-small">
          {audit.map(({ id, at, act, detail }) => (
            <li key={id} className="border-b border-line py-1.5 break-words">
              {at.toISOString().slice(0, 16).replace("T", " ")} <strong className="font-semibold">{act}</strong>{" "}
              <span className="text-ink2">{detailText(detail)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className="min-w-0">
        <h2 className="text-title">Versions</h2>
        <ul className="mt-2 text-small">
          {versions.map(({ number, hash, createdAt, frozenAt }) => (
            <li key={number} className="border-b border-line py-1.5 break-all">
              <Link href={`/lab/studies/${slug}?version=${number}`} className="hit-44 underline underline-offset-4">
                Version {number}
              </Link>
              , {createdAt.toISOString().slice(0, 10)}
              {frozenAt ? ", frozen" : ""}: <code>{hash}</code>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function detailText(detail: object): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name} ${valueText(value)}`)
    .join(", ");
}

function valueText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  const inner = Array.isArray(value) ? value.map(String) : Object.entries(value).map(([name, of]) => `${name} ${of}`);
  return inner.length > 0 ? `(${inner.join(", ")})` : "none";
}
