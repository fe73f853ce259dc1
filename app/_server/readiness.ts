import type { Database } from "@/db/connection/database";
import { processWide } from "@/lib/process-wide";
import { log, logFault } from "./log";
import { firstPageFacts } from "./pages/first-page-facts";
import { warmDesk } from "./reading/request-desk";
import { loadDefaultCatalog } from "./services";
import { runningCount } from "./turn/running-turns";

const state = processWide("leewayReadiness", () => ({ isWarming: false, isEnding: false }));

/** While true, `/api/ready` says no so the first visitor does not wait. */
export function isWarming(): boolean {
  return state().isWarming;
}

/** Logs failures, which only slow the first visitor. */
export async function warmUp(db: Database): Promise<void> {
  state().isWarming = true;
  try {
    const catalog = await loadDefaultCatalog(db);
    await Promise.all([firstPageFacts(catalog), warmDesk(await catalog.vocabulary())]);
  } catch (error) {
    logFault(error, "the cars could not be loaded beforehand");
  } finally {
    state().isWarming = false;
  }
}

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
