"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";

export default function CompareError({ reset }: { error: Error; reset: () => void }) {
  return (
    <main id="main" className="mx-auto max-w-[53rem] px-4 pt-16 sm:px-6">
      <h1 className="text-title">I could not compare the methods just now</h1>
      <p className="mt-2 text-ink2">
        The catalog could not be reached. Nothing of yours was lost: the request is in the address.
      </p>
      <div className="mt-6 flex items-center gap-4">
        <Button look="primary" onClick={reset}>
          Try again
        </Button>
        <Link href="/" className="hit-44 link decoration-line2">
          New search
        </Link>
      </div>
    </main>
  );
}
