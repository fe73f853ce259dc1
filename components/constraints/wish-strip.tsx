"use client";

import { useEffect } from "react";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { AddWish } from "./add-wish";
import { useFlip } from "./drawing/use-flip";
import { RangeChip } from "./range-chip";
import { WishChip } from "./wish-chip";
import { wishGroups } from "./wish-groups";

interface WishStripProps {
  wishes: readonly WishView[];
  animate: boolean;
  onEdit: (wish: WishView, anchor: HTMLElement) => void;
  onAdd: (slot: SlotName, anchor: HTMLElement) => void;
}

/** The wishes side by side above the composer. It scrolls itself to the wish that gave way. */
export function WishStrip({ wishes, animate, onEdit, onAdd }: WishStripProps) {
  const list = useFlip("x");
  const groups = wishGroups(wishes);
  const gave = groups.find((group) =>
    group.kind === "wish" ? group.wish.gaveWay : (group.lower.gaveWay ?? group.upper.gaveWay),
  )?.id;
  useEffect(() => {
    const chip = gave ? list.current?.querySelector<HTMLElement>(`[data-flip="${CSS.escape(gave)}"]`) : null;
    chip?.scrollIntoView({ inline: "nearest", block: "nearest", behavior: "smooth" });
  }, [gave, list]);
  if (wishes.length === 0) return null;
  return (
    <section aria-label={chips.yours} className="print:hidden">
      <ul
        ref={list}
        className="scroll-hidden relative flex scroll-px-4 gap-2 overflow-x-auto overscroll-x-contain px-4 py-2.5 sm:scroll-px-8 sm:px-8"
      >
        {groups.map((group) => (
          <li key={group.id} data-flip={group.id} className="shrink-0">
            {group.kind === "wish" ? (
              <WishChip wish={group.wish} animate={animate} onEdit={onEdit} />
            ) : (
              <RangeChip lower={group.lower} upper={group.upper} animate={animate} onEdit={onEdit} />
            )}
          </li>
        ))}
        <li className="flex shrink-0 items-center">
          <AddWish compact taken={wishes.map((wish) => wish.constraint)} onPick={onAdd} />
        </li>
      </ul>
    </section>
  );
}
