import type { DrawnLine, NodeView } from "@/components/compare/comparison-view";

export interface Lane {
  method: string;
  d: string;
  name: string;
  line: DrawnLine;
  stop: string | null;
}

export interface PlacedNode extends NodeView {
  x: number;
  y: number;
  /** Radius in pixels. The top is a capsule. */
  r: number;
  visited: boolean;
  lines: string[];
  labelX: number;
  anchor: "start" | "end";
}
