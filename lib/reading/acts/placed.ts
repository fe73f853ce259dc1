import type { SegmentAct } from "./act-model";
import type { Segment } from "./segments";

/** A clause with what it does and where its letters are. */
export type Placed = SegmentAct & { from: number; to: number };

/** Whether something begins in a clause. */
export const isIn =
  ({ start, end }: Pick<Segment, "start" | "end">) =>
  (each: { start: number }) =>
    each.start >= start && each.start < end;

/** A message with some stretches blanked out, so that offsets hold. */
export function blanked(words: string, blanks: readonly { start: number; end: number }[]): string {
  return blanks.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${" ".repeat(end - start)}${left.slice(end)}`,
    words,
  );
}
