import { share } from "@/components/constraints/drawing/ticks";
import type { PlotAxis, PlotPoint } from "./plot-scale";

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

export function Upright({ at, height, labelAt, look, label, left }: UprightProps) {
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

interface LevelProps {
  at: number;
  label: string;
  look: keyof typeof strokes;
  shift: number;
}

export function LevelLine({ at, label, look, shift }: LevelProps) {
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
