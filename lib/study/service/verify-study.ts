import { mean } from "simple-statistics";
import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Constraint } from "@/lib/constraints";
import type { TurnInput } from "@/lib/dialogue/run-turn";
import { groupBy } from "@/lib/statistics/group-by";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import { readBundle } from "@/lib/study/export/read-bundle";
import { replaySearch } from "@/lib/study/trial/replay-search";
import { type FigureCheck, FigureComparison } from "@/lib/study/verify/check";
import { checkBundle, checkComparisons, checkMeans, type RecountedMean } from "@/lib/study/verify/check-analysis";
import { checkMonitor } from "@/lib/study/verify/check-monitor";
import { type BundleSettings, studyBundle } from "./export-study";
import type { StudyFigures } from "./study-figures";
import { readMonitor } from "./study-monitor";
import type { StoredStudy, StudyVersion } from "./study-store";

export interface VerifyTools extends Omit<BundleSettings, "progress">, Pick<TurnInput, "preferences"> {
  figures: StudyFigures;
  catalog: CatalogReader;
}

/** Compares with the database's own counts. */
export async function verifyFigures(tools: VerifyTools, stored: StoredStudy): Promise<FigureCheck[]> {
  const { figures, kind, now, leeway } = tools;
  const { study, version } = stored;
  const { zip } = await studyBundle(figures, stored, { kind, now, leeway });
  const bundle = readBundle(zip);
  const { withdrawn } = await figures.readFlow({ studyId: study.id, hash: version.hash, kind });
  const { byArm, byGroup } = await figures.recountScores(version.id, kind);
  const measured = await figures.recountMeasures(version.id, kind);
  const means = [...measured, ...(await recountQuality(figures, version, kind)), ...byArm];
  return [
    checkBundle(bundle, await figures.storedFacts(version, kind)),
    checkMonitor(bundle, await readMonitor(figures, stored, { kind, now }), withdrawn.length),
    checkMeans(bundle, "analysis/estimates.csv", means),
    checkMeans(bundle, "analysis/whole-run.csv", byGroup),
    checkComparisons(bundle),
  ];
}

export async function verifyReplay(
  { figures, catalog, preferences }: Pick<VerifyTools, "figures" | "catalog" | "preferences">,
  runId: string,
): Promise<{ turns: number; decisions: number; check: FigureCheck }> {
  const comparison = new FigureComparison(`replay of ${runId}`);
  let decisions = 0;
  for (const { trial, settings, turns } of await figures.readSearches(runId)) {
    const replayed = await replaySearch({ settings, catalog, preferences, turns, compared: false });
    for (const { number, again, recorded } of replayed) {
      comparison.same(`trial ${trial} turn ${number}`, again, recorded);
    }
    decisions += turns.filter(({ decision }) => decision !== null).length;
  }
  return { turns: comparison.checked, decisions, check: comparison };
}

/** The database tests the product taken. */
async function recountQuality(
  figures: Pick<StudyFigures, "takenProducts" | "productMeets">,
  { id, catalogId }: StudyVersion,
  kind: RunRecord["kind"],
): Promise<RecountedMean[]> {
  const taken = await figures.takenProducts(id, kind);
  const known = new Map<string, Promise<boolean>>();
  const meets = (position: number, wish: Constraint) => {
    const key = `${position} ${wish.slot} ${wish.op} ${JSON.stringify(wish.value)}`;
    const met = known.get(key) ?? figures.productMeets(catalogId, position, wish);
    known.set(key, met);
    return met;
  };
  const values: { condition: string; participant: string; value: number }[] = [];
  for (const { condition, participant, position, wishes, ranking, least } of taken) {
    if (least === null || least >= 1) continue;
    let held = 0;
    for (const wish of wishes) if (await meets(position, wish)) held += ranking.indexOf(wish.id) + 1;
    const all = (ranking.length * (ranking.length + 1)) / 2;
    values.push({ condition, participant, value: Math.min(1, held / all / (1 - least)) });
  }
  return [...groupBy(values, ({ condition }) => condition)].map(([condition, own]) => ({
    ...{ condition, measure: "quality", trials: own.length, mean: mean(own.map(({ value }) => value)) },
    participants: new Set(own.map(({ participant }) => participant)).size,
  }));
}
