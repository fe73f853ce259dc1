import { sharedDatabase } from "@/db/connection/client";
import type { Database } from "@/db/connection/database";
import { openJobQueue } from "@/db/job-queue";
import { removeUnopened } from "@/db/queries/retention";
import { studyStore } from "@/db/queries/study/study-store";
import { environment } from "@/lib/env";
import { sweepRuns } from "@/lib/study/service/end-run";
import type { RunContext } from "@/lib/study/service/run";
import { log, logFault } from "./log";
import { database } from "./services";
import { runContext } from "./study/open-run";

const everySeconds = 3600;

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
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, "what may be kept no longer was removed");
}

function onFault(error: unknown): void {
  logFault(error, "what may be kept no longer could not be removed");
}

/** Removes unopened searches, studies' data past `retainUntil`, and overdue runs. Idempotent. */
export async function keepNoLonger(db: Database, { days, context }: { days: number; context: RunContext }) {
  const since = new Date(context.now.getTime() - days * 86_400_000);
  const { searches, guests } = await removeUnopened(db, since);
  const { timedOut, deleted } = await sweepRuns(studyStore(db), context);
  return { searches, guests, runsEnded: timedOut, runsDeleted: deleted };
}
