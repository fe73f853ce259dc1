import { ChevronDown } from "lucide-react";
import { MenuButton } from "@/components/ui/menu-button";
import { groupDigits } from "@/messages/group-digits";
import { models } from "@/messages/models";
import { type ModelAddress, modelAddress } from "./model-address";
import type { ModelSheetView } from "./model-sheet-view";

const choices = { milesAYear: [8000, 12_000, 20_000, 30_000], gallon: [2.8, 3.4, 4, 5] } as const;

type RateMenusProps = Pick<ModelAddress, "make" | "model" | "conversationId"> & Pick<ModelSheetView, "assumed">;

/** Links, so that the address keeps the choice. */
export function RateMenus({ assumed: { electric, ...rates }, ...car }: RateMenusProps) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-small print:hidden">
      {(electric ? (["milesAYear"] as const) : (["milesAYear", "gallon"] as const)).map((rate) => (
        <MenuButton
          key={rate}
          align="start"
          className="hit-44 inline-flex min-h-8 items-center gap-2 rounded-card border border-line2 px-3 font-medium hover:border-edge aria-expanded:bg-sunk"
          entries={choices[rate].map((value) => ({
            key: String(value),
            label: models.rates[rate]({ value: said(value) }),
            href: `${modelAddress({ ...car, rates: { ...rates, [rate]: value } })}#running`,
          }))}
        >
          {models.rates[rate]({ value: said(rates[rate]) })}
          <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
        </MenuButton>
      ))}
    </p>
  );
}

function said(value: number): string {
  return value < 100 ? value.toFixed(2) : groupDigits(value);
}
