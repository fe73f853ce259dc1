import { Fragment, useId } from "react";
import { Hatched, HatchPattern } from "@/components/constraints/drawing/drawing-bounds";
import { share } from "@/components/constraints/drawing/ticks";
import type { PlotAxes } from "@/lib/dialogue/showing/frontier";
import { plotted } from "@/messages/plotted";
import { measured, type PlotAxis, type PlotBound, type PlotPoint } from "./plot-scale";

interface PlotBoundsProps {
  axes: PlotAxes;
  bound: PlotBound | null;
  other: PlotBound | null;
  along: PlotAxis;
  /** Pixels from the top. */
  y: (value: number) => number;
  foot: number;
  labelAt: number;
  canDrag: boolean;
}

export function PlotBounds({ axes, bound, other, along, y, foot, labelAt, canDrag }: PlotBoundsProps) {
  const hatch = useId();
  const boundAt = bound ? along.place(bound.now) : 1;
  const free = (canDrag ? plotted.drag : plotted.bounded)({ label: bound?.label.toLowerCase() ?? "" });
  const gap = other?.asked == null ? lineHeight : Math.abs(y(other.now) - y(other.asked));
  const apart = Math.max(0, lineHeight - gap) / 2;
  return (
    <>
      <HatchPattern id={hatch} />
      {other?.asked != null ? (
        <Hatched
          id={hatch}
          x={bound?.upwards ? share(boundAt) : "0"}
          width={share(bound?.upwards ? 1 - boundAt : boundAt)}
          y={Math.min(y(other.now), y(other.asked))}
          height={gap}
        />
      ) : null}
      {bound?.asked != null ? (
        <Hatched
          id={hatch}
          x={share(Math.min(boundAt, along.place(bound.asked)))}
          width={share(Math.abs(boundAt - along.place(bound.asked)))}
          y={0}
          height={foot}
        />
      ) : null}
      {linesOf(bound).map(({ value, look, isLower }) => {
        const at = along.place(value);
        const left = isLower || at > 0.8;
        const label = measured(axes.x, value);
        return (
          <svg key={look} x={share(at)} overflow="visible" aria-hidden="true">
            <path d={`M0 -8V${foot}`} {...strokes[look]} />
            <text
              x={left ? -9 : 9}
              y={labelAt}
              textAnchor={left ? "end" : "start"}
              strokeWidth="5"
              strokeLinejoin="round"
              paintOrder="stroke"
              className={`stroke-paper text-small ${words[look]}`}
            >
              {look === "plain" ? free : look === "asked" ? plotted.asked({ value: label }) : label}
            </text>
          </svg>
        );
      })}
      {linesOf(other).map(({ value, look, isLower }) => (
        <Fragment key={look}>
          <line x1="0" x2="100%" y1={y(value)} y2={y(value)} {...strokes[look]} />
          <text x="100%" dx="8" y={y(value) + 4.5 + (isLower ? apart : -apart)} className={`text-small ${words[look]}`}>
            {measured(axes.y, value)}
          </text>
        </Fragment>
      ))}
    </>
  );
}

/** Pixels between labels of one axis. */
const lineHeight = 18;

const strokes = {
  plain: { className: "stroke-ink", strokeWidth: 1.75 },
  now: { className: "stroke-give", strokeWidth: 2.5 },
  asked: { className: "stroke-ink2", strokeWidth: 1.5, strokeDasharray: "3 3" },
} as const;
const words = { plain: "fill-ink2", now: "fill-give font-semibold", asked: "fill-ink2" } as const;

/** A bound that gave way has a line as asked, too. The lower of both has its label on the outer side. */
function linesOf(bound: PlotBound | null): { value: number; look: keyof typeof strokes; isLower: boolean }[] {
  if (!bound) return [];
  const { now, asked } = bound;
  if (asked === null) return [{ value: now, look: "plain", isLower: false }];
  return [
    { value: asked, look: "asked", isLower: asked < now },
    { value: now, look: "now", isLower: now < asked },
  ];
}

interface FrontierLineProps {
  steps: readonly PlotPoint[];
  along: PlotAxis;
  rises: boolean;
  y: (value: number) => number;
}

export function FrontierLine({ steps, along, rises, y }: FrontierLineProps) {
  return (
    <g className="stroke-ink" strokeWidth="1.5">
      {steps.map((step, index) => {
        const next = steps[index + 1];
        const to = share(next ? along.place(next.x) : rises ? 1 : 0);
        return (
          <g key={step.position}>
            <line x1={share(along.place(step.x))} x2={to} y1={y(step.y)} y2={y(step.y)} />
            {next ? <line x1={to} x2={to} y1={y(step.y)} y2={y(next.y)} /> : null}
          </g>
        );
      })}
    </g>
  );
}

interface DistributionBarsProps {
  points: readonly PlotPoint[];
  joins: readonly PlotPoint[];
  along: PlotAxis;
  top: number;
  height: number;
}

const bins = 24;
const starts = Array.from({ length: bins }, (_, bin) => bin / bins);

export function DistributionBars({ points, joins, along, top, height }: DistributionBarsProps) {
  const all = binned(points, along);
  const joined = binned(joins, along);
  const most = Math.max(1, ...all);
  const ground = top + height;
  const bar = (count = 0) => (count > 0 ? Math.max(5, (count / most) * (height - 24)) : 0);
  return (
    <g>
      {starts.flatMap((start, bin) =>
        [
          { tall: bar(all[bin]), className: "fill-line2" },
          { tall: bar(joined[bin]), className: "fill-keep" },
        ].map(({ tall, className }) => (
          <rect
            key={`${start} ${className}`}
            className={className}
            x={share(start)}
            y={ground - tall}
            height={tall}
            style={{ width: `calc(${share(1 / bins)} - 2px)` }}
          />
        )),
      )}
      <line x1="0" x2="100%" y1={ground} y2={ground} className="stroke-ink" />
    </g>
  );
}

function binned(points: readonly PlotPoint[], along: PlotAxis): number[] {
  const counts = new Array<number>(bins).fill(0);
  for (const { x } of points) {
    const bin = Math.min(bins - 1, Math.max(0, Math.floor(along.place(x) * bins)));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}
