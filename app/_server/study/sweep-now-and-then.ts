import { faultOf } from "@/app/_server/fault-of";
import { log } from "@/app/_server/log";
import type { Database } from "@/db/connection/database";
import { studyStore } from "@/db/queries/study/study-store";
import { sweepRuns } from "@/lib/study/service/end-run";
import { runContext } from "./run-context";

const everyMilliseconds = 60_000;
let last = 0;

/** Ends runs whose time is over and deletes what may not be kept any longer: with the first request of a minute. */
export function sweepNowAndThen(db: Database): void {
  const context = runContext();
  if (context.now.getTime() - last < everyMilliseconds) return;
  last = context.now.getTime();
  sweepRuns(studyStore(db), context).then(
    ({ timedOut, deleted }) => {
      if (timedOut + deleted > 0) log.info({ timedOut, deleted }, "study runs were ended or deleted");
    },
    (error: unknown) => log.error({ fault: faultOf(error) }, "study runs could not be swept"),
  );
}
