import { mean } from "simple-statistics";
import type { Constraint } from "@/lib/constraints/constraint";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { RecountedMean } from "@/lib/study/verify/check-analysis";
import type { StudyVersion } from "./run";
import type { StudyFigures } from "./study-figures";

/** Decision quality by arm, each wish put to the car taken by the database instead of the process. */
export async function recountQuality(
  figures: Pick<StudyFigures, "takenCars" | "carMeets">,
  { id, catalogId }: StudyVersion,
  kind: RunRecord["kind"],
): Promise<RecountedMean[]> {
  const taken = await figures.takenCars(id, kind);
  const known = new Map<string, Promise<boolean>>();
  const meets = (position: number, wish: Constraint) => {
    const key = `${position} ${wish.slot} ${wish.op} ${JSON.stringify(wish.value)}`;
    const met = known.get(key) ?? figures.carMeets(catalogId, position, wish);
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
  return [...new Set(values.map(({ condition }) => condition))].map((condition) => {
    const own = values.filter((each) => each.condition === condition);
    return {
      ...{ condition, measure: "quality", trials: own.length, mean: mean(own.map(({ value }) => value)) },
      participants: new Set(own.map(({ participant }) => participant)).size,
    };
  });
}
