import { setImmediate } from "node:timers/promises";
import { outsideReach } from "@/app/_server/turn/words-reader";
import type { Database } from "@/db/connection/database";
import { readRunState, readRuns } from "@/db/queries/study/read-runs";
import { inSnapshot } from "@/db/queries/study/with-database";
import { askOutside } from "@/lib/agents/ask-outside";
import { LastAsked } from "@/lib/last-asked";
import { processWide } from "@/lib/process-wide";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { type Analysis, analysisInSteps, analysisSettings } from "@/lib/study/analysis/analysis-tables";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import { type DryRun, dryRun } from "@/lib/study/dry-run/dry-run";
import type { DryTools } from "@/lib/study/dry-run/play-dry";
import { inSteps } from "@/lib/study/in-steps";
import type { StudyVersion } from "@/lib/study/service/study-store";
import type { OpenedStudy } from "./opened-study";

const last = processWide("leewayAnalyses", () => new LastAsked<Analysis>(6))();

/** Caches the analysis by the state of its rows and reads it in their snapshot. */
export async function knownAnalysis(db: Database, version: StudyVersion, kind: RunRecord["kind"]): Promise<Analysis> {
  const { known, state, runs } = await inSnapshot(db, async (tx) => {
    const state = await readRunState(tx, version, kind);
    const known = last.find(state);
    if (known) return { known, state, runs: [] };
    return { known, state, runs: await readRuns(tx, { versionId: version.id, kinds: [kind], reading: "measures" }) };
  });
  const { configuration } = version;
  const settings = analysisSettings(configuration, kind);
  // Others get answers between its steps.
  return known ?? last.ask(state, () => inSteps(analysisInSteps(configuration, runs, settings), () => setImmediate()));
}

const lastDryRuns = processWide("leewayDryRuns", () => new LastAsked<DryRun>(6))();

const keyOf = ({ version, catalog }: OpenedStudy) => `${version.hash} ${catalog.catalog.checksum}`;

/** Others get answers between trials. */
export function dryTools({ catalog }: OpenedStudy): DryTools {
  const pause = async () => void (await setImmediate());
  const outside = askOutside(outsideReach());
  return { catalog, preferences: createEmbeddedReader(), outside, now: () => performance.now(), pause };
}

/** Played once a version. */
export function knownDryRun(opened: OpenedStudy): Promise<DryRun> {
  return lastDryRuns.ask(keyOf(opened), () => dryRun(opened.version.configuration, dryTools(opened)));
}

export function findDryRun(opened: OpenedStudy): Promise<DryRun> | undefined {
  return lastDryRuns.find(keyOf(opened));
}
