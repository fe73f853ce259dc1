import { log } from "./log";
import { runningCount } from "./turn/running-turns";

// Kept on globalThis: start-up and route handlers are bundled apart.
const shared = globalThis as typeof globalThis & { leewayEnding?: boolean };

/** Whether the server has been told to end; `/api/ready` then says no, so that a balancer sends nothing more here. */
export function isEnding(): boolean {
  return shared.leewayEnding ?? false;
}

/**
 * Notes that the server is told to end. Next itself then takes no more connections, lets open answers end, waits for the
 * turns whose shopper has gone (`after` in the turns route) and exits. `endConnections` closes those that owe no answer.
 */
export function noteEnding(endConnections: () => void): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      shared.leewayEnding = true;
      log.info({ signal, running: runningCount() }, "ending");
      endConnections();
    });
  }
}
