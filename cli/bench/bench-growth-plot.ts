import type { Measurement } from "./bench-measure";

const width = 760;
const chartHeight = 280;
const margin = { left: 64, right: 250, top: 34, bottom: 40 };
const colours = [
  "#b4551d",
  "#2f6f8f",
  "#6b7f2a",
  "#7a4a86",
  "#5b5b5b",
  "#b08a1e",
  "#1f8a70",
  "#a03a5c",
  "#4a5fb0",
  "#8a8a8a",
];

interface Line {
  name: string;
  points: { x: number; y: number }[];
}

interface Chart {
  title: string;
  lines: Line[];
  /** How the marks of the axis are said. */
  mark: (x: number) => string;
}

/** How the time of each way grows with the cars of the catalog, and with the wishes: milliseconds, both axes of cars and times logarithmic. */
export function plotGrowth(measurements: readonly Measurement[]): string {
  const timed = measurements.flatMap((each) => (each.median === null ? [] : [{ ...each, median: each.median }]));
  // A way has one colour in all charts.
  const names = [...new Set(timed.map(nameOf))].sort();
  const charts = [...overCars(timed), ...overWishes(timed)];
  const height = Math.max(1, charts.length) * chartHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    "<title>Milliseconds of each way over cars and over wishes</title>",
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...charts.map((chart, index) => `<g transform="translate(0 ${index * chartHeight})">${draw(chart, names)}</g>`),
    "</svg>\n",
  ].join("\n");
}

type Timed = Measurement & { median: number };

function nameOf({ engine, name }: Measurement): string {
  return `${engine}: ${name}`;
}

/** One chart a scope, at the number of wishes that was asked of most catalogs, the larger of several. */
function overCars(timed: readonly Timed[]): Chart[] {
  if (new Set(timed.map(({ rows }) => rows)).size < 2) return [];
  return scopesOf(timed).map((scope) => {
    const own = timed.filter((each) => each.scope === scope);
    const catalogs = (wishes: number) => new Set(own.filter((e) => e.wishes === wishes).map(({ rows }) => rows)).size;
    const asked = [...new Set(own.map(({ wishes }) => wishes))].sort((a, b) => catalogs(b) - catalogs(a) || b - a);
    const wishes = asked[0] ?? 0;
    return {
      title: `${scope}, ${wishes} wishes, over the cars of the catalog`,
      lines: linesOf(
        own.filter((each) => each.wishes === wishes),
        ({ rows }) => Math.log10(rows),
      ),
      mark: (x) => Math.round(10 ** x).toLocaleString("en-US"),
    };
  });
}

/** One chart a scope of the largest catalog. */
function overWishes(timed: readonly Timed[]): Chart[] {
  const rows = Math.max(0, ...timed.map((each) => each.rows));
  const largest = timed.filter((each) => each.rows === rows);
  return scopesOf(largest).map((scope) => ({
    title: `${scope}, ${rows.toLocaleString("en-US")} cars, over the number of wishes`,
    lines: linesOf(
      largest.filter((each) => each.scope === scope),
      ({ wishes }) => wishes,
    ),
    mark: (x) => `${x} wishes`,
  }));
}

function scopesOf(timed: readonly Timed[]): string[] {
  return [...new Set(timed.map(({ scope }) => scope))];
}

function linesOf(timed: readonly Timed[], at: (each: Timed) => number): Line[] {
  const names = [...new Set(timed.map(nameOf))].sort();
  return names.map((name) => ({
    name,
    points: timed
      .filter((each) => nameOf(each) === name)
      .map((each) => ({ x: at(each), y: Math.log10(each.median) }))
      .sort((a, b) => a.x - b.x),
  }));
}

function draw({ title, lines, mark }: Chart, names: readonly string[]): string {
  const points = lines.flatMap((line) => line.points);
  const marks = [...new Set(points.map(({ x }) => x))].sort((a, b) => a - b);
  const [first = 0, last = 1] = [marks[0], marks.at(-1)];
  const bottom = Math.floor(Math.min(...points.map(({ y }) => y)));
  const top = Math.max(bottom + 1, Math.ceil(Math.max(...points.map(({ y }) => y))));
  const across = (x: number) =>
    margin.left + ((x - first) / Math.max(1e-9, last - first)) * (width - margin.left - margin.right);
  const up = (y: number) => margin.top + ((top - y) / (top - bottom)) * (chartHeight - margin.top - margin.bottom);
  const grid = Array.from({ length: top - bottom + 1 }, (_, step) => bottom + step).map((power) => {
    const at = up(power).toFixed(1);
    return (
      `<line x1="${margin.left}" x2="${width - margin.right}" y1="${at}" y2="${at}" stroke="#ddd"/>` +
      `<text x="${margin.left - 6}" y="${at}" text-anchor="end" dominant-baseline="middle">${saidTime(power)}</text>`
    );
  });
  const drawn = lines.map((line, index) => {
    const colour = colours[names.indexOf(line.name) % colours.length];
    const isLattice = line.name.endsWith("lattice");
    const path = line.points.map(({ x, y }) => `${across(x).toFixed(1)},${up(y).toFixed(1)}`);
    const key = margin.top + 6 + index * 17;
    const dots = path.map(
      (at) => `<circle cx="${at.split(",")[0]}" cy="${at.split(",")[1]}" r="2.5" fill="${colour}"/>`,
    );
    return (
      `<polyline points="${path.join(" ")}" fill="none" stroke="${colour}" stroke-width="${isLattice ? 3.5 : 1.5}"/>${dots.join("")}` +
      `<line x1="${width - 240}" x2="${width - 224}" y1="${key}" y2="${key}" stroke="${colour}" stroke-width="2"/>` +
      `<text x="${width - 218}" y="${key}" dominant-baseline="middle">${line.name}</text>`
    );
  });
  const ticks = marks.map(
    (x) => `<text x="${across(x).toFixed(1)}" y="${chartHeight - 16}" text-anchor="middle">${mark(x)}</text>`,
  );
  return [`<text x="${margin.left}" y="18" font-weight="bold">${title}</text>`, ...grid, ...drawn, ...ticks].join("");
}

/** A power of ten in milliseconds. */
function saidTime(power: number): string {
  return power >= 3 ? `${10 ** (power - 3)} s` : `${power >= 0 ? 10 ** power : (10 ** power).toFixed(-power)} ms`;
}
