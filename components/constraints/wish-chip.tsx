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

export function WishChip({ wish, animate, onEdit }: WishChipProps) {
  return (
    <ChipFrame
      label={wish.label}
      look={wish.gaveWay ? "gave" : wish.constraint.locked ? "locked" : "plain"}
      onEdit={(anchor) => onEdit(wish, anchor)}
      text={<ChipText wish={wish} />}
    >
      <ChipGauge wish={wish} animate={animate} />
    </ChipFrame>
  );
}

function ChipText({ wish }: { wish: WishView }) {
  if (wish.short === undefined) return <MovedText wish={wish} />;
  return (
    <>
      <span className="sr-only">
        <MovedText wish={wish} />
      </span>
      <span aria-hidden="true">
        <MovedText wish={{ ...wish, text: wish.short }} />
      </span>
    </>
  );
}
