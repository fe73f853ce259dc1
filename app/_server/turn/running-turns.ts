import { processWide } from "@/lib/process-wide";

const running = processWide("leewayRunning", () => new Map<string, AbortController>());

function keyOf(conversationId: string, messageId: string): string {
  return `${conversationId}/${messageId}`;
}

/** Milliseconds. Most turns end before the first check. */
const beatEvery = 1000;

/** Runs a turn with a stop signal: instant here, in a second from another server. @param beat false once stopped. */
export async function runStoppable<T>(
  turn: { conversationId: string; messageId: string },
  beat: () => Promise<boolean>,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const key = keyOf(turn.conversationId, turn.messageId);
  const controller = new AbortController();
  running().set(key, controller);
  // A brief database silence is no reason to stop.
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

export function abortTurn(conversationId: string, messageId: string): void {
  running().get(keyOf(conversationId, messageId))?.abort();
}

export function runningCount(): number {
  return running().size;
}
