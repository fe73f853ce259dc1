import type { Analysis } from "./analyse";
import type { searchMeasures } from "./measures";

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
  const { low, high, ticks: values } = axisOf(ends);
  const x = (value: number) => left + ((value - low) / (high - low)) * (width - left - right);
  const heading = linesOf(measures.get(measure) ?? measure);
  const top = 28 + heading.length * headingHeight;
  const floor = top + 8 + drawn.length * rowHeight;
  const height = floor + 52;
  const ticks = values.map(
    (value) =>
      `<line x1="${at(x(value))}" x2="${at(x(value))}" y1="${top}" y2="${floor}" stroke="#ccc"/>` +
      `<text x="${at(x(value))}" y="${floor + 18}" text-anchor="middle">${label(value, values)}</text>`,
  );
  const rows = drawn.map(({ condition, mean, interval, participants }, index) => {
    const y = top + 20 + index * rowHeight;
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
    ...heading.map(
      (line, index) =>
        `<text x="12" y="${24 + index * headingHeight}" font-size="14" font-weight="bold">${escapeXml(line)}</text>`,
    ),
    ...ticks,
    ...rows,
    `<text x="${at((left + width - right) / 2)}" y="${floor + 38}" text-anchor="middle" fill="#444">${escapeXml(axisText(measure))}</text>`,
    "</svg>\n",
  ].join("\n");
}

/** What the axis counts. */
function axisText(measure: string): string {
  const unit = units[measure as keyof typeof searchMeasures] ?? "points";
  return `Mean and 95% interval over participants, ${unit}`;
}

const units: Readonly<Record<keyof typeof searchMeasures, string>> = {
  ...{ top1: "share of trials", best: "share of trials", endTop1: "share of trials", endBest: "share of trials" },
  ...{ personaBest: "share of trials", carTaken: "share of trials", tau: "tau-b from -1 to 1" },
  ...{ regret: "share of importance", quality: "share of importance", accepted: "share of the scale" },
  ...{ satisfaction: "share of the scale", confidence: "share of the scale", fit: "share of the scale" },
  ...{ minutes: "minutes", turns: "turns", questions: "questions" },
};

/** Longest line of a heading, in characters. */
const longestLine = 78;
const headingHeight = 20;

function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < longestLine) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** An axis that holds all values and 0, with ticks at round numbers. */
function axisOf(values: readonly number[]): { low: number; high: number; ticks: number[] } {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  // Shares are shown from 0 to 1, so that pictures can be held beside each other.
  const span = least >= 0 && most <= 1 ? 1 : most - least || 1;
  const power = 10 ** Math.floor(Math.log10(span / 5));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((each) => span / each <= 6) ?? span;
  const from = Math.floor(least / step);
  const to = Math.max(from + 1, Math.ceil(Number(((least >= 0 && most <= 1 ? 1 : most) / step).toFixed(9))));
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
  return { low: from * step, high: to * step, ticks };
}

function at(value: number): string {
  return value.toFixed(1);
}

/** As many decimals as neighbouring ticks need to differ. */
function label(value: number, [first = 0, second = 1]: readonly number[]): string {
  return value.toFixed(Math.max(0, -Math.floor(Math.log10(second - first) + 1e-9)));
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
