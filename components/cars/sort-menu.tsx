"use client";

import { Menu } from "@base-ui/react/menu";
import { Check, ChevronDown } from "lucide-react";
import { type CarOrder, carOrders } from "./car-orders";

interface SortMenuProps {
  order: CarOrder;
  onOrder: (order: CarOrder) => void;
}

/** The order of the cars, as a menu of four. */
export function SortMenu({ order, onOrder }: SortMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger className="hit-44 -mx-2 inline-flex min-h-8 items-center gap-2 rounded-card px-2 text-small font-medium text-ink2 transition-colors duration-[120ms] hover:bg-sunk hover:text-ink data-popup-open:bg-sunk">
        <span className="sr-only">Order of the cars: </span>
        {carOrders[order]}
        <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="end" className="z-50">
          <Menu.Popup className="min-w-48 rounded-card border border-line2 bg-raised py-1 shadow-float outline-none">
            <Menu.RadioGroup value={order} onValueChange={(value: CarOrder) => onOrder(value)}>
              {Object.entries(carOrders).map(([value, label]) => (
                <Menu.RadioItem
                  key={value}
                  value={value}
                  closeOnClick
                  className="flex min-h-9 cursor-default items-center gap-2 px-3 outline-none data-highlighted:bg-sunk pointer-coarse:min-h-11"
                >
                  <span className="w-4">
                    <Menu.RadioItemIndicator>
                      <Check size={16} strokeWidth={2} aria-hidden="true" className="text-keep" />
                    </Menu.RadioItemIndicator>
                  </span>
                  {label}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
