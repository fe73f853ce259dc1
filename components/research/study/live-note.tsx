"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useEvery } from "@/components/research/use-every";
import { Button } from "@/components/ui/button";

/** Seconds. */
const between = 15;

/** Refreshes figures while the page is visible. `at` is the ISO time of the last read. */
export function LiveNote({ at }: { at: string }) {
  const router = useRouter();
  const [isLive, setLive] = useState(true);
  useEvery(between * 1000, isLive, () => {
    if (document.visibilityState === "visible") router.refresh();
  });
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-small text-ink2">
      <span>
        As of {at.slice(11, 19)} UTC{isLive ? `, read again every ${between} seconds` : ""}.
      </span>
      <Button look="quiet" onClick={() => setLive(!isLive)}>
        {isLive ? "Stop reading" : "Keep reading"}
      </Button>
    </p>
  );
}
