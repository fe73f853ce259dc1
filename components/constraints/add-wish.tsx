"use client";

import { Menu } from "@base-ui/react/menu";
import { Plus } from "lucide-react";
import { useRef } from "react";
import type { Constraint } from "@/lib/constraints/constraint";
import { slotTitles } from "@/lib/constraints/describe-constraint";
import { type SlotName, slotNames } from "@/lib/constraints/slot-name";

interface AddWishProps {
  /** Wishes there are; their slots stand last. */
  taken: readonly Pick<Constraint, "slot">[];
  onPick: (slot: SlotName, anchor: HTMLElement) => void;
  /** Only the plus sign, for narrow places. */
  compact?: boolean;
}

/** A menu of everything that can be wished for. Slots without a wish come first. */
export function AddWish({ taken, onPick, compact = false }: AddWishProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const used = new Set(taken.map(({ slot }) => slot));
  const slots = [...slotNames].sort((a, b) => Number(used.has(a)) - Number(used.has(b)));
  const pick = (slot: SlotName) => {
    if (trigger.current) onPick(slot, trigger.current);
  };
  return (
    <Menu.Root>
      <Menu.Trigger
        ref={trigger}
        aria-label={compact ? "Add a wish" : undefined}
        className="hit-44 inline-flex min-h-9 items-center gap-2 rounded-card px-3 text-small font-medium text-ink2 transition-colors duration-[120ms] hover:bg-sunk hover:text-ink data-popup-open:bg-sunk data-popup-open:text-ink pointer-coarse:min-h-11"
      >
        <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
        {compact ? null : "Add a wish"}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={4} align="start" className="z-50">
          <Menu.Popup className="scroll-quiet max-h-[min(26rem,var(--available-height))] min-w-44 overflow-y-auto rounded-card border border-line2 bg-raised py-1 shadow-float outline-none">
            {slots.map((slot) => (
              <Menu.Item
                key={slot}
                onClick={() => pick(slot)}
                className="flex min-h-9 cursor-default items-center justify-between gap-6 px-4 outline-none data-highlighted:bg-sunk pointer-coarse:min-h-11"
              >
                {slotTitles[slot]}
                {used.has(slot) ? <span className="text-small text-ink3">wished for</span> : null}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
