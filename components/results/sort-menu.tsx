"use client";

import { ChevronDown } from "lucide-react";
import { MenuButton } from "@/components/ui/menu-button";
import { list } from "@/messages/list";
import { type CarOrder, carOrders } from "./car-orders";

const orders = Object.keys(carOrders) as CarOrder[];

export function SortMenu({ order, onOrder }: { order: CarOrder; onOrder: (order: CarOrder) => void }) {
  return (
    <MenuButton
      align="end"
      className="hit-44 -mx-2 inline-flex min-h-8 items-center gap-2 rounded-card px-2 text-small font-medium text-ink2 transition-colors duration-[120ms] hover:bg-sunk hover:text-ink aria-expanded:bg-sunk"
      entries={orders.map((each) => ({
        key: each,
        label: carOrders[each],
        onSelect: () => onOrder(each),
        chosen: each === order,
      }))}
    >
      <span className="sr-only">{list.order}</span>
      {carOrders[order]}
      <ChevronDown size={15} strokeWidth={2} aria-hidden="true" />
    </MenuButton>
  );
}
