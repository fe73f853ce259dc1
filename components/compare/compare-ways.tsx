"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { comparisonAddress } from "./comparison-address";
import type { ComparisonRequest, ComparisonView } from "./comparison-view";
import type { ChangeRequest } from "./use-comparison";

interface CompareWaysProps {
  view: ComparisonView;
  onChange: (update: ChangeRequest) => void;
}

/** What to do where there is nothing to compare: ask a little more, or unlock a wish. */
export function CompareWays({ view: { status, ways }, onChange }: CompareWaysProps) {
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="ways-title" className="mt-6">
      <h2 id="ways-title" className="text-ink2">
        {status === "satisfied"
          ? "Ask for a little more to see the methods part:"
          : "Locked wishes never give way. One way on:"}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-2">
        {ways.map(({ label, note, text, unlock }) => (
          <li key={label} className="flex items-center gap-2">
            {text ? (
              <Link
                href={comparisonAddress({ text })}
                className="inline-flex min-h-9 items-center rounded-card border border-line2 bg-raised px-4 font-medium hover:border-edge hover:bg-sunk pointer-coarse:min-h-11"
              >
                {label}
              </Link>
            ) : (
              <Button onClick={() => onChange((now) => unlocked(now, unlock ?? []))}>{label}</Button>
            )}
            <span className="pr-3 text-small text-ink2">{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function unlocked(request: ComparisonRequest, ids: readonly string[]): ComparisonRequest {
  return { ...request, locks: { ...request.locks, ...Object.fromEntries(ids.map((id) => [id, false])) } };
}
