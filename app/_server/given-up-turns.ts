import { LRUCache } from "lru-cache";
import type { TurnRun } from "@/db/queries/complete-turn";
import { processWide } from "./process-wide";

/** Runs kept before the oldest is forgotten; the database then waits until they were silent for long enough. */
const mostKept = 1000;

const kept = processWide("leewayGivenUp", () => new LRUCache<string, TurnRun>({ max: mostKept }));

/** Notes that this process works on a run no more, though the database could not be told. */
export function giveUpTurn(run: TurnRun): void {
  kept().set(run.conversationId, run);
}

/** The run of a conversation that nobody works on any more. */
export function givenUpRun(conversationId: string): TurnRun | undefined {
  return kept().get(conversationId);
}

/** The database knows now. */
export function forgetGivenUp({ conversationId, turnId, attempt }: TurnRun): void {
  const held = kept().get(conversationId);
  if (held?.turnId === turnId && held.attempt === attempt) kept().delete(conversationId);
}
