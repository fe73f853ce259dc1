"use client";

import type { WishView } from "@/lib/dialogue/wording/parts";
import { ChipFrame } from "./chip-frame";
import { ChipGauge } from "./chip-gauge";
import { MovedText } from "./drawing/moved-text";

interface WishChipProps {
  wish: WishView;
  animate: boolean;
  onEdit: (wish: WishView, anchor: HTMLElement) => void;
}

/** A wish as one button that opens its editor. */
export function WishChip({ wish, animate, onEdit }: WishChipProps) {
  return (
    <ChipFrame
      label={wish.label}
      look={wish.gaveWay ? "gave" : wish.constraint.locked ? "locked" : "plain"}
      onEdit={(anchor) => onEdit(wish, anchor)}
      text={<MovedText wish={wish} />}
    >
      <ChipGauge wish={wish} animate={animate} />
    </ChipFrame>
  );
}
