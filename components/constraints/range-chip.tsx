"use client";

import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { ChipFrame } from "./chip-frame";
import { ChipGauge } from "./chip-gauge";
import { RangeText } from "./range-text";
import { weighsAlike } from "./wish-groups";

interface RangeChipProps extends RangeEnds<WishView> {
  animate: boolean;
  onEdit: (wish: WishView, anchor: HTMLElement) => void;
}

/** Both ends of a range as one button. It opens the editor at the end that gave way. */
export function RangeChip({ lower, upper, animate, onEdit }: RangeChipProps) {
  const shown = upper.gaveWay || !lower.gaveWay ? upper : lower;
  const locked = lower.constraint.locked && upper.constraint.locked;
  const weighed = weighsAlike({ lower, upper }) ? [shown] : [lower, upper];
  return (
    <ChipFrame
      label={shown.label}
      look={shown.gaveWay ? "gave" : locked ? "locked" : "plain"}
      onEdit={(anchor) => onEdit(shown, anchor)}
      text={<RangeText lower={lower} upper={upper} />}
    >
      {weighed.map((wish) => (
        <span key={wish.constraint.id}>
          <ChipGauge wish={wish} animate={animate} />
        </span>
      ))}
    </ChipFrame>
  );
}
