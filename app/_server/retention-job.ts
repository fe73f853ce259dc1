import { sharedDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { eraseRemains, hasWithdrawn } from "@/db/erase-remains";
import { openJobQueue } from "@/db/job-queue";
import { removeUnopened } from "@/db/queries/retention";
import { studyStore } from "@/db/queries/study/study-store";
import { environment } from "@/lib/env";
import { processWide } from "@/lib/process-wide";
import { remainsDays } from "@/lib/study/run-view";
import { sweepRuns } from "@/lib/study/service/end-run";
import type { RunContext } from "@/lib/study/service/study-store";
import { log, logFault } from "./log";
import { database } from "./services";
import { runContext } from "./study/study-post";

const everySeconds = 3600;
const dayMilliseconds = 86_400_000;

/** Removes expired data hourly, on one server of a shared Postgres. */
export async function removeInTime(): Promise<void> {
  const opened = await sharedDatabase();
  const queue =
    opened.kind === "server" ? await openJobQueue<object>(opened, "retention", { onFault, work: remove }) : null;
  const round = () => {
    const done = queue ? queue.add({}, { onceIn: everySeconds }) : remove();
    done.catch(onFault);
  };
  round();
  setInterval(round, everySeconds * 1000).unref();
}

async function remove(): Promise<void> {
  const removed = await keepNoLonger(await database(), { days: environment().RETENTION_DAYS, context: runContext() });
  await eraseInTime(removed.runsDeleted > 0);
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, "what may be kept no longer was removed");
}

const erased = processWide("leewayErased", () => ({ at: 0 }));

/** Once a day for as long as a withdrawal is fresh, so that a day the server slept through is made up for. */
async function eraseInTime(hasDeleted: boolean): Promise<void> {
  const now = Date.now();
  if (now - erased().at < dayMilliseconds) return;
  const opened = await sharedDatabase();
  const since = new Date(now - 2 * remainsDays * dayMilliseconds).toISOString().slice(0, 10);
  if (!hasDeleted && !(await hasWithdrawn(opened, since))) return;
  await eraseRemains(opened);
  erased().at = now;
  log.info("files that held deleted rows were rewritten");
}

function onFault(error: unknown): void {
  logFault(error, "what may be kept no longer could not be removed");
}

/** Removes unopened searches, studies' data past `retainUntil`, and overdue runs. Idempotent. */
export async function keepNoLonger(db: Database, { days, context }: { days: number; context: RunContext }) {
  const since = new Date(context.now.getTime() - days * dayMilliseconds);
  const { searches, guests } = await removeUnopened(db, since);
  const { timedOut, deleted } = await sweepRuns(studyStore(db), context);
  return { searches, guests, runsEnded: timedOut, runsDeleted: deleted };
}
