import * as Plot from "@observablehq/plot";
import { colour, lineColours } from "@/lib/charts/chart-style";
import { drawChart } from "@/lib/charts/draw-chart";
import type { AskOutcome } from "@/lib/learning/asking/measure-asking";

/** Mean satisfaction after so many questions, runs that have ended staying where they ended. */
export function satisfactionByTurn(outcomes: readonly AskOutcome[], most: number): number[] {
  return Array.from({ length: most + 1 }, (_, turn) => {
    const then = outcomes.map(({ course }) => course[Math.min(turn, course.length - 1)] ?? 0);
    return then.reduce((sum, each) => sum + each, 0) / Math.max(1, then.length);
  });
}

/** Satisfaction by turn of every method, counted on wishes that are satisfied at the end (ADAPT, Figure 4). */
export function satisfactionPlot(
  measured: readonly (readonly [name: string, outcomes: readonly AskOutcome[]])[],
): string {
  const most = Math.max(1, ...measured.flatMap(([, outcomes]) => outcomes.map(({ questions }) => questions)));
  const names = measured.map(([name]) => name);
  const points = measured.flatMap(([name, outcomes]) =>
    satisfactionByTurn(outcomes, most).map((value, turn) => ({
      ...{ name, turn, value },
      tip: `${name}: ${(100 * value).toFixed(1)} % after ${turn} questions`,
    })),
  );
  const lowest = Math.floor(Math.min(...points.map(({ value }) => value)) * 10) / 10;
  const ticks = [0, 0.5, 1].map((share) => lowest + share * (1 - lowest));
  const ends = points.filter(({ turn }) => turn === most);
  const places = labelPlaces(ends.map(({ value }) => 20 + 240 * (1 - (value - lowest) / Math.max(0.1, 1 - lowest))));
  return drawChart({
    title: "Satisfaction by turn",
    ...{ width: 650, height: 320, marginLeft: 60, marginTop: 20, marginRight: 170, marginBottom: 60 },
    color: { domain: names, range: [...lineColours] },
    x: { domain: [0, most] },
    y: { domain: [lowest, Math.max(1, lowest + 0.1)] },
    marks: [
      Plot.gridY(ticks, { stroke: colour("grid"), strokeOpacity: 1 }),
      Plot.axisY(ticks, { label: null, tickSize: 0, tickFormat: (value: number) => `${(100 * value).toFixed(0)} %` }),
      Plot.axisX(
        Array.from({ length: most + 1 }, (_, turn) => turn),
        {
          ...{ label: "questions asked", labelAnchor: "center", labelArrow: "none", labelOffset: 40, tickSize: 0 },
          tickFormat: String,
        },
      ),
      Plot.line(points, { x: "turn", y: "value", z: "name", stroke: "name", strokeWidth: 1.5 }),
      Plot.dot(points, { x: "turn", y: "value", fill: "name", r: 4, title: "tip" }),
      ...ends.map((end, index) =>
        Plot.text([end], {
          ...{ x: "turn", frameAnchor: "top", text: "name", textAnchor: "start" },
          ...{ dx: 10, dy: (places[index] ?? 0) - 26, fill: "name" },
        }),
      ),
    ],
  });
}

/** Moves labels apart that would lie on each other. */
function labelPlaces(wanted: readonly number[]): number[] {
  const order = wanted.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const places: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { place, index } of order) {
    last = Math.max(place, last + 14);
    places[index] = last;
  }
  return places;
}
