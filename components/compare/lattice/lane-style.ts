import { type WordTable, wordTable } from "@/lib/constraints/word-table";

/** How a method's line is drawn, so that it is told from the others without colour. */
export interface LaneStyle {
  width: number;
  dash?: string;
  cap: "butt" | "round";
}

const styles: WordTable<LaneStyle> = wordTable({
  local: { width: 2.5, cap: "butt" },
  hybrid: { width: 2.5, dash: "8 3", cap: "butt" },
  formal: { width: 2.75, dash: "0 5", cap: "round" },
  optimal: { width: 4, cap: "butt" },
  global: { width: 2.5, dash: "10 3 2 3", cap: "butt" },
  greedy: { width: 1.5, dash: "5 3", cap: "butt" },
  pairwise: { width: 4.5, dash: "1.25 2.5", cap: "butt" },
});

/** The line of a method; a plain one for a method without its own. */
export function laneStyle(method: string): LaneStyle {
  return styles[method] ?? { width: 2, cap: "butt" };
}
