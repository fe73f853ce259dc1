"use client";

import { ChevronRight, SlidersHorizontal } from "lucide-react";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { ResultsPart } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";
import { groupDigits } from "@/messages/group-digits";

interface CarsBarProps {
  /** `null` before the first reply. */
  results: ResultsPart | null;
  onCars: () => void;
  onFilters: () => void;
}

/** "7 cars from $22,200 to $23,995": on a phone, the way to the cars, and beside it the way to the filters. */
export function CarsBar({ results, onCars, onFilters }: CarsBarProps) {
  const count = results ? carCount(results.total) : "";
  return (
    <div className="flex border-y border-line print:hidden">
      {results ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onCars}
          className="flex min-h-11 min-w-0 grow items-center gap-2 pl-4 text-left hover:bg-sunk focus-visible:-outline-offset-2 sm:pl-8"
        >
          <strong className="shrink-0 font-semibold">{count.charAt(0).toUpperCase() + count.slice(1)}</strong>
          <span className="min-w-0 grow truncate text-right text-small text-ink2">{rangeText(results)}</span>
          <ChevronRight size={16} strokeWidth={2} aria-hidden="true" className="mr-2 shrink-0 text-ink2" />
        </button>
      ) : (
        <span className="grow" />
      )}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onFilters}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 border-l border-line px-4 text-small font-medium text-ink2 hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2"
      >
        <SlidersHorizontal size={16} strokeWidth={1.75} aria-hidden="true" />
        {chat.filters}
      </button>
    </div>
  );
}

function rangeText({ priceRange }: ResultsPart): string {
  if (!priceRange) return "";
  const [low, high] = priceRange;
  return low === high ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;
}

function dollars(amount: number): string {
  return `$${groupDigits(amount)}`;
}
