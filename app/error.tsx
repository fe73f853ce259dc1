"use client";

import Link from "next/link";
import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { DeadEnd } from "@/components/ui/dead-end";
import { site } from "@/messages/site";

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  useEffect(() => {
    console.warn("A page could not be shown.", error);
  }, [error]);
  return (
    <DeadEnd
      title={site.broken.title}
      text={site.broken.text({ digest: error.digest ? "other" : "none", number: error.digest ?? "" })}
    >
      <Button look="primary" onClick={reset}>
        {site.again}
      </Button>
      <Link href="/" className="hit-44 font-medium link-soft">
        {site.new}
      </Link>
    </DeadEnd>
  );
}
