"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";

const sections = [
  { href: "/research/benchmark", label: "Benchmark" },
  { href: "/research/studies", label: "Studies" },
] as const;

/** Sections for researchers, and the way out. */
export function ResearchNav({ current }: { current: string }) {
  const router = useRouter();
  const signOut = async () => {
    await fetch("/api/research/session", { method: "DELETE" });
    router.refresh();
  };
  return (
    <nav
      aria-label="Research"
      className="flex items-center gap-6 border-b border-line px-4 text-small sm:px-8 print:hidden"
    >
      {sections.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={current === href ? "page" : undefined}
          className="hit-44 py-2 text-ink2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
      <Button look="quiet" className="ml-auto" onClick={() => void signOut()}>
        Sign out
      </Button>
    </nav>
  );
}
