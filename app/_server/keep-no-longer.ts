import type { Database } from "@/db/connection/database";
import { removeUnopened } from "@/db/queries/retention";
import { studyStore } from "@/db/queries/study/study-store";
import { sweepRuns } from "@/lib/study/service/end-run";
import type { RunContext } from "@/lib/study/service/run";

export interface Removed {
  searches: number;
  guests: number;
  runsEnded: number;
  runsDeleted: number;
}

/**
 * Removes what may be kept no longer: searches nobody opened for so many days, and what participants gave once their
 * study's `retainUntil` is over. Runs whose time is over are ended on the way. Doing it twice does nothing more.
 */
export async function keepNoLonger(
  db: Database,
  { days, context }: { days: number; context: RunContext },
): Promise<Removed> {
  const since = new Date(context.now.getTime() - days * 86_400_000);
  const { searches, guests } = await removeUnopened(db, since);
  const { timedOut, deleted } = await sweepRuns(studyStore(db), context);
  return { searches, guests, runsEnded: timedOut, runsDeleted: deleted };
}
