import { setImmediate } from "node:timers/promises";
import { processWide } from "@/app/_server/process-wide";
import type { Database } from "@/db/connection/database";
import { inSnapshot } from "@/db/queries/study/in-snapshot";
import { readRuns } from "@/db/queries/study/read-runs";
import { readRunState } from "@/db/queries/study/run-state";
import { LastAsked } from "@/lib/last-asked";
import { type Analysis, analysisInSteps, analysisSettings } from "@/lib/study/analysis/analyse";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import { inSteps } from "@/lib/study/in-steps";
import type { StudyVersion } from "@/lib/study/service/run";

const last = processWide("leewayAnalyses", () => new LastAsked<Analysis>(6))();

/** Caches the analysis by the state of its rows and reads it in their snapshot. */
export async function knownAnalysis(db: Database, version: StudyVersion, kind: RunRecord["kind"]): Promise<Analysis> {
  const { known, state, runs } = await inSnapshot(db, async (tx) => {
    const now = await readRunState(tx, version, kind);
    const known = last.find(now);
    if (known) return { known, state: now, runs: [] };
    return {
      known,
      state: now,
      runs: await readRuns(tx, { versionId: version.id, kinds: [kind], reading: "measures" }),
    };
  });
  const { configuration } = version;
  const settings = analysisSettings(configuration, kind);
  // Others get answers between its steps.
  return known ?? last.ask(state, () => inSteps(analysisInSteps(configuration, runs, settings), () => setImmediate()));
}
