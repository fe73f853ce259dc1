import type { Database } from "@/db/database";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import { bundleFiles, zipBundle } from "@/lib/study/export/bundle";
import { consortFlow } from "@/lib/study/export/consort";
import { selfCheck } from "@/lib/study/export/self-check";
import { noteAudit } from "./oversight";
import { countStored, readFlow, readRuns } from "./read-runs";
import type { StoredStudy } from "./studies";

export interface StudyBundle {
  zip: Uint8Array;
  files: Record<string, string>;
  /** What the export's check of itself found; empty when counts and keys agree. */
  faults: string[];
  runs: number;
}

/** The same, noted in the study's record: somebody takes data away. */
export async function exportStudy(
  db: Database,
  stored: StoredStudy,
  settings: Parameters<typeof studyBundle>[2],
): Promise<StudyBundle> {
  const bundle = await studyBundle(db, stored, settings);
  const { runs, faults } = bundle;
  const detail = { kind: settings.kind, version: stored.version.number, runs, faults };
  await noteAudit(db, stored.study.id, "data-export", detail);
  return bundle;
}

/** The replication bundle of one version of a study. */
export async function studyBundle(
  db: Database,
  { study, version }: StoredStudy,
  { kind, now, leeway }: { kind: RunRecord["kind"]; now: Date; leeway: string },
): Promise<StudyBundle> {
  const runs = await readRuns(db, { versionId: version.id, kinds: [kind] });
  const faults = selfCheck(runs, await countStored(db, version.id, [kind]));
  const flow = await readFlow(db, { studyId: study.id, hash: version.hash, kind });
  const { configuration, hash } = version;
  const files = bundleFiles({
    ...{ configuration, hash, runs, faults, kind, madeAt: now, leeway },
    consort: consortFlow(configuration, runs, flow, kind),
  });
  return { zip: zipBundle(files), files, faults, runs: runs.length };
}
