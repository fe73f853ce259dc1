import type { SegmentAct } from "./act-model";
import type { Segment } from "./segments";

export type Placed = SegmentAct & { from: number; to: number };

export const isIn =
  ({ start, end }: Pick<Segment, "start" | "end">) =>
  (each: { start: number }) =>
    each.start >= start && each.start < end;

/** Offsets stay valid. A comma keeps what is left apart. */
export function blanked(words: string, blanks: readonly { start: number; end: number }[]): string {
  return blanks.reduce((left, { start, end }) => {
    const before = left.slice(0, start);
    return `${before}${(/[^\s.,;!?]\s*$/.test(before) ? "," : "").padEnd(end - start)}${left.slice(end)}`;
  }, words);
}
