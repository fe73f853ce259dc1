// Kept on globalThis: route handlers are bundled apart and must see the same turns.
const shared = globalThis as typeof globalThis & { leewayRunning?: Map<string, AbortController> };

function running(): Map<string, AbortController> {
  shared.leewayRunning ??= new Map();
  return shared.leewayRunning;
}

function keyOf(conversationId: string, messageId: string): string {
  return `${conversationId}/${messageId}`;
}

/** Runs a turn with a signal that `abortTurn` raises. */
export async function runStoppable<T>(
  turn: { conversationId: string; messageId: string },
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const key = keyOf(turn.conversationId, turn.messageId);
  const controller = new AbortController();
  running().set(key, controller);
  try {
    return await run(controller.signal);
  } finally {
    if (running().get(key) === controller) running().delete(key);
  }
}

/** Ends what a stopped turn still waits for. A turn of another process ends by its own time limit. */
export function abortTurn(conversationId: string, messageId: string): void {
  running().get(keyOf(conversationId, messageId))?.abort();
}
