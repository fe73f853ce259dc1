import type { Analysis } from "./analyse";

const width = 640;
const left = 170;
const right = 70;
const rowHeight = 34;

/**
 * A picture for a paper: for each arm the mean of one measure with its 95% interval. Shapes and black alone, so that it
 * reads the same in grey. SVG text.
 */
export function plotIntervals({ arms, measures }: Pick<Analysis, "arms" | "measures">, measure: string): string {
  const title = escapeXml(measures.get(measure) ?? measure);
  const drawn = arms.flatMap(({ condition, estimates }) => {
    const estimate = estimates[measure];
    return estimate ? [{ condition, ...estimate }] : [];
  });
  const ends = drawn.flatMap(({ mean, interval }) => [mean, interval?.low ?? mean, interval?.high ?? mean]);
  const [low, high] = domainOf(ends);
  const x = (value: number) => left + ((value - low) / (high - low)) * (width - left - right);
  const height = 64 + drawn.length * rowHeight + 36;
  const floor = 54 + drawn.length * rowHeight;
  const ticks = Array.from({ length: 6 }, (_, index) => low + ((high - low) * index) / 5).map(
    (value) =>
      `<line x1="${at(x(value))}" x2="${at(x(value))}" y1="46" y2="${floor}" stroke="#ddd"/>` +
      `<text x="${at(x(value))}" y="${floor + 18}" text-anchor="middle">${label(value)}</text>`,
  );
  const rows = drawn.map(({ condition, mean, interval, participants }, index) => {
    const y = 66 + index * rowHeight;
    const line = interval
      ? `<line x1="${at(x(interval.low))}" x2="${at(x(interval.high))}" y1="${y}" y2="${y}" stroke="#111" stroke-width="2"/>`
      : "";
    return (
      `<text x="${left - 12}" y="${y}" text-anchor="end" dominant-baseline="middle">${escapeXml(condition)}</text>` +
      `${line}<circle cx="${at(x(mean))}" cy="${y}" r="5" fill="#fff" stroke="#111" stroke-width="2"/>` +
      `<text x="${width - 8}" y="${y}" text-anchor="end" dominant-baseline="middle" fill="#444">n ${participants}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12" role="img">`,
    `<title>${title}: mean and 95% interval for each arm</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="12" y="24" font-size="14" font-weight="bold">${title}</text>`,
    ...ticks,
    ...rows,
    "</svg>\n",
  ].join("\n");
}

function domainOf(values: readonly number[]): [number, number] {
  if (values.length === 0) return [0, 1];
  const [least, most] = [Math.min(0, ...values), Math.max(...values)];
  // Shares are shown from 0 to 1, so that pictures can be held beside each other.
  if (least >= 0 && most <= 1) return [0, 1];
  return [least, most > least ? most * 1.05 : least + 1];
}

function at(value: number): string {
  return value.toFixed(1);
}

function label(value: number): string {
  return Math.abs(value) >= 10 ? value.toFixed(0) : value.toFixed(2);
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
