import { joinClasses } from "@/components/ui/join-classes";
import { type DotLayout, dotCentres } from "./dot-layout";
import type { DrawingScale, PlacedBar } from "./drawing-scale";
import { share } from "./ticks";

interface DrawingCarsProps {
  scale: DrawingScale;
  /** `null` draws bars. */
  dots: DotLayout | null;
  ground: number;
  /** Pixels for the highest bar. */
  room: number;
}

/** Filled if they pass the current wish, else hollow or pale. */
export function DrawingCars({ scale, dots, ground, room }: DrawingCarsProps) {
  if (dots) {
    return scale.bars.map((placed) => (
      <DotStack key={String(placed.bar.value)} placed={placed} dots={dots} ground={ground} scale={scale} />
    ));
  }
  const { upwards } = scale;
  const gap = scale.numeric ? (scale.bars.length > 16 ? 1 : 1.5) : 6;
  return scale.bars.map((placed, index) => {
    const last = !scale.numeric && index === scale.bars.length - 1;
    return <CarBar key={String(placed.bar.value)} {...{ placed, ground, room, upwards }} gap={last ? 0 : gap} />;
  });
}

interface CarBarProps {
  placed: PlacedBar;
  upwards: boolean;
  ground: number;
  room: number;
  gap: number;
}

function CarBar({ placed: { bar, left, width, height, cutAt }, upwards, ground, room, gap }: CarBarProps) {
  const tall = bar.count > 0 ? Math.max(2, height * room) : 0;
  const box = { y: ground - tall, height: tall };
  const whole = `max(1px, calc(${share(width)} - ${gap}px))`;
  const rect = (x: number, width: string, look: string) => (
    <rect {...box} x={share(x)} style={{ width }} className={look} />
  );
  const cut =
    cutAt === null ? null : upwards ? { from: left + width * cutAt, to: 1 - cutAt } : { from: left, to: cutAt };
  return (
    <>
      {rect(left, whole, bar.inside && !cut ? "fill-keep" : "fill-line2")}
      {cut ? rect(cut.from, `calc(${whole} * ${cut.to.toFixed(4)})`, "fill-keep") : null}
    </>
  );
}

interface DotStackProps {
  placed: PlacedBar;
  dots: DotLayout;
  ground: number;
  scale: DrawingScale;
}

function DotStack({ placed: { bar, left, width }, dots, ground, scale }: DotStackProps) {
  const centre = left + width / 2;
  const stack = Math.min(dots.columns, bar.count) * dots.pitch;
  const onBound = [scale.now, scale.asked].some(
    (bound) => bound !== null && Math.abs(bound - centre) < width / 2 - 1e-6,
  );
  // A stack on a bound moves clear to the passing side.
  const start = onBound ? (scale.upwards ? 1 : -stack - 1) : -stack / 2;
  const radius = dots.pitch / 2 - 1;
  return (
    <svg x={share(centre)} overflow="visible" aria-hidden="true">
      {dotCentres(bar.count, dots).map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={start + x}
          cy={ground - 1 - y}
          r={bar.inside ? radius : radius - 0.4}
          strokeWidth="1.2"
          className={joinClasses(bar.inside ? "fill-keep stroke-keep" : "fill-none stroke-edge")}
        />
      ))}
    </svg>
  );
}
