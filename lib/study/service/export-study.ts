import type { RunRecord } from "@/lib/study/analysis/run-record";
import { type BundleContents, bundleInSteps } from "@/lib/study/export/bundle";
import { consortFlow } from "@/lib/study/export/consort";
import { zipInSteps } from "@/lib/study/export/read-bundle";
import { inSteps } from "@/lib/study/in-steps";
import type { StudyFigures } from "./study-figures";
import type { StoredStudy } from "./study-store";

export interface BundleSettings {
  kind: RunRecord["kind"];
  now: Date;
  leeway: string;
  progress?: (step: BundleStep, share: number) => Promise<void> | void;
}

export type BundleStep = "reading" | "computing" | "packing";

export async function exportStudy(figures: StudyFigures, stored: StoredStudy, how: BundleSettings & { actor: string }) {
  const bundle = await studyBundle(figures, stored, how);
  const detail = { kind: how.kind, version: stored.version.number, runs: bundle.runs };
  await figures.noteAudit({ studyId: stored.study.id, actor: how.actor }, "data-export", detail);
  return bundle;
}

export async function studyBundle(figures: StudyFigures, stored: StoredStudy, settings: BundleSettings) {
  const { progress = () => undefined } = settings;
  const contents = await figures.snapshot((tx) => readContents(tx, stored, settings));
  const files = await inSteps(bundleInSteps(contents), (share) => progress("computing", share));
  const zip = await inSteps(zipInSteps(files), (share) => progress("packing", share));
  return { zip, files, runs: contents.runs.length };
}

const runsAtOnce = 25;

async function readContents(
  tx: StudyFigures,
  { study, version }: StoredStudy,
  { kind, now, leeway, progress }: BundleSettings,
): Promise<BundleContents> {
  const found = await tx.runIds(version.id, kind);
  const runs: RunRecord[] = [];
  for (let from = 0; from < found.length; from += runsAtOnce) {
    const ids = found.slice(from, from + runsAtOnce);
    runs.push(...(await tx.readRuns({ versionId: version.id, kinds: [kind], ids })));
    await progress?.("reading", runs.length / found.length);
  }
  const places = await tx.readPlaces(version.id, kind);
  const flow = await tx.readFlow({ studyId: study.id, hash: version.hash, kind });
  const { configuration, hash } = version;
  const consort = consortFlow(configuration, runs, flow, kind);
  return { configuration, hash, runs, places, kind, madeAt: now, leeway, consort };
}
