"use client";

import { useId } from "react";
import { isMoney } from "@/lib/constraints/describe-constraint";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { GiveDrawing } from "./drawing/give-drawing";
import { MovedText } from "./drawing/moved-text";
import { Gauge } from "./gauge/gauge";
import { LockButton } from "./lock-button";
import { lockAct, weighAct, wishQuote } from "./wish-acts";
import { WishGain } from "./wish-gain";

export interface WishRowProps {
  wish: WishView;
  /** Lets the bound slide once, when it has just moved. */
  animate: boolean;
  onAct: (act: Act) => void;
  /** Opens the editor beside the row. */
  onEdit: (wish: WishView, anchor: HTMLElement) => void;
}

/** A wish as a row: what it is, how cars spread over it, what it weighs, and what letting it go would bring. */
export function WishRow({ wish, animate, onAct, onEdit }: WishRowProps) {
  const { constraint, label, gaveWay, drawing, gain } = wish;
  const id = useId();
  const quote = gaveWay ? wishQuote(wish) : null;
  return (
    <div
      className={`grid grid-cols-subgrid items-center col-span-full border-b px-6 lg:pr-6 lg:pl-8 ${gaveWay ? "border-transparent bg-give-wash" : "border-line"}`}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={(event) => onEdit(wish, event.currentTarget)}
        aria-labelledby={`${id}-label ${id}-text`}
        aria-describedby={`${id}-drawing`}
        title={chips.change({ name: label.toLowerCase() })}
        className="group col-span-3 grid min-h-11 grid-cols-subgrid items-center text-left focus-visible:-outline-offset-1"
      >
        <span id={`${id}-label`} className="text-small text-ink2">
          {label}
        </span>
        <span id={`${id}-text`} className="py-1 font-medium decoration-line2 underline-offset-4 group-hover:underline">
          <MovedText wish={wish} />
        </span>
        <span id={`${id}-drawing`} className="w-full max-w-[178px] min-w-0 self-end pb-2 @max-[600px]:hidden">
          {drawing.bars.length > 0 ? (
            <GiveDrawing
              drawing={drawing}
              label={label}
              op={constraint.op}
              dollars={isMoney(constraint.slot)}
              size="row"
              animate={animate && gaveWay !== undefined}
            />
          ) : null}
        </span>
      </button>
      <Gauge
        label={label}
        level={constraint.level}
        locked={constraint.locked}
        gaveWay={gaveWay !== undefined}
        interval={constraint.interval}
        animate={animate}
        onLevel={(level) => onAct(weighAct(wish, level))}
        onToggleLock={() => onAct(lockAct(wish))}
      />
      <span aria-hidden="true" className="text-small text-ink2">
        {constraint.locked ? chips.locked : chips.level[constraint.level]}
      </span>
      <span className="text-right">
        <WishGain gain={gain} />
      </span>
      <LockButton label={label} locked={constraint.locked} onToggle={() => onAct(lockAct(wish))} />
      {quote ? <p className="quote col-start-2 col-end-[-1] -mt-0.5 pb-2 text-ink2">“{quote}”</p> : null}
    </div>
  );
}
