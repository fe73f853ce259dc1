import { type Constraint, levelOf } from "@/lib/constraints";
import type { TranscriptReading } from "@/lib/reading/transcript-reading";

/** Uses the latest message that states a wish's value, and its question. */
export function weighLocal(reading: TranscriptReading): Constraint[] {
  return reading.wishes.constraints.map((constraint) => {
    let stated: Pick<Constraint, "weight" | "interval" | "locked"> = constraint;
    for (const { edits } of reading.messages) {
      const added = edits.findLast((edit) => edit.kind === "add" && edit.constraint.id === constraint.id);
      if (added?.kind === "add") stated = added.constraint;
      const changed = edits.some((edit) => edit.kind === "change" && edit.id === constraint.id);
      const weighed = edits.findLast((edit) => edit.kind === "weigh" && edit.id === constraint.id);
      if (changed && weighed?.kind === "weigh") stated = { ...weighed, locked: levelOf(weighed.weight) === "must" };
    }
    const { interval: _old, ...rest } = constraint;
    return {
      ...rest,
      weight: stated.weight,
      level: levelOf(stated.weight),
      locked: stated.locked,
      ...(stated.interval ? { interval: stated.interval } : {}),
    };
  });
}
