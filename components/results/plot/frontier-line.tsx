import { type PlotAxis, type PlotPoint, share } from "./plot-scale";

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
