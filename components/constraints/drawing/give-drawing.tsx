import { Fragment, useId } from "react";
import { joinClasses } from "@/components/ui/join-classes";
import type { Operator } from "@/lib/constraints";
import { productCount } from "@/lib/dialogue/wording/count-words";
import type { Drawing } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { type DotLayout, dotCentres, dotLayout } from "./dot-layout";
import { BoundHatch, BoundLines } from "./drawing-bounds";
import { aroundBounds, type DrawingScale, drawingScale, type PlacedBar, type PlacedTick } from "./drawing-scale";
import { share, tickLabel } from "./ticks";

interface GiveDrawingProps {
  drawing: Drawing;
  label: string;
  op?: Operator | undefined;
  dollars?: boolean;
  /** `row` is a small histogram without words. `card` draws countable products as dots. */
  size?: "row" | "card";
  animate?: boolean;
}

const sizes = {
  row: { width: 178, height: 24, ground: 22, top: 5, axis: false },
  card: { width: 240, height: 84, ground: 60, top: 4, axis: true },
} as const;

export function GiveDrawing({ drawing, label, op, dollars = false, size = "card", animate = false }: GiveDrawingProps) {
  const hatch = useId();
  const { width, height, ground, top, axis } = sizes[size];
  const drawn = size === "card" ? aroundBounds(drawing) : drawing;
  const most = Math.max(0, ...drawn.bars.map((bar) => bar.count));
  const asBars = drawingScale(drawn, { marks: "bars", op, dollars, width });
  const room = ground - top - 10;
  const countable = size === "card" && asBars.numeric && !asBars.bars.some((bar) => bar.cutAt !== null);
  const dots = countable ? dotLayout(most, width * (asBars.bars[0]?.width ?? 1), room) : null;
  const scale = dots ? drawingScale(drawn, { marks: "dots", op, dollars, width }) : asBars;
  return (
    <svg
      role="img"
      aria-label={describeDrawing(drawing, { label, dollars })}
      width="100%"
      height={height}
      className="block overflow-visible"
    >
      <BoundHatch scale={scale} id={hatch} top={top} ground={ground} animate={animate} />
      <DrawingProducts scale={scale} dots={dots} ground={ground} room={size === "row" ? ground - top : room} />
      <line x1="0" x2="100%" y1={ground + 0.5} y2={ground + 0.5} className={axis ? "stroke-edge" : "stroke-line2"} />
      {axis
        ? scale.ticks.map(({ at, label, is, anchor }) => (
            <svg key={`${is} ${label}`} x={share(at)} overflow="visible" aria-hidden="true">
              {scale.numeric ? <path d={`M0 ${ground + 1}v4`} className="stroke-edge" /> : null}
              <text y={ground + 18} textAnchor={anchor} className={joinClasses("text-small", colours[is])}>
                {label}
              </text>
            </svg>
          ))
        : null}
      <BoundLines {...{ scale, top, ground, width, animate }} arrow={axis} />
    </svg>
  );
}

function describeDrawing({ bars, asked, now }: Drawing, { label, dollars }: { label: string; dollars: boolean }) {
  const inside = bars.reduce((sum, bar) => sum + (bar.inside ? bar.count : 0), 0);
  const outside = bars.reduce((sum, bar) => sum + (bar.inside ? 0 : bar.count), 0);
  const said = (value = 0) => tickLabel(value, dollars);
  const moved = asked !== undefined && asked !== now;
  const bound = now === undefined ? "" : chips.bound({ moved, now: said(now), asked: said(asked) });
  return chips.drawing({ label, inside: productCount(inside), outside: productCount(outside), bound });
}

const colours: Record<PlacedTick["is"], string> = {
  plain: "fill-ink3",
  asked: "fill-ink2 line-through",
  now: "fill-give font-semibold",
};

interface DrawingProductsProps {
  scale: DrawingScale;
  /** `null` draws bars. */
  dots: DotLayout | null;
  ground: number;
  room: number;
}

/** Filled if they pass the current wish, else hollow or pale. */
function DrawingProducts({ scale, dots, ground, room }: DrawingProductsProps) {
  const { bars, numeric, upwards } = scale;
  if (dots) {
    return bars.map((placed) => <DotStack key={String(placed.bar.value)} {...{ placed, dots, ground, scale }} />);
  }
  const gap = numeric ? (bars.length > 16 ? 1 : 1.5) : 6;
  return bars.map(({ bar, left, width, height, cutAt }, index) => {
    const isLast = !numeric && index === bars.length - 1;
    const whole = `max(1px, calc(${share(width)} - ${isLast ? 0 : gap}px))`;
    const tall = bar.count > 0 ? Math.max(2, height * room) : 0;
    const rect = (x: number, width: string, look: string) => (
      <rect y={ground - tall} height={tall} x={share(x)} style={{ width }} className={look} />
    );
    const passing = cutAt === null ? 1 : upwards ? 1 - cutAt : cutAt;
    return (
      <Fragment key={String(bar.value)}>
        {rect(left, whole, bar.inside && cutAt === null ? "fill-keep" : "fill-line2")}
        {cutAt === null
          ? null
          : rect(upwards ? left + width * cutAt : left, `calc(${whole} * ${passing.toFixed(4)})`, "fill-keep")}
      </Fragment>
    );
  });
}

type DotStackProps = { placed: PlacedBar; dots: DotLayout; ground: number; scale: DrawingScale };

function DotStack({ placed: { bar, left, width }, dots, ground, scale }: DotStackProps) {
  const centre = left + width / 2;
  const stack = Math.min(dots.columns, bar.count) * dots.pitch;
  const onBound = [scale.now, scale.asked].some((at) => at !== null && Math.abs(at - centre) < width / 2 - 1e-6);
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
