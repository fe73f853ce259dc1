import { processWide } from "@/app/_server/process-wide";

const running = processWide("leewayRunning", () => new Map<string, AbortController>());

function keyOf(conversationId: string, messageId: string): string {
  return `${conversationId}/${messageId}`;
}

/** Milliseconds between two looks whether a turn still counts; most turns are over before the first. */
const beatEvery = 1000;

/**
 * Runs a turn with a signal that is raised when the turn is stopped: at once by `abortTurn` in this process, within a
 * second through the database when another server took the stop.
 *
 * @param beat says that the turn is still worked on; false when it no longer counts.
 */
export async function runStoppable<T>(
  turn: { conversationId: string; messageId: string },
  beat: () => Promise<boolean>,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const key = keyOf(turn.conversationId, turn.messageId);
  const controller = new AbortController();
  running().set(key, controller);
  // A database that does not answer for a moment is no reason to stop.
  const look = () =>
    beat().then(
      (counts) => counts || controller.abort(),
      () => undefined,
    );
  const timer = setInterval(look, beatEvery);
  try {
    return await run(controller.signal);
  } finally {
    clearInterval(timer);
    if (running().get(key) === controller) running().delete(key);
  }
}

/** Ends what a stopped turn of this process still waits for. */
export function abortTurn(conversationId: string, messageId: string): void {
  running().get(keyOf(conversationId, messageId))?.abort();
}

/** How many turns this process works on. */
export function runningCount(): number {
  return running().size;
}
