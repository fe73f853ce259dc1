"use client";

import { Lock } from "lucide-react";
import { notchesOf } from "@/lib/constraints/weight";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { MovedText } from "./drawing/moved-text";
import { GaugeNotches } from "./gauge/gauge-notches";
import { gaugeText, unsureNotches } from "./gauge/gauge-value";
import { WishGain } from "./wish-gain";

interface WishChipProps {
  wish: WishView;
  animate: boolean;
  onEdit: (wish: WishView, anchor: HTMLElement) => void;
}

/** A wish on a phone: one button that opens its editor, where weight and value are large enough for a thumb. */
export function WishChip({ wish, animate, onEdit }: WishChipProps) {
  const { constraint, label, gaveWay, gain } = wish;
  const frame = gaveWay
    ? "border-give bg-give-wash"
    : constraint.locked
      ? "border-ink bg-raised"
      : "border-line2 bg-raised";
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => onEdit(wish, event.currentTarget)}
      className={`flex h-full min-w-36 flex-col rounded-card border px-3 py-2 text-left transition-colors duration-[120ms] hover:border-edge ${frame}`}
    >
      <span className="flex w-full items-center justify-between gap-3 text-small text-ink2">
        {label}
        {constraint.locked ? <Lock size={13} strokeWidth={2} aria-hidden="true" /> : null}
      </span>
      <span className="max-w-64 truncate font-medium">
        <MovedText wish={wish} />
      </span>
      <span className="mt-1 flex items-center gap-3">
        <GaugeNotches
          notches={notchesOf(constraint.level)}
          locked={constraint.locked}
          gaveWay={gaveWay !== undefined}
          unsure={unsureNotches(constraint.interval)}
          animate={animate}
        />
        <span className="sr-only">{gaugeText({ ...constraint, gaveWay: gaveWay !== undefined })}</span>
        {constraint.locked ? <span className="text-small text-ink2">{chips.locked}</span> : <WishGain gain={gain} />}
      </span>
    </button>
  );
}
