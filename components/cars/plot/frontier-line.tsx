import { list } from "@/messages/list";
import type { PlotAxis, PlotPoint } from "./plot-scale";

interface FrontierLineProps {
  steps: readonly PlotPoint[];
  prices: PlotAxis;
  /** Pixels from the top for a mileage. */
  y: (mpg: number) => number;
}

const share = (value: number) => `${(value * 100).toFixed(3)}%`;

/** The best mileage at each price as a step line, with the car it ends at named. */
export function FrontierLine({ steps, prices, y }: FrontierLineProps) {
  const last = steps.at(-1);
  if (!last) return null;
  const lastAt = prices.place(last.msrp);
  return (
    <g className="stroke-ink" strokeWidth="1.5">
      {steps.map((step, index) => {
        const next = steps[index + 1];
        const [from, to] = [share(prices.place(step.msrp)), next ? share(prices.place(next.msrp)) : "100%"];
        return (
          <g key={step.position}>
            <line x1={from} x2={to} y1={y(step.mpg)} y2={y(step.mpg)} />
            {next ? <line x1={to} x2={to} y1={y(step.mpg)} y2={y(next.mpg)} /> : null}
          </g>
        );
      })}
      <text
        x={share(lastAt)}
        y={y(last.mpg) - 10}
        textAnchor={lastAt > 0.6 ? "end" : "start"}
        className="fill-ink stroke-none text-small font-semibold"
      >
        {list.plot.ending({ name: last.name.replace(/ \d{4}$/, ""), mpg: last.mpg })}
      </text>
    </g>
  );
}
