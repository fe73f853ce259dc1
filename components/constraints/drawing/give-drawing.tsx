"use client";

import { useId } from "react";
import { joinClasses } from "@/components/ui/join-classes";
import type { Operator } from "@/lib/constraints/operator";
import { carCount } from "@/lib/dialogue/wording/count-words";
import type { Drawing } from "@/lib/dialogue/wording/parts";
import { chips } from "@/messages/chips";
import { dotLayout } from "./dot-layout";
import { DrawingAxis } from "./drawing-axis";
import { DrawingBounds } from "./drawing-bounds";
import { DrawingCars } from "./drawing-cars";
import { aroundBounds, drawingScale } from "./drawing-scale";
import { tickLabel } from "./ticks";

export interface GiveDrawingProps {
  drawing: Drawing;
  label: string;
  op?: Operator | undefined;
  dollars?: boolean;
  /** `row` is a small histogram without words. `card` draws countable cars as dots. */
  size: "row" | "card";
  animate?: boolean;
  className?: string;
}

const sizes = {
  row: { width: 178, height: 24, ground: 22, top: 5, axis: false },
  card: { width: 240, height: 84, ground: 60, top: 4, axis: true },
} as const;

/** Cars by one wish's value, with its old and new bound. */
export function GiveDrawing({ drawing, label, op, dollars = false, size, animate, className }: GiveDrawingProps) {
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
      aria-label={describeDrawing(drawing, { label, op, dollars })}
      width="100%"
      height={height}
      className={joinClasses("block overflow-visible", className)}
    >
      <DrawingBounds.Hatch scale={scale} id={hatch} top={top} ground={ground} animate={animate ?? false} />
      <DrawingCars scale={scale} dots={dots} ground={ground} room={size === "row" ? ground - top : room} />
      <DrawingAxis scale={scale} ground={ground} labels={axis} />
      <DrawingBounds.Lines
        scale={scale}
        top={top}
        ground={ground}
        arrow={axis}
        width={width}
        animate={animate ?? false}
      />
    </svg>
  );
}

interface DescribedAs {
  label: string;
  op?: Operator | undefined;
  dollars: boolean;
}

/** Describes a drawing for screen readers. */
function describeDrawing({ bars, asked, now }: Drawing, { label, dollars }: DescribedAs): string {
  const inside = bars.reduce((sum, bar) => sum + (bar.inside ? bar.count : 0), 0);
  const outside = bars.reduce((sum, bar) => sum + (bar.inside ? 0 : bar.count), 0);
  const bound =
    now === undefined
      ? ""
      : asked !== undefined && asked !== now
        ? chips.boundMoved({ now: tickLabel(now, dollars), asked: tickLabel(asked, dollars) })
        : chips.bound({ now: tickLabel(now, dollars) });
  return chips.drawing({ label, inside: carCount(inside), outside: carCount(outside), bound });
}
