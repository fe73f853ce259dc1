import type { Database } from "@/db/connection/database";
import { processWide } from "@/lib/process-wide";
import { log, logFault } from "./log";
import { firstPageFacts } from "./pages/first-page-facts";
import { warmDesk } from "./reading/request-desk";
import { loadDefaultCatalog } from "./services";
import { runningCount } from "./turn/running-turns";

/** While either is true, `/api/ready` says no, so no visitor waits for the products and a balancer sends nothing more. */
export const readiness = processWide("leewayReadiness", () => ({ isWarming: false, isEnding: false }));

/** Logs failures, which only slow the first visitor. */
export async function warmUp(db: Database): Promise<void> {
  readiness().isWarming = true;
  try {
    const catalog = await loadDefaultCatalog(db);
    await Promise.all([firstPageFacts(catalog), warmDesk(await catalog.vocabulary())]);
  } catch (error) {
    logFault(error, "the products could not be loaded beforehand");
  } finally {
    readiness().isWarming = false;
  }
}

/** Next finishes open answers and exits. This closes connections that owe none. */
export function noteEnding(endConnections: () => void): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      readiness().isEnding = true;
      log.info({ signal, running: runningCount() }, "ending");
      endConnections();
    });
  }
}
