import { setImmediate } from "node:timers/promises";
import type { Database } from "@/db/connection/database";
import { inSnapshot } from "@/db/queries/study/in-snapshot";
import { readRuns } from "@/db/queries/study/read-runs";
import { readRunState } from "@/db/queries/study/run-state";
import type { StudyVersion } from "@/db/queries/study/studies";
import { type Analysis, analysisInSteps, analysisSettings } from "@/lib/study/analysis/analyse";
import type { RunRecord } from "@/lib/study/analysis/run-record";

// Kept on globalThis: pages and route handlers are bundled apart and must share them.
const shared = globalThis as typeof globalThis & { leewayAnalyses?: Map<string, Promise<Analysis>> };
shared.leewayAnalyses ??= new Map();
const kept = shared.leewayAnalyses;

/** Analyses that are kept, of the latest states that were asked for. */
const mostKept = 6;

/**
 * The analysis of a version's runs as they are stored now. It is computed once for every state of the rows it rests on:
 * the state is read from the database each time, in the same snapshot as the rows, so that what is kept is never old.
 */
export async function knownAnalysis(db: Database, version: StudyVersion, kind: RunRecord["kind"]): Promise<Analysis> {
  const { state, runs } = await inSnapshot(db, async (tx) => {
    const now = await readRunState(tx, version, kind);
    if (kept.has(now)) return { state: now, runs: [] };
    return { state: now, runs: await readRuns(tx, { versionId: version.id, kinds: [kind], reading: "measures" }) };
  });
  const known = kept.get(state) ?? compute(version, runs, kind);
  kept.delete(state);
  kept.set(state, known);
  for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
  known.catch(() => kept.delete(state));
  return known;
}

/** Others are answered between its steps. */
async function compute(
  { configuration }: StudyVersion,
  runs: readonly RunRecord[],
  kind: RunRecord["kind"],
): Promise<Analysis> {
  const work = analysisInSteps(configuration, runs, analysisSettings(configuration, kind));
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}
