import { list } from "@/messages/list";
import type { PlotAxis, PlotPoint } from "./plot-scale";

interface FrontierLineProps {
  steps: readonly PlotPoint[];
  prices: PlotAxis;
  /** Pixels from the top for a measure. */
  y: (measure: number) => number;
}

const share = (value: number) => `${(value * 100).toFixed(3)}%`;

/** The best measure at each price as a step line, with its end named. */
export function FrontierLine({ steps, prices, y }: FrontierLineProps) {
  const last = steps.at(-1);
  if (!last) return null;
  const lastAt = prices.place(last.price);
  return (
    <g className="stroke-ink" strokeWidth="1.5">
      {steps.map((step, index) => {
        const next = steps[index + 1];
        const [from, to] = [share(prices.place(step.price)), next ? share(prices.place(next.price)) : "100%"];
        return (
          <g key={step.position}>
            <line x1={from} x2={to} y1={y(step.measure)} y2={y(step.measure)} />
            {next ? <line x1={to} x2={to} y1={y(step.measure)} y2={y(next.measure)} /> : null}
          </g>
        );
      })}
      <text
        x={share(lastAt)}
        y={y(last.measure) - 10}
        textAnchor={lastAt > 0.6 ? "end" : "start"}
        strokeWidth="5"
        strokeLinejoin="round"
        paintOrder="stroke"
        className="fill-ink stroke-paper text-small font-semibold"
      >
        {list.plot.ending({ name: last.name.replace(/ \d{4}$/, ""), mpg: last.measure })}
      </text>
    </g>
  );
}
