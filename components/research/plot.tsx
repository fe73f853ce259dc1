import { type WordTable, wordTable } from "@/lib/constraints/word-table";
import type { PlotMark, PlotView } from "./benchmark/report-view";

/** Looks by what a mark is; shades of misses differ in lightness, so that they stay apart in print. */
const looks: WordTable<string> = wordTable({
  label: "fill-ink text-small",
  heading: "fill-ink text-small font-semibold",
  tick: "fill-ink3 text-small",
  grid: "stroke-line",
  relaxation: "fill-ink stroke-ink",
  car: "fill-paper stroke-keep",
  "car-bar": "fill-edge",
  match: "fill-keep",
  "on-match": "fill-paper text-small",
  "target-missing": "fill-[#7a2f0c]",
  "on-target-missing": "fill-white text-small",
  "target-misread": "fill-[#b0430c]",
  "on-target-misread": "fill-white text-small",
  "other-misread": "fill-[#d98a5b]",
  "on-other-misread": "fill-[#1c1a17] text-small",
  tie: "fill-[#ecbf9f]",
  "on-tie": "fill-[#1c1a17] text-small",
  "wrong-choice": "fill-[#f8e4d5] stroke-edge stroke-[0.5]",
  "on-wrong-choice": "fill-[#1c1a17] text-small",
});

/** A drawing of a report, with a tip for every mark that stands for a figure. */
export function Plot({ title, width, height, marks }: PlotView) {
  return (
    <svg
      role="img"
      aria-label={title}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      className="max-w-none"
    >
      {marks.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are drawn in order and never move
        <PlotShape key={index} {...mark} />
      ))}
    </svg>
  );
}

function PlotShape(mark: PlotMark) {
  const className = looks[mark.kind] ?? "";
  switch (mark.shape) {
    case "text":
      return (
        <text x={mark.x} y={mark.y} textAnchor={mark.anchor} className={className}>
          {mark.words}
        </text>
      );
    case "line":
      return (
        <line
          x1={mark.x1}
          y1={mark.y1}
          x2={mark.x2}
          y2={mark.y2}
          strokeWidth={mark.kind === "grid" ? 1 : 1.5}
          className={className}
        />
      );
    case "rect":
      return (
        <rect x={mark.x} y={mark.y} width={mark.width} height={mark.height} className={className}>
          <title>{mark.tip}</title>
        </rect>
      );
    case "dot":
      return (
        <circle cx={mark.x} cy={mark.y} r={4} className={className}>
          <title>{mark.tip}</title>
        </circle>
      );
    case "square":
      return (
        <rect x={mark.x - 4} y={mark.y - 4} width={8} height={8} strokeWidth={1.5} className={className}>
          <title>{mark.tip}</title>
        </rect>
      );
  }
}
