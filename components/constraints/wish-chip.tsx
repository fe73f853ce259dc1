import type { ReactNode } from "react";
import { notchesOf } from "@/lib/constraints/weight";
import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { MovedText } from "./drawing/moved-text";
import { GaugeNotches } from "./gauge/gauge-notches";
import { gaugeText, unsureNotches } from "./gauge/gauge-value";
import { RangeText } from "./range-text";
import { weighsAlike } from "./wish-groups";
import type { WishHandles } from "./wish-handles";

type ChipHandles = Pick<WishHandles, "animate" | "onEdit">;

export function WishChip({ wish, ...handles }: ChipHandles & { wish: WishView }) {
  return (
    <Chip {...handles} shown={wish} weighed={[wish]} locked={wish.constraint.locked}>
      <ChipText wish={wish} />
    </Chip>
  );
}

/** A range as one button. It opens the end that gave way. */
export function RangeChip({ lower, upper, ...handles }: ChipHandles & RangeEnds<WishView>) {
  const shown = upper.gaveWay || !lower.gaveWay ? upper : lower;
  const weighed = weighsAlike({ lower, upper }) ? [shown] : [lower, upper];
  const locked = lower.constraint.locked && upper.constraint.locked;
  return (
    <Chip {...handles} {...{ shown, weighed, locked }}>
      <RangeText lower={lower} upper={upper} />
    </Chip>
  );
}

interface ChipProps extends ChipHandles {
  shown: WishView;
  /** Each has a gauge. */
  weighed: readonly WishView[];
  locked: boolean;
  children: ReactNode;
}

const frames = {
  plain: "border-line2 bg-raised",
  locked: "border-ink bg-raised",
  gave: "border-give bg-give-wash",
} as const;

function Chip({ shown, weighed, locked, animate, onEdit, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={(event) => onEdit(shown, event.currentTarget)}
      className={`flex h-14.5 flex-col justify-between rounded-card border px-3 py-1.5 text-left transition-colors hover:border-edge ${frames[shown.gaveWay ? "gave" : locked ? "locked" : "plain"]}`}
    >
      <span className="max-w-56 truncate text-small font-semibold">
        <span className="sr-only">{shown.label} </span>
        {children}
      </span>
      <span className="flex items-center gap-3">
        {weighed.map((wish) => (
          <ChipGauge key={wish.constraint.id} wish={wish} animate={animate} />
        ))}
      </span>
    </button>
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

export function ChipGauge({ wish: { constraint, gaveWay }, animate }: { wish: WishView; animate: boolean }) {
  return (
    <>
      <GaugeNotches
        notches={notchesOf(constraint.level)}
        locked={constraint.locked}
        gaveWay={gaveWay !== undefined}
        unsure={unsureNotches(constraint.interval)}
        animate={animate}
      />
      <span className="sr-only">{gaugeText({ ...constraint, gaveWay: gaveWay !== undefined })}</span>
    </>
  );
}
