"use client";

import { Lock } from "lucide-react";
import { notchesOf } from "@/lib/constraints/weight";
import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { GaugeNotches } from "./gauge/gauge-notches";
import { gaugeText, unsureNotches } from "./gauge/gauge-value";
import { RangeText } from "./range-text";
import { WishGain } from "./wish-gain";
import { weighsAlike } from "./wish-groups";

interface RangeChipProps extends RangeEnds<WishView> {
  animate: boolean;
  onEdit: (wish: WishView, anchor: HTMLElement) => void;
}

/** A range on a phone: one button for both ends, which opens the editor at the end that gave way. */
export function RangeChip({ lower, upper, animate, onEdit }: RangeChipProps) {
  const shown = upper.gaveWay || !lower.gaveWay ? upper : lower;
  const locked = lower.constraint.locked && upper.constraint.locked;
  const frame = shown.gaveWay ? "border-give bg-give-wash" : locked ? "border-ink bg-raised" : "border-line2 bg-raised";
  const weighed = weighsAlike({ lower, upper }) ? [shown] : [lower, upper];
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => onEdit(shown, event.currentTarget)}
      className={`flex h-full min-w-36 flex-col rounded-card border px-3 py-2 text-left transition-colors duration-[120ms] hover:border-edge ${frame}`}
    >
      <span className="flex w-full items-center justify-between gap-3 text-small text-ink2">
        {shown.label}
        {locked ? <Lock size={13} strokeWidth={2} aria-hidden="true" /> : null}
      </span>
      <span className="max-w-64 truncate font-medium">
        <RangeText lower={lower} upper={upper} />
      </span>
      <span className="mt-1 flex items-center gap-3">
        {weighed.map(({ constraint, gaveWay }) => (
          <span key={constraint.id}>
            <GaugeNotches
              notches={notchesOf(constraint.level)}
              locked={constraint.locked}
              gaveWay={gaveWay !== undefined}
              unsure={unsureNotches(constraint.interval)}
              animate={animate}
            />
            <span className="sr-only">{gaugeText({ ...constraint, gaveWay: gaveWay !== undefined })}</span>
          </span>
        ))}
        {locked ? (
          <span className="text-small text-ink2">{chips.locked}</span>
        ) : (
          <WishGain gain={upper.rangeGain ?? null} />
        )}
      </span>
    </button>
  );
}
