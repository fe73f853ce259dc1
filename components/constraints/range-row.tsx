"use client";

import { useId } from "react";
import { isMoney } from "@/lib/constraints/describe-constraint";
import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { GiveDrawing } from "./drawing/give-drawing";
import { RangeGauges } from "./gauge/range-gauges";
import { LockButton } from "./lock-button";
import { RangeText } from "./range-text";
import { lockRangeAct, wishQuote } from "./wish-acts";
import { WishGain } from "./wish-gain";
import { weighsAlike } from "./wish-groups";

interface RangeRowProps extends RangeEnds<WishView> {
  animate: boolean;
  onAct: (act: Act) => void;
  onEdit: (wish: WishView, anchor: HTMLElement) => void;
}

/** The two ends of a range as one row; the end that gave way is the one drawn and opened first. */
export function RangeRow({ lower, upper, animate, onAct, onEdit }: RangeRowProps) {
  const id = useId();
  const shown = upper.gaveWay || !lower.gaveWay ? upper : lower;
  const { constraint, drawing, label } = shown;
  const gaveWay = shown.gaveWay !== undefined;
  const locked = lower.constraint.locked && upper.constraint.locked;
  const quote = gaveWay ? wishQuote(shown) : null;
  const level = weighsAlike({ lower, upper }) ? levelText(lower) : `${levelText(lower)}, ${levelText(upper)}`;
  return (
    <div
      className={`grid grid-cols-subgrid items-center col-span-full border-b px-6 lg:pr-6 lg:pl-8 ${gaveWay ? "border-transparent bg-give-wash" : "border-line"}`}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={(event) => onEdit(shown, event.currentTarget)}
        aria-labelledby={`${id}-label ${id}-text`}
        aria-describedby={`${id}-drawing`}
        title={chips.change({ name: label.toLowerCase() })}
        className="group col-span-3 grid min-h-11 grid-cols-subgrid items-center text-left focus-visible:-outline-offset-1"
      >
        <span id={`${id}-label`} className="text-small text-ink2">
          {label}
        </span>
        <span id={`${id}-text`} className="py-1 font-medium decoration-line2 underline-offset-4 group-hover:underline">
          <RangeText lower={lower} upper={upper} />
        </span>
        <span id={`${id}-drawing`} className="w-full max-w-[178px] min-w-0 self-end pb-2 @max-[600px]:hidden">
          {drawing.bars.length > 0 ? (
            <GiveDrawing
              drawing={drawing}
              label={label}
              op={constraint.op}
              dollars={isMoney(constraint.slot)}
              size="row"
              animate={animate && gaveWay}
            />
          ) : null}
        </span>
      </button>
      <RangeGauges lower={lower} upper={upper} animate={animate} onAct={onAct} />
      <span aria-hidden="true" className="text-small text-ink2">
        {level}
      </span>
      <span className="text-right">
        <WishGain gain={upper.rangeGain ?? null} />
      </span>
      <LockButton label={label} locked={locked} onToggle={() => onAct(lockRangeAct({ lower, upper }))} />
      {quote ? <p className="quote col-start-2 col-end-[-1] -mt-0.5 pb-2 text-ink2">“{quote}”</p> : null}
    </div>
  );
}

function levelText({ constraint: { locked, level } }: WishView): string {
  return locked ? "locked" : level;
}
