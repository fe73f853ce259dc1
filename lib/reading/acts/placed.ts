import type { SegmentAct } from "./act-model";
import type { Segment } from "./segments";

/** A clause with its act and character range. */
export type Placed = SegmentAct & { from: number; to: number };

/** Whether something starts in a clause. */
export const isIn =
  ({ start, end }: Pick<Segment, "start" | "end">) =>
  (each: { start: number }) =>
    each.start >= start && each.start < end;

/** Blanks out stretches of a message. Offsets stay valid. */
export function blanked(words: string, blanks: readonly { start: number; end: number }[]): string {
  return blanks.reduce(
    (left, { start, end }) => `${left.slice(0, start)}${" ".repeat(end - start)}${left.slice(end)}`,
    words,
  );
}
