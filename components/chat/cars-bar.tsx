"use client";

import { ChevronRight } from "lucide-react";
import { countOfCars } from "@/components/constraints/describe-drawing";
import type { ResultsPart } from "@/lib/dialogue/parts";

interface CarsBarProps {
  results: ResultsPart;
  onOpen: () => void;
}

/** "7 cars from $22,200 to $23,995": on a phone, the way to the cars. */
export function CarsBar({ results: { total, priceRange }, onOpen }: CarsBarProps) {
  const count = countOfCars(total);
  const range =
    priceRange && priceRange[0] !== priceRange[1] ? `from ${dollars(priceRange[0])} to ${dollars(priceRange[1])}` : "";
  const single = priceRange && priceRange[0] === priceRange[1] ? dollars(priceRange[0]) : "";
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-11 w-full items-center gap-2 border-y border-line px-4 text-left hover:bg-sunk focus-visible:-outline-offset-2 sm:px-8 print:hidden"
    >
      <strong className="grow font-semibold">{count.charAt(0).toUpperCase() + count.slice(1)}</strong>
      <span className="text-small text-ink2">{range || single}</span>
      <ChevronRight size={16} strokeWidth={2} aria-hidden="true" className="shrink-0 text-ink2" />
    </button>
  );
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}
