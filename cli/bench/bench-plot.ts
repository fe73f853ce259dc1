import type { Measurement } from "./bench-measure";

const width = 720;
const rowHeight = 220;
const margin = { left: 56, right: 210, top: 34, bottom: 34 };
const colours = ["#b4551d", "#2f6f8f", "#6b7f2a", "#7a4a86", "#5b5b5b"];

/** A picture of the ratios: one panel an engine and scope, one line a rival, over the number of wishes; log scale. */
export function plotRatios(measurements: readonly Measurement[]): string {
  const rivals = measurements.flatMap((each) =>
    each.name === "lattice" || each.ratio === null ? [] : [{ ...each, ratio: each.ratio }],
  );
  const panels = [...new Set(rivals.map(panelOf))];
  const top = Math.ceil(Math.log10(Math.max(10, ...rivals.map(({ ratio }) => ratio))));
  const bottom = Math.floor(Math.log10(Math.min(1, ...rivals.map(({ ratio }) => ratio))));
  const drawn = panels.map((panel, index) => {
    const own = rivals.filter((each) => panelOf(each) === panel);
    return `<g transform="translate(0 ${index * rowHeight})">${drawPanel(panel, own, bottom, top)}</g>`;
  });
  const height = Math.max(1, panels.length) * rowHeight;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<title>Time of each rival as a multiple of the lattice query</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...drawn,
    "</svg>\n",
  ].join("\n");
}

type Drawn = Measurement & { ratio: number };

function panelOf({ engine, rows, scope }: Measurement): string {
  return `${engine}, ${rows.toLocaleString("en-US")} cars, ${scope}`;
}

function drawPanel(title: string, own: readonly Drawn[], bottom: number, top: number): string {
  const sizes = [...new Set(own.map(({ wishes }) => wishes))].sort((a, b) => a - b);
  const first = sizes[0] ?? 0;
  const span = Math.max(1, (sizes.at(-1) ?? 1) - first);
  const x = (wishes: number) => margin.left + ((wishes - first) / span) * (width - margin.left - margin.right);
  const high = rowHeight - margin.top - margin.bottom;
  const y = (ratio: number) => margin.top + ((top - Math.log10(ratio)) / (top - bottom)) * high;
  const grid = Array.from({ length: top - bottom + 1 }, (_, index) => bottom + index).map((power) => {
    const at = y(10 ** power).toFixed(1);
    const label = 10 ** power;
    return (
      `<line x1="${margin.left}" x2="${width - margin.right}" y1="${at}" y2="${at}" stroke="${power === 0 ? "#333" : "#ddd"}"/>` +
      `<text x="${margin.left - 6}" y="${at}" text-anchor="end" dominant-baseline="middle">${label}x</text>`
    );
  });
  const names = [...new Set(own.map(({ name }) => name))];
  const lines = names.map((name, index) => {
    const points = own.filter((each) => each.name === name).sort((a, b) => a.wishes - b.wishes);
    const colour = colours[index % colours.length];
    const path = points.map(({ wishes, ratio }) => `${x(wishes).toFixed(1)},${y(ratio).toFixed(1)}`).join(" ");
    const key = margin.top + 6 + index * 16;
    return (
      `<polyline points="${path}" fill="none" stroke="${colour}" stroke-width="2"/>` +
      `<line x1="${width - 200}" x2="${width - 184}" y1="${key}" y2="${key}" stroke="${colour}" stroke-width="2"/>` +
      `<text x="${width - 178}" y="${key}" dominant-baseline="middle">${name}</text>`
    );
  });
  const ticks = sizes.map(
    (size) => `<text x="${x(size)}" y="${rowHeight - 14}" text-anchor="middle">${size} wishes</text>`,
  );
  return [`<text x="${margin.left}" y="18" font-weight="bold">${title}</text>`, ...grid, ...lines, ...ticks].join("");
}
