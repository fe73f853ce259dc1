import type { SegmentAct } from "./act-model";
import type { Segment } from "./segments";

export type Placed = SegmentAct & { from: number; to: number };

export const isIn =
  ({ start, end }: Pick<Segment, "start" | "end">) =>
  (each: { start: number }) =>
    each.start >= start && each.start < end;

/** Offsets stay valid. */
export function blanked(words: string, blanks: readonly { start: number; end: number }[]): string {
  return blanks.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${",".padEnd(end - start)}${left.slice(end)}`,
    words,
  );
}
