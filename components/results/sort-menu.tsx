import { ChevronDown } from "lucide-react";
import { MenuButton } from "@/components/ui/menu-button";
import { list } from "@/messages/list";

export type ProductOrder = keyof typeof list.orders;
const orders = Object.keys(list.orders) as ProductOrder[];

export function SortMenu({ order, onOrder }: { order: ProductOrder; onOrder: (order: ProductOrder) => void }) {
  return (
    <MenuButton
      align="end"
      className="hit-44 -mx-2 inline-flex min-h-8 items-center gap-2 rounded-card px-2 text-small font-medium text-ink2 transition-colors hover:bg-sunk hover:text-ink aria-expanded:bg-sunk"
      entries={orders.map((each) => ({
        key: each,
        label: list.orders[each],
        onSelect: () => onOrder(each),
        chosen: each === order,
      }))}
    >
      <span className="sr-only">{list.order}</span>
      {list.orders[order]}
      <ChevronDown size={15} />
    </MenuButton>
  );
}
