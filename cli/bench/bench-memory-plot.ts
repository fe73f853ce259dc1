import * as Plot from "@observablehq/plot";
import { colour } from "@/lib/charts/chart-style";
import { drawChart } from "@/lib/charts/draw-chart";
import type { MemorySample } from "./load/steady-run";

const lines = [
  { which: "resident", name: "resident", stroke: "#2f6f8f" },
  { which: "live", name: "in use, collected", stroke: "#b4551d" },
] as const;

/** Memory of a server over the minutes of a run, as an SVG. */
export function plotMemory(samples: readonly MemorySample[]): string {
  const longest = Math.max(1, ...samples.map(({ minute }) => minute));
  const most = Math.ceil(Math.max(100, ...samples.map(({ resident }) => resident)) / 100) * 100;
  const ticks = Array.from({ length: most / 100 + 1 }, (_, step) => step * 100);
  const points = lines.flatMap(({ which, name }) =>
    samples.flatMap((sample) => {
      const megabytes = sample[which];
      return megabytes === undefined ? [] : [{ name, minute: sample.minute, megabytes }];
    }),
  );
  return drawChart({
    title: "Memory of a server under steady load",
    light: true,
    ...{ width: 640, height: 260, marginLeft: 60, marginTop: 20, marginRight: 140, marginBottom: 34 },
    color: { domain: lines.map(({ name }) => name), range: lines.map(({ stroke }) => stroke) },
    x: { domain: [0, longest] },
    y: { domain: [0, most] },
    marks: [
      Plot.gridY(ticks, { stroke: colour("grid"), strokeOpacity: 1 }),
      Plot.axisY(ticks, { label: null, tickSize: 0, tickFormat: (megabytes: number) => `${megabytes} MB` }),
      Plot.axisX([0, longest / 2, longest], {
        ...{ label: null, tickSize: 0 },
        tickFormat: (minute: number) => `${Math.round(minute)} min`,
      }),
      Plot.line(points, { x: "minute", y: "megabytes", z: "name", stroke: "name", strokeWidth: 2 }),
      Plot.text(
        points,
        Plot.selectLast({ ...endLabel, x: "minute", y: "megabytes", z: "name", text: "name", fill: "name" }),
      ),
    ],
  });
}

const endLabel = { textAnchor: "start", dx: 8 } as const;
