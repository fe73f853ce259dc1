import { Hatched, HatchPattern } from "@/components/constraints/drawing/drawing-bounds";
import { share } from "@/components/constraints/drawing/ticks";
import type { PlotAxes } from "@/lib/dialogue/showing/frontier";
import { plotted } from "@/messages/plotted";
import { measured, type PlotAxis, type PlotBound, type PlotPoint } from "./plot-scale";

interface PlotBoundsProps {
  hatch: string;
  axes: PlotAxes;
  bound: PlotBound | null;
  other: PlotBound | null;
  along: PlotAxis;
  up: PlotAxis;
  height: number;
  foot: number;
  labelAt: number;
  canDrag: boolean;
}

export function PlotBounds({ hatch, axes, bound, other, along, up, height, foot, labelAt, canDrag }: PlotBoundsProps) {
  const y = (value: number) => (1 - up.place(value)) * height;
  const boundAt = bound ? along.place(bound.now) : 1;
  return (
    <>
      <HatchPattern id={hatch} />
      {other?.asked != null ? (
        <Hatched
          id={hatch}
          x={bound?.upwards ? share(boundAt) : "0"}
          width={share(bound?.upwards ? 1 - boundAt : boundAt)}
          y={Math.min(y(other.now), y(other.asked))}
          height={Math.abs(y(other.now) - y(other.asked))}
        />
      ) : null}
      {bound?.asked != null ? (
        <Hatched
          id={hatch}
          x={share(Math.min(along.place(bound.now), along.place(bound.asked)))}
          width={share(Math.abs(along.place(bound.now) - along.place(bound.asked)))}
          y={0}
          height={foot}
        />
      ) : null}
      {bound ? <Bound {...{ bound, slot: axes.x, along, foot, labelAt, canDrag }} /> : null}
      {other ? <OtherBound other={other} slot={axes.y} y={y} /> : null}
    </>
  );
}

interface BoundProps extends Pick<PlotBoundsProps, "along" | "foot" | "labelAt" | "canDrag"> {
  bound: PlotBound;
  slot: PlotAxes["x"];
}

function Bound({ bound: { label, now, asked }, slot, along, foot, labelAt, canDrag }: BoundProps) {
  const frame = { height: foot, labelAt };
  const free = (canDrag ? plotted.drag : plotted.bounded)({ label: label.toLowerCase() });
  if (asked === null) return <Upright {...frame} at={along.place(now)} look="plain" label={free} left={false} />;
  const lower = asked > now;
  const before = plotted.asked({ value: measured(slot, asked) });
  return (
    <>
      <Upright {...frame} at={along.place(asked)} look="asked" label={before} left={!lower} />
      <Upright {...frame} at={along.place(now)} look="now" label={measured(slot, now)} left={lower} />
    </>
  );
}

type OtherBoundProps = { other: PlotBound; slot: PlotAxes["y"]; y: (value: number) => number };

function OtherBound({ other: { now, asked }, slot, y }: OtherBoundProps) {
  const near = asked !== null && Math.abs(y(asked) - y(now)) < 18;
  const apart = near ? (18 - Math.abs(y(asked) - y(now))) / 2 : 0;
  const below = asked !== null && y(now) > y(asked) ? 1 : -1;
  const look = asked === null ? "plain" : "now";
  return (
    <>
      {asked !== null ? (
        <LevelLine at={y(asked)} label={measured(slot, asked)} look="asked" shift={-apart * below} />
      ) : null}
      <LevelLine at={y(now)} label={measured(slot, now)} look={look} shift={apart * below} />
    </>
  );
}

const strokes = {
  plain: { className: "stroke-ink", strokeWidth: 1.75 },
  now: { className: "stroke-give", strokeWidth: 2.5 },
  asked: { className: "stroke-ink2", strokeWidth: 1.5, strokeDasharray: "3 3" },
} as const;
const words = { plain: "fill-ink2", now: "fill-give font-semibold", asked: "fill-ink2" } as const;

interface UprightProps {
  at: number;
  height: number;
  labelAt: number;
  look: keyof typeof strokes;
  label: string;
  left: boolean;
}

function Upright({ at, height, labelAt, look, label, left }: UprightProps) {
  const flip = left || at > 0.8;
  return (
    <svg x={share(at)} overflow="visible" aria-hidden="true">
      <path d={`M0 -8V${height}`} {...strokes[look]} />
      <text
        x={flip ? -9 : 9}
        y={labelAt}
        textAnchor={flip ? "end" : "start"}
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        className={`stroke-paper text-small ${words[look]}`}
      >
        {label}
      </text>
    </svg>
  );
}

type LevelProps = { at: number; label: string; look: keyof typeof strokes; shift: number };

function LevelLine({ at, label, look, shift }: LevelProps) {
  return (
    <>
      <line x1="0" x2="100%" y1={at} y2={at} {...strokes[look]} />
      <text x="100%" dx="8" y={at + 4.5 + shift} className={`text-small ${words[look]}`}>
        {label}
      </text>
    </>
  );
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
