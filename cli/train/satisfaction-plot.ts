import { plotStyle } from "@/lib/benchmark/report/plot-style";
import { dot, line, svgText, text } from "@/lib/benchmark/report/svg";
import type { AskOutcome } from "@/lib/learning/asking/measure-asking";

const panel = { left: 60, top: 20, width: 420, height: 240 };

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
  const courses = measured.map(([name, outcomes]) => ({ name, course: satisfactionByTurn(outcomes, most) }));
  const lowest = Math.floor(Math.min(...courses.flatMap(({ course }) => course)) * 10) / 10;
  const x = (turn: number) => panel.left + (turn / most) * panel.width;
  const y = (value: number) => panel.top + panel.height * (1 - (value - lowest) / Math.max(0.1, 1 - lowest));
  const grid = [0, 0.5, 1].map((share) => lowest + share * (1 - lowest));
  const ends = labelPlaces(courses.map(({ course }) => y(course.at(-1) ?? 0)));
  return svgText(
    {
      title: "Satisfaction by turn",
      width: panel.left + panel.width + 170,
      height: panel.top + panel.height + 60,
      marks: [
        ...grid.flatMap((value) => [
          line(panel.left, y(value), panel.left + panel.width, y(value), "grid"),
          text(panel.left - 8, y(value) + 4, `${(100 * value).toFixed(0)} %`, "end", "tick"),
        ]),
        ...Array.from({ length: most + 1 }, (_, turn) =>
          text(x(turn), panel.top + panel.height + 18, String(turn), "middle", "tick"),
        ),
        text(panel.left + panel.width / 2, panel.top + panel.height + 40, "questions asked", "middle", "heading"),
        ...courses.flatMap(({ name, course }, index) => [
          ...course
            .slice(1)
            .map((value, turn) => line(x(turn), y(course[turn] ?? 0), x(turn + 1), y(value), "relaxation")),
          ...course.map((value, turn) =>
            dot(x(turn), y(value), "relaxation", `${name}: ${(100 * value).toFixed(1)} % after ${turn} questions`),
          ),
          text(x(most) + 10, (ends[index] ?? 0) + 4, name),
        ]),
      ],
    },
    plotStyle,
  );
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
