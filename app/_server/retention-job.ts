import { sharedDatabase } from "@/db/connection/client";
import { type JobQueue, openJobQueue } from "@/db/job-queue";
import { environment } from "@/lib/env";
import { faultOf } from "./fault-of";
import { keepNoLonger } from "./keep-no-longer";
import { log } from "./log";
import { database } from "./services";
import { runContext } from "./study/run-context";

const everySeconds = 3600;

/**
 * From the start on, every hour, what may be kept no longer is removed, also when nobody comes any more. Servers of one
 * Postgres order it through their queue, so that one of them does it; on the embedded database this process does.
 */
export async function removeInTime(): Promise<void> {
  const opened = await sharedDatabase();
  const queue = opened.kind === "server" ? await openQueue(opened) : null;
  const round = () => {
    const done = queue ? queue.add({}, { onceIn: everySeconds }) : remove();
    done.catch(onFault);
  };
  round();
  setInterval(round, everySeconds * 1000).unref();
}

function openQueue(opened: Parameters<typeof openJobQueue>[0]): Promise<JobQueue<object, unknown>> {
  return openJobQueue<object>(opened, "retention", { onFault, work: remove });
}

async function remove(): Promise<void> {
  const removed = await keepNoLonger(await database(), { days: environment().RETENTION_DAYS, context: runContext() });
  if (Object.values(removed).some((count) => count > 0)) log.info(removed, "what may be kept no longer was removed");
}

function onFault(error: unknown): void {
  log.error({ fault: faultOf(error) }, "what may be kept no longer could not be removed");
}
