import type { Metadata } from "next";
import Link from "next/link";
import { buttonLook } from "@/components/ui/button";
import { DeadEnd } from "@/components/ui/dead-end";
import { past } from "@/messages/past";
import { site } from "@/messages/site";

export const metadata: Metadata = { title: site.lost.pageTitle, robots: { index: false } };

export default function NotFound() {
  return (
    <DeadEnd title={site.lost.title} text={site.lost.text}>
      <Link href="/" className={buttonLook("primary", "min-h-11!")}>
        {site.new}
      </Link>
      <Link href="/saved" className="hit-44 font-medium link-soft">
        {past.history.title}
      </Link>
    </DeadEnd>
  );
}
