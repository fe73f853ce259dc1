import { relaxationResultSchema } from "@/lib/trade-offs/relaxation";
import type { EventRecord } from "./run-record";

/** An arm's decision when a search first ran empty. */
export type Decision = NonNullable<ReturnType<typeof readDecision>>;

/** A trial's first decision, before the participant could correct the arm. `null` when there was none. */
export function firstDecision(events: readonly EventRecord[], trial: number): Decision | null {
  const event = events.find((each) => each.trial === trial && each.name === "relaxation-choose");
  return event ? readDecision(event) : null;
}

export function readDecision({ turn, data }: EventRecord) {
  const held = data as { method?: unknown; result?: unknown };
  const result = relaxationResultSchema.safeParse(held.result);
  if (!result.success) return null;
  const { status, relaxed, correctionSets, outside } = result.data;
  return {
    turn,
    method: String(held.method ?? ""),
    status,
    /** Ids. Empty when the arm recommended nothing. */
    chosen: status === "relaxed" ? relaxed.map(({ constraint }) => constraint.id) : [],
    candidates: correctionSets,
    /** Whether what is asked outside failed, so that the method decided. `null` where nothing is. */
    fellBack: outside ? outside.outcome !== "chosen" : null,
  };
}

/** Wishes given up when the search ended. `null` when none were. */
export function givenAtEnd(events: readonly EventRecord[], trial: number): string[] | null {
  const own = events.filter((each) => each.trial === trial);
  const choice = own.findLast(({ name }) => name === "relaxation-choose");
  const read = own.findLast(({ name }) => name === "lattice-read");
  if (!choice || (read && read.turn !== choice.turn)) return null;
  const held = choice.data as { concession?: { adjustments?: { id: string }[] } | null };
  return held.concession?.adjustments?.map(({ id }) => id) ?? [];
}
