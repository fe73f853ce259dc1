import { tickLabel } from "@/components/constraints/ticks";
import type { PlotAxis, PlotBound } from "./plot-scale";

interface PlotBoundsProps {
  hatch: string;
  budget: PlotBound | null;
  mileage: PlotBound | null;
  prices: PlotAxis;
  mpgs: PlotAxis;
  height: number;
}

const share = (value: number) => `${(value * 100).toFixed(3)}%`;

/** Budget and mileage as lines across the plot, labelled where they end; what was given up is hatched. */
export function PlotBounds({ hatch, budget, mileage, prices, mpgs, height }: PlotBoundsProps) {
  const y = (value: number) => (1 - mpgs.place(value)) * height;
  const budgetAt = budget ? prices.place(budget.now) : 1;
  return (
    <>
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0.5 0v5" className="stroke-give" strokeOpacity="0.6" strokeWidth="1" />
        </pattern>
      </defs>
      {mileage?.asked != null ? (
        <Hatched
          id={hatch}
          x="0"
          width={share(budgetAt)}
          y={Math.min(y(mileage.now), y(mileage.asked))}
          height={Math.abs(y(mileage.now) - y(mileage.asked))}
        />
      ) : null}
      {budget?.asked != null ? (
        <Hatched
          id={hatch}
          x={share(Math.min(prices.place(budget.now), prices.place(budget.asked)))}
          width={share(Math.abs(prices.place(budget.now) - prices.place(budget.asked)))}
          y={0}
          height={mileage?.upwards ? y(mileage.now) : height}
        />
      ) : null}
      {budget ? <Budget budget={budget} prices={prices} height={height} /> : null}
      {mileage ? <Mileage mileage={mileage} y={y} /> : null}
    </>
  );
}

interface HatchedProps {
  id: string;
  x: string;
  y: number;
  width: string;
  height: number;
}

function Hatched({ id, ...box }: HatchedProps) {
  return (
    <>
      <rect {...box} className="fill-give-wash" />
      <rect {...box} fill={`url(#${id})`} />
    </>
  );
}

function Budget({ budget: { now, asked }, prices, height }: { budget: PlotBound; prices: PlotAxis; height: number }) {
  const gave = asked !== null;
  const lower = asked === null || asked > now;
  return (
    <>
      {asked !== null ? (
        <Upright
          at={prices.place(asked)}
          height={height}
          look="asked"
          label={`${tickLabel(asked, true)} you asked`}
          left={!lower}
        />
      ) : null}
      <Upright
        at={prices.place(now)}
        height={height}
        look={gave ? "now" : "plain"}
        label={gave ? `${tickLabel(now, true)} now` : "your budget"}
        left={gave && lower}
      />
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
  look: keyof typeof strokes;
  label: string;
  left: boolean;
}

function Upright({ at, height, look, label, left }: UprightProps) {
  const flip = left || at > 0.8;
  return (
    <svg x={share(at)} overflow="visible" aria-hidden="true">
      <path d={`M0 -8V${height}`} {...strokes[look]} />
      <text x={flip ? -7 : 7} y="2" textAnchor={flip ? "end" : "start"} className={`text-small ${words[look]}`}>
        {label}
      </text>
    </svg>
  );
}

function Mileage({ mileage: { now, asked }, y }: { mileage: PlotBound; y: (value: number) => number }) {
  const gave = asked !== null;
  // Labels of two bounds that lie close together step apart.
  const near = asked !== null && Math.abs(y(asked) - y(now)) < 18;
  const apart = near ? (18 - Math.abs(y(asked) - y(now))) / 2 : 0;
  const below = asked !== null && y(now) > y(asked) ? 1 : -1;
  return (
    <>
      {asked !== null ? <Level at={y(asked)} label={`${asked} you asked`} look="asked" shift={-apart * below} /> : null}
      <Level
        at={y(now)}
        label={gave ? `${now} now` : `${now} or more`}
        look={gave ? "now" : "plain"}
        shift={apart * below}
      />
    </>
  );
}

interface LevelProps {
  at: number;
  label: string;
  look: keyof typeof strokes;
  shift: number;
}

function Level({ at, label, look, shift }: LevelProps) {
  return (
    <>
      <line x1="0" x2="100%" y1={at} y2={at} {...strokes[look]} />
      <text x="100%" dx="8" y={at + 4.5 + shift} className={`text-small ${words[look]}`}>
        {label}
      </text>
    </>
  );
}
