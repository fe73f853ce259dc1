import { asShare, reach } from "@/lib/study/dry-run/launch-findings";

interface ReachPlotProps {
  least: number | null;
  most: number | null;
  arms: readonly { condition: string; agreement: number | null }[];
}

const [width, height] = [190, 28];
const at = (value: number) => 6 + value * (width - 12);
const middle = height / 2;

/** What agreement any choice could reach, and what each arm reaches. Hatched: floor and ceiling. */
export function ReachPlot({ least, most, arms }: ReachPlotProps) {
  if (least === null || most === null) return <span className="text-ink2">nothing gives way</span>;
  const reached = arms.map(({ condition, agreement }) => `${condition} ${asShare(agreement)}`).join(", ");
  const isShort = most < reach.floor;
  return (
    <span className="inline-flex items-center gap-3">
      <svg
        role="img"
        aria-label={`Can reach ${asShare(least)} to ${asShare(most)}; ${reached}`}
        viewBox={`0 0 ${width} ${height}`}
        className="w-[190px] shrink-0"
      >
        <Hatch from={0} to={reach.floor} />
        <Hatch from={reach.ceiling} to={1} />
        <path
          d={`M${at(least)} ${middle - 5}v10M${at(most)} ${middle - 5}v10M${at(least)} ${middle}H${at(most)}`}
          className={isShort ? "stroke-stop" : "stroke-ink"}
          strokeWidth={1.5}
          fill="none"
        />
        {arms.map(({ condition, agreement }, place) =>
          agreement === null ? null : <Marker key={condition} x={at(agreement)} place={place} />,
        )}
      </svg>
      {isShort ? <span className="font-medium text-stop">{asShare(most)} at best</span> : null}
    </span>
  );
}

function Hatch({ from, to }: { from: number; to: number }) {
  const lines = Array.from({ length: Math.round((at(to) - at(from)) / 5) }, (_, index) => at(from) + index * 5);
  return (
    <path
      d={lines.map((x) => `M${x} ${height - 2}l${Math.min(5, at(to) - x)} ${-(height - 4)}`).join("")}
      className="stroke-line2"
      strokeWidth={1}
      fill="none"
    />
  );
}

/** Arms have shapes, in the order of the study. */
export function Marker({ x, place, y = middle }: { x: number; place: number; y?: number }) {
  if (place === 0) return <circle cx={x} cy={y} r={4} className="fill-ink" />;
  if (place === 1)
    return <rect x={x - 4} y={y - 4} width={8} height={8} className="fill-paper stroke-ink" strokeWidth={1.5} />;
  if (place === 2) return <path d={`M${x} ${y - 5}l5 9h-10z`} className="fill-ink3 stroke-ink" strokeWidth={1} />;
  return <path d={`M${x} ${y - 5}l5 5l-5 5l-5 -5z`} className="fill-paper stroke-ink" strokeWidth={1.5} />;
}
