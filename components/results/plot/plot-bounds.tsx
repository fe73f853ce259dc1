import { tickLabel } from "@/components/constraints/drawing/ticks";
import { list } from "@/messages/list";
import { LevelLine, Upright } from "./plot-lines";
import type { PlotAxis, PlotBound } from "./plot-scale";

interface PlotBoundsProps {
  hatch: string;
  budget: PlotBound | null;
  other: PlotBound | null;
  prices: PlotAxis;
  measures: PlotAxis;
  height: number;
  /** Whether a handle tries other budgets. */
  canDrag: boolean;
}

const share = (value: number) => `${(value * 100).toFixed(3)}%`;

/** Budget and other as lines across the plot, labelled at their foot; what was given up is hatched. */
export function PlotBounds({ hatch, budget, other, prices, measures, height, canDrag }: PlotBoundsProps) {
  const y = (value: number) => (1 - measures.place(value)) * height;
  const budgetAt = budget ? prices.place(budget.now) : 1;
  return (
    <>
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0.5 0v5" className="stroke-give" strokeOpacity="0.6" strokeWidth="1" />
        </pattern>
      </defs>
      {other?.asked != null ? (
        <Hatched
          id={hatch}
          x="0"
          width={share(budgetAt)}
          y={Math.min(y(other.now), y(other.asked))}
          height={Math.abs(y(other.now) - y(other.asked))}
        />
      ) : null}
      {budget?.asked != null ? (
        <Hatched
          id={hatch}
          x={share(Math.min(prices.place(budget.now), prices.place(budget.asked)))}
          width={share(Math.abs(prices.place(budget.now) - prices.place(budget.asked)))}
          y={0}
          height={other?.upwards ? y(other.now) : height}
        />
      ) : null}
      {budget ? <Budget {...{ budget, prices, height, canDrag }} /> : null}
      {other ? <OtherBound other={other} y={y} /> : null}
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

interface BudgetProps extends Pick<PlotBoundsProps, "prices" | "height" | "canDrag"> {
  budget: PlotBound;
}

function Budget({ budget: { now, asked }, prices, height, canDrag }: BudgetProps) {
  const label = canDrag ? list.plot.drag : list.plot.budget;
  const gave = asked !== null;
  const lower = asked === null || asked > now;
  return (
    <>
      {asked !== null ? (
        <Upright
          at={prices.place(asked)}
          height={height}
          look="asked"
          label={list.plot.asked({ value: tickLabel(asked, true) })}
          left={!lower}
        />
      ) : null}
      <Upright
        at={prices.place(now)}
        height={height}
        look={gave ? "now" : "plain"}
        label={gave ? list.plot.now({ value: tickLabel(now, true) }) : label}
        left={gave && lower}
      />
    </>
  );
}

function OtherBound({ other: { now, asked }, y }: { other: PlotBound; y: (value: number) => number }) {
  const gave = asked !== null;
  // Labels of two bounds that lie close together step apart.
  const near = asked !== null && Math.abs(y(asked) - y(now)) < 18;
  const apart = near ? (18 - Math.abs(y(asked) - y(now))) / 2 : 0;
  const below = asked !== null && y(now) > y(asked) ? 1 : -1;
  return (
    <>
      {asked !== null ? (
        <LevelLine at={y(asked)} label={list.plot.asked({ value: asked })} look="asked" shift={-apart * below} />
      ) : null}
      <LevelLine
        at={y(now)}
        label={(gave ? list.plot.now : list.plot.least)({ value: now })}
        look={gave ? "now" : "plain"}
        shift={apart * below}
      />
    </>
  );
}
