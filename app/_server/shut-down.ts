import { log } from "./log";
import { runningCount } from "./turn/running-turns";

// On globalThis: start-up and route handlers are bundled apart.
const shared = globalThis as typeof globalThis & { leewayEnding?: boolean };

/** Whether the server is ending; `/api/ready` then says no, so that a balancer sends nothing more here. */
export function isEnding(): boolean {
  return shared.leewayEnding ?? false;
}

/** Handles the order to end. Next finishes open answers and turns and exits; this closes connections that owe none. */
export function noteEnding(endConnections: () => void): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      shared.leewayEnding = true;
      log.info({ signal, running: runningCount() }, "ending");
      endConnections();
    });
  }
}
