import type { DrawnLine, NodeView } from "@/components/compare/comparison-view";

export interface Lane {
  method: string;
  d: string;
  name: string;
  line: DrawnLine;
  /** Id of the empty node where a line without an answer ends. */
  stop: string | null;
}

export interface PlacedNode extends NodeView {
  x: number;
  y: number;
  /** Radius, in pixels; the top is a capsule. */
  r: number;
  /** Whether some method's line stops here. */
  visited: boolean;
  /** The label, line by line. */
  lines: string[];
  labelX: number;
  anchor: "start" | "end";
}
