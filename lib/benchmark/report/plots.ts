import { missCauses } from "@/lib/benchmark/measure";
import type { Interval } from "./bootstrap";
import type { ReportRow } from "./report-rows";
import { dot, line, rect, svg, text } from "./svg";

const left = 300;
const wide = 420;
const rowHeight = 26;
const top = 24;

const labelOf = ({ run, style }: ReportRow) => `${run}, ${style}`;
const isWhole = ({ setting, items }: ReportRow) => setting === "all" && items === "all";
const tip = (what: string, { estimate, low, high }: Interval) =>
  `${what} ${(100 * estimate).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;

/** Relaxation and car match of every run with their intervals, on one scale from 0 to 100 percent. */
export function plotMatches(rows: readonly ReportRow[]): string {
  const whole = rows.filter(isWhole);
  const height = top + whole.length * rowHeight + 8;
  const marks = whole.flatMap((row, index) => {
    const y = top + index * rowHeight + rowHeight / 2;
    const place = (share: number) => left + share * wide;
    const bar = (interval: Interval, offset: number, kind: string, what: string) => [
      line(place(interval.low), y + offset, place(interval.high), y + offset, kind),
      dot(place(interval.estimate), y + offset, kind, tip(what, interval)),
    ];
    return [
      text(left - 10, y + 4, labelOf(row), "end"),
      ...bar(row.relaxMatch, -5, "relaxation", "relaxation match"),
      ...bar(row.carMatch, 5, "car", "car match"),
    ];
  });
  return svg("Relaxation match and car match by run", left + wide + 30, height, [...scale(height), ...marks]);
}

/** Relaxation match and number of unsatisfiable dialogues by setting, as in the paper's third figure. */
export function plotSettings(rows: readonly ReportRow[]): string {
  const settings = rows.filter(({ setting, items }) => setting !== "all" && items === "all");
  const height = top + settings.length * rowHeight + 8;
  const marks = settings.flatMap((row, index) => {
    const y = top + index * rowHeight + 5;
    const { estimate } = row.relaxMatch;
    return [
      text(left - 10, y + 12, `${labelOf(row)}, ${row.setting}`, "end"),
      rect(left, y, estimate * wide, rowHeight - 10, "relaxation", tip("relaxation match", row.relaxMatch)),
      text(left + wide + 8, y + 12, row.summary.unsat.count > 0 ? `${row.summary.unsat.count} UNSAT` : ""),
    ];
  });
  return svg("Relaxation match and UNSAT count by setting", left + wide + 90, height, [...scale(height), ...marks]);
}

/** Matches and causes of misses of every run, as shares of its dialogues. */
export function plotMisses(rows: readonly ReportRow[]): string {
  const whole = rows.filter(isWhole);
  const height = top + whole.length * rowHeight + 30;
  const marks = whole.flatMap((row, index) => {
    const y = top + index * rowHeight + 5;
    let x = left;
    const { n, relaxMatch, misses } = row.summary;
    const parts = [["match", relaxMatch.count] as const, ...missCauses.map((cause) => [cause, misses[cause]] as const)];
    const bars = parts.map(([kind, count]) => {
      const width = n > 0 ? (count / n) * wide : 0;
      const bar = rect(x, y, width, rowHeight - 10, kind, `${kind}: ${count} of ${n}`);
      x += width;
      return bar;
    });
    return [text(left - 10, y + 12, labelOf(row), "end"), ...bars];
  });
  const legend = ["match", ...missCauses].flatMap((kind, index) => [
    rect(10 + index * 118, height - 18, 11, 11, kind, kind),
    text(26 + index * 118, height - 8, kind),
  ]);
  return svg("Matches and misses by cause", left + wide + 30, height, [...marks, ...legend]);
}

function scale(height: number): string[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    line(left + share * wide, top - 6, left + share * wide, height - 4, "grid"),
    text(left + share * wide, top - 10, `${100 * share} %`, "middle"),
  ]);
}
