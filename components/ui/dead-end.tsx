import Link from "next/link";
import type { ReactNode } from "react";
import { site } from "@/messages/site";
import { Logo } from "./logo";

interface DeadEndProps {
  title: string;
  text: string;
  children?: ReactNode;
}

export function DeadEnd({ title, text, children }: DeadEndProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-13 items-center px-4 sm:px-8 lg:h-14">
        <Link href="/" className="hit-44 flex items-center gap-3 font-semibold tracking-[-0.012em]">
          <Logo />
          {site.name}
        </Link>
      </header>
      <svg width="100%" height="48" aria-hidden="true" className="mt-[12vh] block shrink-0">
        <svg x="50%" y="0" width="24" height="48" overflow="visible" aria-hidden="true">
          <path d="M-3000 47H18" strokeWidth="1.5" className="stroke-ink" />
          <path d="M18 47h3000" strokeWidth="1.5" strokeDasharray="5 5" className="stroke-line2" />
          <path d="M-27 47h8V7h-8zM-9 47h8V7h-8z" className="fill-ink" />
          <path d="M9 47h8l10.4-38.8-7.7-2.1z" className="fill-give" />
        </svg>
      </svg>
      <main id="main" className="mx-auto w-full max-w-[40rem] grow px-4 pt-8 pb-16 text-center sm:px-6">
        <h1 className="text-figure sm:text-headline">{title}</h1>
        <p className="mt-3 text-pretty text-ink2">{text}</p>
        {children && <div className="mt-8 flex flex-wrap items-center justify-center gap-x-6 gap-y-4">{children}</div>}
      </main>
    </div>
  );
}
