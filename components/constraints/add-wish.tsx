import { Plus } from "lucide-react";
import { type ComponentProps, useRef } from "react";
import { MenuButton } from "@/components/ui/menu-button";
import { type SlotName, slotNames, slotTitles } from "@/lib/constraints";
import type { ConstraintsPart, WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { listed } from "@/messages/listed";

interface AddWishProps {
  wishes: readonly WishView[];
  onPick: (slot: SlotName, anchor: HTMLElement) => void;
  compact?: boolean;
}

const chipButton =
  "inline-flex h-14.5 min-w-11 shrink-0 items-center justify-center rounded-card border border-line2 bg-raised px-3 text-ink2 transition-colors hover:border-edge hover:text-ink aria-expanded:bg-sunk aria-expanded:text-ink";

export function ChipButton({ label, ...button }: ComponentProps<"button"> & { label: string }) {
  return <button type="button" aria-label={label} title={label} className={chipButton} {...button} />;
}

export function AddWish({ wishes, onPick, compact = false }: AddWishProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const used = new Set(wishes.map(({ constraint }) => constraint.slot));
  const slots = [...slotNames].sort((a, b) => Number(used.has(a)) - Number(used.has(b)));
  return (
    <MenuButton
      ref={trigger}
      aria-label={compact ? chips.add : undefined}
      align="start"
      className={
        compact
          ? chipButton
          : "hit-44 inline-flex touch-h items-center gap-2 rounded-card px-3 text-small font-medium text-ink2 transition-colors hover:bg-sunk hover:text-ink aria-expanded:bg-sunk aria-expanded:text-ink"
      }
      entries={slots.map((slot) => ({
        key: slot,
        label: slotTitles[slot],
        onSelect: () => trigger.current && onPick(slot, trigger.current),
        note: used.has(slot) ? chips.taken : undefined,
        aside: true,
      }))}
    >
      <Plus size={16} strokeWidth={1.75} />
      {compact ? null : chips.add}
    </MenuButton>
  );
}

export function NoPreference({ constraints }: { constraints: ConstraintsPart | null }) {
  const slots = constraints?.noPreference ?? [];
  if (slots.length === 0) return null;
  return (
    <p className="px-3 text-small text-ink2">
      {chips.noPreference({ slots: listed(slots.map(({ label }) => label.toLowerCase())) })}
    </p>
  );
}
