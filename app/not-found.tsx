import type { Metadata } from "next";
import Link from "next/link";
import { DeadEnd } from "@/components/ui/dead-end";

export const metadata: Metadata = { title: "Not found", robots: { index: false } };

/** An address that names nothing: a mistyped one, a car that is not in the catalog, or a search of somebody else. */
export default function NotFound() {
  return (
    <DeadEnd
      title="This address leads nowhere"
      text="The car is not in the catalog, the search was deleted or belongs to someone else, or a letter went astray. Your own searches are where you left them."
    >
      <Link
        href="/"
        className="inline-flex min-h-11 items-center rounded-card border border-ink bg-ink px-4 font-medium text-on-ink hover:border-ink2 hover:bg-ink2"
      >
        New search
      </Link>
      <Link
        href="/history"
        className="hit-44 font-medium underline decoration-line2 underline-offset-4 hover:decoration-ink"
      >
        Your searches
      </Link>
    </DeadEnd>
  );
}
