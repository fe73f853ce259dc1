import Link from "next/link";
import type { ReactNode } from "react";
import { Logo } from "@/components/ui/logo";
import { ThemeToggle } from "@/components/ui/theme-toggle";
import { site } from "@/messages/site";
import { SiteMenu } from "./site-menu";

const parts = {
  shop: [
    { href: "/", label: site.new },
    { href: "/saved", label: site.saved },
    { href: "/side-by-side", label: site.beside },
  ],
  lab: [
    { href: "/lab", label: site.lab },
    { href: "/lab/methods", label: site.methods },
    { href: "/lab/benchmark", label: site.benchmark },
    { href: "/lab/studies", label: site.studies },
    { href: "/lab/rules", label: site.rules },
  ],
} as const;

interface SiteHeaderProps {
  dataNote: string;
  /** Links to shoppers' (default) or researchers' pages. */
  part?: keyof typeof parts;
  current?: string;
  action?: ReactNode;
  tools?: ReactNode;
}

/** The bar on every page. Phones fold its links into a menu. */
export function SiteHeader({ dataNote, part = "shop", current, action, tools }: SiteHeaderProps) {
  return (
    <header className="flex h-13 shrink-0 items-center border-b border-line px-2 sm:px-6 lg:h-14 lg:px-8 print:border-0">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-card focus:bg-raised focus:px-4 focus:py-2 focus:shadow-float"
      >
        {site.skip}
      </a>
      <div className="flex flex-1 lg:hidden print:hidden">
        <SiteMenu links={parts[part]} dataNote={dataNote} />
      </div>
      <Link href="/" prefetch={false} className="hit-44 flex items-center gap-3 font-semibold tracking-[-0.012em]">
        <Logo />
        Leeway
      </Link>
      <nav aria-label={site.pages} className="ml-8 flex gap-6 text-small max-lg:hidden print:hidden">
        {parts[part].map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            prefetch={false}
            aria-current={current === href ? "page" : undefined}
            className="hit-44 text-ink2 transition-colors hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {label}
          </Link>
        ))}
      </nav>
      <p className="ml-auto pr-6 text-small text-ink2 max-lg:hidden">{dataNote}</p>
      <span className="flex max-lg:hidden print:hidden">
        {action}
        {tools}
      </span>
      <ThemeToggle className="-mr-2 max-lg:hidden print:hidden" />
      <div className="flex flex-1 justify-end lg:hidden print:hidden">
        {action}
        {tools}
      </div>
    </header>
  );
}
