import { lockAct, weighAct, weighsAlike } from "@/components/constraints/wish-groups";
import type { RangeEnds } from "@/lib/dialogue/deciding/felt-offers";
import type { Act } from "@/lib/dialogue/state/act";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { Gauge, type GaugeProps } from "./gauge";

interface WishGaugeProps extends Pick<GaugeProps, "animate" | "size"> {
  wish: WishView;
  label?: string;
  other?: WishView | undefined;
  onAct: (act: Act) => void;
}

export function WishGauge({ wish, label = wish.label, other, onAct, ...look }: WishGaugeProps) {
  const { level, locked, interval } = wish.constraint;
  return (
    <Gauge
      {...{ label, level, locked, interval, ...look }}
      gaveWay={wish.gaveWay !== undefined || other?.gaveWay !== undefined}
      onLevel={(next) => onAct(weighAct(wish, next, other))}
      onToggleLock={() => onAct(lockAct(wish, other))}
    />
  );
}

interface RangeGaugesProps extends RangeEnds<WishView> {
  animate: boolean;
  onAct: (act: Act) => void;
}

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
        <WishGauge key={label} wish={wish} label={label} other={other} animate={animate} onAct={onAct} />
      ))}
    </span>
  );
}
