"use client";

import { type ReactNode, useEffect } from "react";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { AddWish } from "./add-wish";
import { ChipFrame } from "./chip-frame";
import { ChipGauge } from "./chip-gauge";
import { useFlip } from "./drawing/use-flip";
import { GaugeNotches } from "./gauge/gauge-notches";
import { RangeText } from "./range-text";
import { WishChip } from "./wish-chip";
import { weighsAlike, wishGroups } from "./wish-groups";

interface WishStripProps {
  wishes: readonly WishView[];
  animate: boolean;
  onEdit: (wish: WishView, anchor: HTMLElement) => void;
  onAdd: (slot: SlotName, anchor: HTMLElement) => void;
  /** Padding where the line may scroll to the screen's edge. */
  className: string;
  scrollsWhole?: boolean;
  note?: ReactNode;
  children?: ReactNode;
}

/** One line of chips, heaviest first. Scrolls to the wish that gave way. */
export function WishStrip({ wishes, animate, onEdit, onAdd, className, scrollsWhole, note, children }: WishStripProps) {
  const list = useFlip("x");
  const groups = wishGroups(wishes);
  const gave = groups.find((group) =>
    group.kind === "wish" ? group.wish.gaveWay : (group.lower.gaveWay ?? group.upper.gaveWay),
  )?.id;
  useEffect(() => {
    const chip = gave ? list.current?.querySelector<HTMLElement>(`[data-flip="${CSS.escape(gave)}"]`) : null;
    chip?.scrollIntoView({ inline: "nearest", block: "nearest", behavior: "smooth" });
  }, [gave, list]);
  const tools = (
    <>
      <AddWish compact taken={wishes.map((wish) => wish.constraint)} onPick={onAdd} />
      {children}
    </>
  );
  return (
    <section aria-label={chips.yours}>
      <div className="flex items-center gap-1.5">
        <ul
          ref={list}
          className={`scroll-hidden relative flex min-w-0 grow gap-1.5 overflow-x-auto overscroll-x-contain py-2.5 scroll-pr-6 pr-6 mask-r-from-[calc(100%-24px)] print:flex-wrap ${className}`}
        >
          {wishes.length === 0 ? (
            <li className="flex h-14.5 items-center gap-4 text-small text-ink2">
              <GaugeNotches notches={0} />
              {chips.empty}
            </li>
          ) : null}
          {groups.map((group) => (
            <li key={group.id} data-flip={group.id} className="shrink-0">
              {group.kind === "wish" ? (
                <WishChip wish={group.wish} animate={animate} onEdit={onEdit} />
              ) : (
                <RangeChip lower={group.lower} upper={group.upper} animate={animate} onEdit={onEdit} />
              )}
            </li>
          ))}
          {scrollsWhole ? <li className="flex shrink-0 gap-1.5">{tools}</li> : null}
        </ul>
        {scrollsWhole ? null : <div className="flex shrink-0 gap-1.5 print:hidden">{tools}</div>}
      </div>
      {note}
    </section>
  );
}

interface RangeChipProps extends RangeEnds<WishView> {
  animate: boolean;
  onEdit: (wish: WishView, anchor: HTMLElement) => void;
}

/** A range as one button. It opens the end that gave way. */
function RangeChip({ lower, upper, animate, onEdit }: RangeChipProps) {
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
