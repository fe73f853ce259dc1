import { log } from "./log";
import { processWide } from "./process-wide";
import { runningCount } from "./turn/running-turns";

const state = processWide("leewayEnding", () => ({ isEnding: false }));

/** While true, `/api/ready` says no so a balancer sends nothing more. */
export function isEnding(): boolean {
  return state().isEnding;
}

/** Next finishes open answers and exits. This closes connections that owe none. */
export function noteEnding(endConnections: () => void): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      state().isEnding = true;
      log.info({ signal, running: runningCount() }, "ending");
      endConnections();
    });
  }
}
