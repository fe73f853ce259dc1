"use client";

import type { LoadSlot } from "@/components/constraints/editor/slot-values";
import { slotsInOrder } from "@/lib/constraints/slots";
import type { Act } from "@/lib/dialogue/state/act";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chat } from "@/messages/chat";
import { chips } from "@/messages/chips";
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
    <section aria-label={chat.filters}>
      <p className="px-4 pb-2 text-small text-ink2 sm:px-8">
        {chips.filter.intro}
        {total === null ? "" : chips.filter.total({ cars: carCount(total) })}
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
