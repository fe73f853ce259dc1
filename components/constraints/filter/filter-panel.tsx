"use client";

import type { LoadSlot } from "@/components/constraints/editor/slot-values";
import { slotsInOrder } from "@/lib/constraints/slots";
import type { Act } from "@/lib/dialogue/state/act";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { FilterRow } from "./filter-row";

export interface FilterPanelProps {
  wishes: readonly WishView[];
  /** Cars now shown; `null` before the first reply. */
  total: number | null;
  loadSlot: LoadSlot;
  onAct: (act: Act) => void;
}

/** What most people look for first stands first. */
const order = slotsInOrder(({ places }) => places.filter);

/** Everything that can be wished for as a page of filters: the same wishes as the chips, set by hand. */
export function FilterPanel({ wishes, total, loadSlot, onAct }: FilterPanelProps) {
  return (
    <section aria-label="Filters">
      <p className="px-4 pb-2 text-small text-ink2 sm:px-8">
        Each filter is a wish with a weight: when no car has them all, the lightest gives way first.
        {total === null ? "" : ` ${carCount(total)} now.`}
      </p>
      <ul className="border-t border-line">
        {order.map((slot) => (
          <FilterRow
            key={slot}
            slot={slot}
            wishes={wishes.filter(({ constraint }) => constraint.slot === slot)}
            total={total}
            loadSlot={loadSlot}
            onAct={onAct}
          />
        ))}
      </ul>
    </section>
  );
}
