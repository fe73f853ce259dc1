import type { Database } from "@/db/connection/database";
import { logFault } from "./log";
import { firstPageFacts } from "./pages/first-page-facts";
import { processWide } from "./process-wide";
import { warmDesk } from "./reading/request-desk";
import { loadDefaultCatalog } from "./services";

const state = processWide("leewayWarming", () => ({ isWarming: false }));

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
