import type { MemorySample } from "./load/steady-run";

const width = 640;
const height = 260;
const margin = { left: 56, right: 150, top: 20, bottom: 34 };
const lines = [
  { which: "resident", name: "resident", colour: "#2f6f8f" },
  { which: "live", name: "in use, collected", colour: "#b4551d" },
] as const;

/** Memory of a server over the minutes of a run, as an SVG. */
export function plotMemory(samples: readonly MemorySample[]): string {
  const longest = Math.max(1, ...samples.map(({ minute }) => minute));
  const most = Math.ceil(Math.max(100, ...samples.map(({ resident }) => resident)) / 100) * 100;
  const x = (minute: number) => margin.left + (minute / longest) * (width - margin.left - margin.right);
  const y = (megabytes: number) => margin.top + (1 - megabytes / most) * (height - margin.top - margin.bottom);
  const grid = Array.from({ length: most / 100 + 1 }, (_, step) => step * 100).map(
    (megabytes) =>
      `<line x1="${margin.left}" x2="${width - margin.right}" y1="${y(megabytes)}" y2="${y(megabytes)}" stroke="#ddd"/>` +
      `<text x="${margin.left - 6}" y="${y(megabytes)}" text-anchor="end" dominant-baseline="middle">${megabytes} MB</text>`,
  );
  const drawn = lines.map(({ which, name, colour }, index) => {
    const points = samples.flatMap((sample) =>
      sample[which] === undefined ? [] : [`${x(sample.minute).toFixed(1)},${y(sample[which]).toFixed(1)}`],
    );
    const key = margin.top + 8 + index * 18;
    return (
      `<polyline points="${points.join(" ")}" fill="none" stroke="${colour}" stroke-width="2"/>` +
      `<line x1="${width - 140}" x2="${width - 124}" y1="${key}" y2="${key}" stroke="${colour}" stroke-width="2"/>` +
      `<text x="${width - 118}" y="${key}" dominant-baseline="middle">${name}</text>`
    );
  });
  const ticks = [0, 0.5, 1].map(
    (share) =>
      `<text x="${x(share * longest)}" y="${height - 12}" text-anchor="middle">${Math.round(share * longest)} min</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<title>Memory of a server under steady load</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...grid,
    ...drawn,
    ...ticks,
    "</svg>\n",
  ].join("\n");
}
