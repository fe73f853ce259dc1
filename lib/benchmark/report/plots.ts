import { type MissCause, missCauses } from "@/lib/benchmark/measure";
import type { MeanInterval } from "@/lib/statistics/bootstrap";
import type { ReportRow } from "./report-rows";
import { type Drawing, dot, line, type Mark, rect, square, text } from "./svg";

const left = 330;
const wide = 420;
const rowHeight = 26;
const top = 24;

/** Names longer than this are shortened in drawings; tables have them whole. */
const longestName = 46;

function nameOf({ run, style }: ReportRow): string {
  const name = run.includes(style) ? run : `${run}, ${style}`;
  return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
}

const isWhole = ({ setting, items }: ReportRow) => setting === "all" && items === "all";
const place = (share: number) => left + share * wide;
const tipOf = (what: string, { estimate, low, high }: MeanInterval) =>
  `${what} ${(100 * estimate).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;

/** An estimate with its interval: a filled dot for relaxations, a hollow square for cars, told apart without colour. */
function estimate(interval: MeanInterval, y: number, kind: "relaxation" | "car"): Mark[] {
  const mark = kind === "car" ? square : dot;
  return [
    line(place(interval.low), y, place(interval.high), y, kind),
    mark(place(interval.estimate), y, kind, tipOf(kind === "car" ? "car match" : "relaxation match", interval)),
  ];
}

/** Relaxation and car match of every run with their intervals, on one scale from 0 to 100 percent. */
export function plotMatches(rows: readonly ReportRow[]): Drawing {
  const whole = rows.filter(isWhole);
  const height = top + whole.length * rowHeight + 8;
  const marks = whole.flatMap((row, index) => {
    const y = top + index * rowHeight + rowHeight / 2;
    return [
      text(left - 10, y + 4, nameOf(row), "end"),
      ...estimate(row.relaxMatch, y - 5, "relaxation"),
      ...estimate(row.carMatch, y + 5, "car"),
    ];
  });
  return drawing("Relaxation match and car match by run", height, [...scale(height), ...marks]);
}

/** Relaxation match by setting with intervals, as the first half of the paper's third figure. */
export function plotSettings(rows: readonly ReportRow[]): Drawing {
  return bySetting("Relaxation match by setting", rows, (row, y) => estimate(row.relaxMatch, y, "relaxation"), true);
}

/** Number of dialogues that ended without a car by setting: the second half of that figure. */
export function plotUnsat(rows: readonly ReportRow[]): Drawing {
  const most = Math.max(1, ...rows.filter(isOfSetting).map(({ summary }) => summary.unsat.count));
  return bySetting("Dialogues without a car by setting", rows, ({ summary }, y) => {
    const { count } = summary.unsat;
    return [
      rect(left, y - 8, (count / most) * wide, 16, "car-bar", `${count} of ${summary.n} without a car`),
      text(place(count / most) + 8, y + 4, `${count} of ${summary.n}`),
    ];
  });
}

function isOfSetting({ setting, items }: ReportRow): boolean {
  return setting !== "all" && setting !== "without S1" && items === "all";
}

/** Groups by setting, a line for each run. */
function bySetting(
  title: string,
  rows: readonly ReportRow[],
  draw: (row: ReportRow, y: number) => Mark[],
  scaled = false,
): Drawing {
  const some = rows.filter(isOfSetting);
  const settings = [...new Set(some.map(({ setting }) => setting))].sort();
  const marks: Mark[] = [];
  let y = top + 4;
  for (const setting of settings) {
    marks.push(text(8, y + 14, setting, "start", "heading"));
    y += some.length > settings.length ? 18 : 0;
    for (const row of some.filter((each) => each.setting === setting)) {
      const middle = y + rowHeight / 2;
      marks.push(text(left - 10, middle + 4, nameOf(row), "end"), ...draw(row, middle));
      y += rowHeight;
    }
    y += 10;
  }
  return drawing(title, y, [...(scaled ? scale(y) : []), ...marks]);
}

/** Ways to miss in plain words, in the order the first that applies is taken. */
export const causeNames: Readonly<Record<MissCause | "match", string>> = {
  match: "match",
  "target-missing": "target not read",
  "target-misread": "target misread",
  "other-misread": "another misread",
  tie: "tie",
  "wrong-choice": "wrong choice",
};

/** Matches and causes of misses of every run, as shares of its dialogues, each with its count. */
export function plotMisses(rows: readonly ReportRow[]): Drawing {
  const whole = rows.filter(isWhole);
  const height = top + whole.length * rowHeight + 34;
  const marks = whole.flatMap((row, index) => {
    const y = top + index * rowHeight + 5;
    let x = left;
    const { n, relaxMatch, misses } = row.summary;
    const parts = [["match", relaxMatch.count] as const, ...missCauses.map((cause) => [cause, misses[cause]] as const)];
    const bars = parts.flatMap(([kind, count]) => {
      const width = n > 0 ? (count / n) * wide : 0;
      const middle = x + width / 2;
      const bar = rect(x, y, width, rowHeight - 8, kind, `${causeNames[kind]}: ${count} of ${n}`);
      x += width;
      const fits = width > 8 * String(count).length + 4;
      return [bar, ...(fits ? [text(middle, y + 13, String(count), "middle", `on-${kind}`)] : [])];
    });
    return [text(left - 10, y + 13, nameOf(row), "end"), ...bars];
  });
  const legend = (["match", ...missCauses] as const).flatMap((kind, index) => [
    rect(10 + index * 132, height - 22, 11, 11, kind, causeNames[kind]),
    text(26 + index * 132, height - 12, causeNames[kind]),
  ]);
  return drawing("Matches and misses by cause", height, [...marks, ...legend]);
}

/** Every drawing of a report, by the name its file gets. */
export function reportPlots(rows: readonly ReportRow[]): { name: string; drawing: Drawing }[] {
  return [
    { name: "matches", drawing: plotMatches(rows) },
    { name: "settings", drawing: plotSettings(rows) },
    { name: "unsat", drawing: plotUnsat(rows) },
    { name: "misses", drawing: plotMisses(rows) },
  ];
}

function drawing(title: string, height: number, marks: readonly Mark[]): Drawing {
  return { title, width: left + wide + 90, height, marks };
}

function scale(height: number): Mark[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    line(place(share), top - 6, place(share), height - 4, "grid"),
    text(place(share), top - 10, `${100 * share} %`, "middle", "tick"),
  ]);
}
