import type { Edit } from "@/lib/constraints/edit";
import type { MessageReading } from "@/lib/reading/edits/message-reading";
import type { WishStance } from "@/lib/reading/heard";
import type { ReadInput } from "@/lib/reading/preference-reader";
import { readWords } from "@/lib/reading/read-words";
import type { SegmentAct } from "./act-model";
import { blanked, isIn, type Placed } from "./placed";
import { saysValue } from "./said-stances";
import type { Segment } from "./segments";

/** "Put the mileage back", "I said 40!": wanting back what gave way, or repeating it, keeps it. */
export function keepIn(
  { chances, start, end }: Pick<Segment, "start" | "end"> & Pick<SegmentAct, "chances">,
  { constraints, screen }: Pick<ReadInput, "constraints" | "screen">,
  reading: MessageReading,
): number {
  const gone = constraints.filter(({ id }) => screen?.gaveWay.includes(id));
  const isInside = isIn({ start, end });
  const isNamed = [
    ...reading.topics.filter(isInside).flatMap(({ slots }) => [...slots]),
    ...reading.statements.filter(isInside).map(({ slot }) => slot),
  ].some((slot) => gone.some((each) => each.slot === slot));
  const repeats = gone.some((each) => saysValue({ start, end }, reading, each));
  const saysBack = reading.tokens.slice(start, end).some(({ word }) => word === "back");
  return chances.keep + (saysBack && (isNamed || repeats) ? chances.takeback : 0) + (repeats ? chances.complain : 0);
}

/** "The Toyota stays, that's a must": what a sentence keeps and calls a must is locked. */
export function mustsKept(input: ReadInput, placed: readonly Placed[], stances: readonly WishStance[]): Edit[] {
  const ids = new Set(stances.flatMap(({ kind, id }) => (kind === "keep" ? [id] : [])));
  if (ids.size === 0) return [];
  const keeping = new Set(placed.filter(({ chances }) => chances.keep > chances.give).map(({ sentence }) => sentence));
  const others = placed.filter(({ sentence }) => !keeping.has(sentence));
  const words = blanked(
    input.words,
    others.map(({ from, to }) => ({ start: from, end: to })),
  );
  return readWords({ ...input, words }).edits.filter((edit) => edit.kind === "lock" && edit.locked && ids.has(edit.id));
}
