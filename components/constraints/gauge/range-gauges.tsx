"use client";

import { lockAct, weighAct } from "@/components/constraints/wish-acts";
import { weighsAlike } from "@/components/constraints/wish-groups";
import type { RangeEnds } from "@/lib/dialogue/deciding/range-ends";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { Gauge } from "./gauge";

interface RangeGaugesProps extends RangeEnds<WishView> {
  animate: boolean;
  onAct: (act: Act) => void;
}

/** The weight of a range: one gauge for both ends, and one for each when they weigh differently. */
export function RangeGauges({ lower, upper, animate, onAct }: RangeGaugesProps) {
  const shared = weighsAlike({ lower, upper });
  const heavier = upper.constraint.weight > lower.constraint.weight ? upper : lower;
  const shown = shared
    ? [{ wish: heavier, label: heavier.label, other: heavier === lower ? upper : lower }]
    : [
        { wish: lower, label: chips.end({ label: lower.label, end: "least" }), other: undefined },
        { wish: upper, label: chips.end({ label: upper.label, end: "other" }), other: undefined },
      ];
  return (
    <span className="flex flex-col gap-1.5">
      {shown.map(({ wish, label, other }) => (
        <Gauge
          key={label}
          label={label}
          level={wish.constraint.level}
          locked={wish.constraint.locked}
          gaveWay={wish.gaveWay !== undefined || other?.gaveWay !== undefined}
          interval={wish.constraint.interval}
          animate={animate}
          onLevel={(level) => onAct(weighAct(wish, level, other))}
          onToggleLock={() => onAct(lockAct(wish, other))}
        />
      ))}
    </span>
  );
}
