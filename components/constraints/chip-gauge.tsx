import { notchesOf } from "@/lib/constraints/weight";
import type { WishView } from "@/lib/dialogue/wording/parts";
import { GaugeNotches } from "./gauge/gauge-notches";
import { gaugeText, unsureNotches } from "./gauge/gauge-value";

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
