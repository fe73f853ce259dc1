import type { MeanInterval } from "@/lib/statistics/bootstrap";
import type { AskingRow } from "./asking-row";
import { type Drawing, dot, line, type Mark, square, text } from "./svg";

/** A line of a label, and about the width of a letter. */
const labelHeight = 13;
const labelWidth = 6.5;
const panel = { left: 60, top: 44, width: 300, height: 220, gap: 90 };

/** Satisfaction and relaxation match of every run against its questions (left) and its seconds (right). */
export function plotAsking(rows: readonly AskingRow[]): Drawing {
  const range = rangeOf(rows.flatMap(({ relaxMatch, weightKept }) => [relaxMatch, weightKept]));
  const panels = [
    { title: "questions", of: (row: AskingRow) => row.questions },
    { title: "seconds", of: (row: AskingRow) => row.seconds },
  ];
  return {
    title: "Quality against questions and burden",
    width: panel.left + 2 * panel.width + panel.gap + 150,
    height: panel.top + panel.height + 60,
    marks: [
      text(panel.left, 16, "filled dot: relaxation with car; hollow square: weight of the wishes met"),
      ...panels.flatMap(({ title, of }, index) => panelMarks(rows, { title, of, index, range })),
    ],
  };
}

interface Panel {
  title: string;
  of: (row: AskingRow) => MeanInterval;
  index: number;
  range: { low: number; high: number };
}

function panelMarks(rows: readonly AskingRow[], { title, of, index, range }: Panel): Mark[] {
  const left = panel.left + index * (panel.width + panel.gap);
  const most = Math.max(...rows.map((row) => of(row).high), 1);
  const x = (value: number) => left + (value / most) * panel.width;
  const y = (value: number) => panel.top + panel.height * (1 - (value - range.low) / (range.high - range.low));
  const ticks = [0, 0.5, 1].flatMap((share) => {
    const value = range.low + share * (range.high - range.low);
    return [
      line(left, y(value), left + panel.width, y(value), "grid"),
      text(left - 8, y(value) + 4, `${(100 * value).toFixed(0)} %`, "end", "tick"),
      text(x(share * most), panel.top + panel.height + 18, (share * most).toFixed(1), "middle", "tick"),
    ];
  });
  const marks = rows.flatMap((row) => {
    const at = of(row);
    const across = (value: MeanInterval, kind: string): Mark[] => [
      line(x(at.low), y(value.estimate), x(at.high), y(value.estimate), kind),
      line(x(at.estimate), y(value.low), x(at.estimate), y(value.high), kind),
    ];
    const tip = (value: MeanInterval) =>
      `${row.name}: ${(100 * value.estimate).toFixed(1)} % at ${at.estimate.toFixed(1)} ${title}`;
    return [
      ...across(row.relaxMatch, "relaxation"),
      dot(x(at.estimate), y(row.relaxMatch.estimate), "relaxation", tip(row.relaxMatch)),
      ...across(row.weightKept, "car"),
      square(x(at.estimate), y(row.weightKept.estimate), "car", tip(row.weightKept)),
    ];
  });
  const labels = apart(
    rows.map((row) => ({ x: x(of(row).estimate) + 8, y: y(row.relaxMatch.estimate) + 4, words: row.name })),
  ).map((label) => text(label.x, label.y, label.words));
  return [
    ...labels,
    text(left + panel.width / 2, panel.top + panel.height + 40, title, "middle", "heading"),
    ...ticks,
    ...marks,
  ];
}

/** Moves labels down that would lie on one another. */
function apart(labels: readonly { x: number; y: number; words: string }[]) {
  const placed: { x: number; y: number; words: string }[] = [];
  for (const label of [...labels].sort((a, b) => a.y - b.y || a.x - b.x)) {
    let y = label.y;
    const hits = () =>
      placed.find(
        (other) =>
          Math.abs(other.y - y) < labelHeight &&
          label.x < other.x + other.words.length * labelWidth &&
          other.x < label.x + label.words.length * labelWidth,
      );
    for (let other = hits(); other; other = hits()) y = other.y + labelHeight;
    placed.push({ ...label, y });
  }
  return placed;
}

function rangeOf(intervals: readonly MeanInterval[]): { low: number; high: number } {
  const low = Math.floor(Math.min(...intervals.map((each) => each.low)) * 20) / 20;
  const high = Math.ceil(Math.max(...intervals.map((each) => each.high)) * 20) / 20;
  return { low, high: Math.max(high, low + 0.05) };
}
