import type { Metadata } from "next";
import Link from "next/link";
import { DeadEnd } from "@/components/ui/dead-end";
import { chat } from "@/messages/chat";

export const metadata: Metadata = { title: chat.lost.pageTitle, robots: { index: false } };

/** An address without a page: mistyped, a missing car, or somebody else's search. */
export default function NotFound() {
  return (
    <DeadEnd title={chat.lost.title} text={chat.lost.text}>
      <Link
        href="/"
        className="inline-flex min-h-11 items-center rounded-card border border-ink bg-ink px-4 font-medium text-on-ink hover:border-ink2 hover:bg-ink2"
      >
        {chat.site.new}
      </Link>
      <Link
        href="/saved"
        className="hit-44 font-medium underline decoration-line2 underline-offset-4 hover:decoration-ink"
      >
        {chat.history.title}
      </Link>
    </DeadEnd>
  );
}
