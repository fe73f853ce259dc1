import { readdirSync, readFileSync } from "node:fs";

/**
 * Processor time of all threads of a process so far, in milliseconds, to the microsecond; `null` where the system does
 * not tell. Threads that have ended are no longer in it.
 */
export function processorTimeOf(pid: number): Map<string, number> | null {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread): [string, number] => {
      const [nanoseconds = "0"] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
      return [thread, Number(nanoseconds) / 1e6];
    });
    return new Map(threads);
  } catch {
    return null;
  }
}

/** What the threads of a process spent between two looks. */
export function spentBetween(before: Map<string, number> | null, after: Map<string, number> | null): number | null {
  if (!before || !after) return null;
  let spent = 0;
  for (const [thread, time] of after) spent += time - (before.get(thread) ?? 0);
  return Math.max(0, spent);
}
