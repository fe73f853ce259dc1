import { type CorrectionSetRecord, relaxationResultSchema } from "@/lib/trade-offs/relaxation";
import type { EventRecord } from "./run-record";

/** What an arm decided when a search first ran empty. */
export interface Decision {
  turn: number | null;
  method: string;
  status: string;
  /** Ids of the wishes that gave way; empty when the arm recommended nothing. */
  chosen: string[];
  candidates: CorrectionSetRecord[];
}

/** The first decision of a trial: what the arm did before the participant could correct it. `null` when none was needed. */
export function firstDecision(events: readonly EventRecord[], trial: number): Decision | null {
  const event = events.find((each) => each.trial === trial && each.name === "relaxation-choose");
  return event ? readDecision(event) : null;
}

/** A recorded decision; `null` for an event that holds none. */
export function readDecision({ turn, data }: EventRecord): Decision | null {
  const held = data as { method?: unknown; result?: unknown };
  const result = relaxationResultSchema.safeParse(held.result);
  if (!result.success) return null;
  const { status, relaxed, correctionSets } = result.data;
  return {
    turn,
    method: String(held.method ?? ""),
    status,
    chosen: status === "relaxed" ? relaxed.map(({ constraint }) => constraint.id) : [],
    candidates: correctionSets,
  };
}

/**
 * Ids of the wishes that had given way when the search ended, after the arm's questions and the participant's choices.
 * `null` when nothing had to give way by then.
 */
export function givenAtEnd(events: readonly EventRecord[], trial: number): string[] | null {
  const own = events.filter((each) => each.trial === trial);
  const choice = own.findLast(({ name }) => name === "relaxation-choose");
  const read = own.findLast(({ name }) => name === "lattice-read");
  if (!choice || (read && read.turn !== choice.turn)) return null;
  const held = choice.data as { concession?: { adjustments?: { id: string }[] } | null };
  return held.concession?.adjustments?.map(({ id }) => id) ?? [];
}
