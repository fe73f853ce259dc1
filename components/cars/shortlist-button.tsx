"use client";

import { Bookmark } from "lucide-react";
import { IconButton } from "@/components/ui/icon-button";
import type { CarTools, ShortlistedCar } from "./car-tools";

/** Sets a car aside to compare it, or puts it back. */
export function ShortlistButton({ tools, car }: { tools: CarTools; car: ShortlistedCar }) {
  const kept = tools.shortlist.some(({ position }) => position === car.position);
  return (
    <IconButton
      label={kept ? `Take the ${car.name} off the shortlist` : `Put the ${car.name} on the shortlist`}
      aria-pressed={kept}
      onClick={() => tools.onShortlist(car)}
      className={kept ? "text-keep hover:text-keep" : undefined}
    >
      <Bookmark size={17} strokeWidth={1.75} fill={kept ? "currentColor" : "none"} aria-hidden="true" />
    </IconButton>
  );
}
