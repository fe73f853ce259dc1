import { type PlotAxis, type PlotPoint, share } from "./plot-scale";

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
