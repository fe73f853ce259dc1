import type { DrawnLine } from "@/components/compare/comparison-view";

export function LaneSample({ line, followed, width = 42 }: { line: DrawnLine; followed: boolean; width?: number }) {
  const { width: strokeWidth, dash, cap } = line;
  return (
    <svg width={width} height="8" viewBox={`0 0 ${width} 8`} aria-hidden="true" className="shrink-0">
      <path
        d={`M2 4H${width - 2}`}
        fill="none"
        strokeWidth={strokeWidth}
        strokeDasharray={dash}
        strokeLinecap={cap}
        className={followed ? "stroke-give" : "stroke-ink"}
      />
    </svg>
  );
}
