import type { Measurement } from "./bench-measure";
import { drawLinePanels, type LinePanel } from "./line-panels";

/** How the time of each way grows with the cars of the catalog, and with the wishes: milliseconds, both axes of cars and times logarithmic. */
export function plotGrowth(measurements: readonly Measurement[]): string {
  const timed = measurements.flatMap((each) => (each.median === null ? [] : [{ ...each, median: each.median }]));
  return drawLinePanels(
    "Milliseconds of each way over cars and over wishes",
    [...overCars(timed), ...overWishes(timed)],
    { bold: (name) => name.endsWith("lattice") },
  );
}

type Timed = Measurement & { median: number };

/** One chart a scope, at the number of wishes that was asked of most catalogs, the larger of several. */
function overCars(timed: readonly Timed[]): LinePanel[] {
  if (new Set(timed.map(({ rows }) => rows)).size < 2) return [];
  return scopesOf(timed).map((scope) => {
    const own = timed.filter((each) => each.scope === scope);
    const catalogs = (wishes: number) => new Set(own.filter((e) => e.wishes === wishes).map(({ rows }) => rows)).size;
    const asked = [...new Set(own.map(({ wishes }) => wishes))].sort((a, b) => catalogs(b) - catalogs(a) || b - a);
    const wishes = asked[0] ?? 0;
    return {
      title: `${scope}, ${wishes} wishes, over the cars of the catalog`,
      points: own.filter((each) => each.wishes === wishes).map((each) => pointOf(each, each.rows)),
      ...{ isLog: true, markX: (rows) => rows.toLocaleString("en-US"), markY: saidTime },
    };
  });
}

/** One chart a scope of the largest catalog. */
function overWishes(timed: readonly Timed[]): LinePanel[] {
  const rows = Math.max(0, ...timed.map((each) => each.rows));
  const largest = timed.filter((each) => each.rows === rows);
  return scopesOf(largest).map((scope) => ({
    title: `${scope}, ${rows.toLocaleString("en-US")} cars, over the number of wishes`,
    points: largest.filter((each) => each.scope === scope).map((each) => pointOf(each, each.wishes)),
    ...{ isLog: false, markX: (wishes) => `${wishes} wishes`, markY: saidTime },
  }));
}

function scopesOf(timed: readonly Timed[]): string[] {
  return [...new Set(timed.map(({ scope }) => scope))];
}

function pointOf({ engine, name, median }: Timed, x: number) {
  return { name: `${engine}: ${name}`, x, y: median };
}

/** A power of ten of milliseconds. */
function saidTime(milliseconds: number): string {
  return milliseconds >= 1000 ? `${milliseconds / 1000} s` : `${Number(milliseconds.toPrecision(1))} ms`;
}
