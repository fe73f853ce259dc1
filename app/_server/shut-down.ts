import { log } from "./log";
import { runningCount } from "./turn/running-turns";

// On globalThis: start-up and route handlers are bundled apart.
const shared = globalThis as typeof globalThis & { leewayEnding?: boolean };

/** While true, `/api/ready` says no so a balancer sends nothing more. */
export function isEnding(): boolean {
  return shared.leewayEnding ?? false;
}

/** Next finishes open answers and exits. This closes connections that owe none. */
export function noteEnding(endConnections: () => void): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      shared.leewayEnding = true;
      log.info({ signal, running: runningCount() }, "ending");
      endConnections();
    });
  }
}
