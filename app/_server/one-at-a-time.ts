import { Refusal } from "./refusal";

/** Comparisons that may wait for their turn. */
const mostWaiting = 30;

// Kept on globalThis: route handlers are bundled apart and wait in one line.
const shared = globalThis as typeof globalThis & { leewayLine?: { last: Promise<unknown>; waiting: number } };

/**
 * Does long work of several requests one after the other: whoever asks for little in between waits for one piece of it,
 * not for a piece of each. Refused when too many wait already.
 */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  shared.leewayLine ??= { last: Promise.resolve(), waiting: 0 };
  const line = shared.leewayLine;
  if (line.waiting >= mostWaiting) {
    throw new Refusal(503, "too-busy", "Many comparisons are asked for just now: try again in a moment.");
  }
  line.waiting += 1;
  const turn = line.last.then(work);
  line.last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    line.waiting -= 1;
  }
}

/** Lets others have the processor in the middle of long work. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
