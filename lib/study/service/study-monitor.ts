import type { RunRecord } from "@/lib/study/analysis/run-record";
import { consortFlow } from "@/lib/study/export/consort";
import { stepsOf } from "@/lib/study/step-items";
import type { CountedArm, StudyFigures } from "./study-figures";
import type { StoredStudy } from "./study-store";

/** Hides outcomes by arm. */
export type StudyMonitor = Awaited<ReturnType<typeof readMonitor>>;

const listedRuns = 200;
const listedErrors = 30;

export async function readMonitor(
  figures: StudyFigures,
  { study, version }: StoredStudy,
  { kind, now }: { kind: RunRecord["kind"]; now: Date },
) {
  const { configuration } = version;
  const runs = await figures.readRuns({ versionId: version.id, kinds: [kind], reading: "flow" });
  const known = await figures.readFlow({ studyId: study.id, hash: version.hash, kind });
  const reached = await figures.stepsReached(version.id, kind);
  const counted = await figures.countArms(version.id, kind);
  return {
    readAt: now.toISOString(),
    flow: consortFlow(configuration, runs, known, kind),
    /** `flow` alone counts those who withdrew. */
    funnel: [...stepsOf(configuration).map(({ key }) => key), "complete"].map((step) => ({
      step,
      reached: Object.fromEntries(reached.filter((row) => row.step === step).map(({ group, count }) => [group, count])),
    })),
    arms: configuration.conditions.map(({ id }) => ({
      ...(counted.find(({ condition }) => condition === id) ?? { ...noTrials, condition: id }),
      paused: study.pausedArms.includes(id),
    })),
    runs: runs
      .toSorted((a, b) => (a.lastSeenAt < b.lastSeenAt ? 1 : -1))
      .slice(0, listedRuns)
      .map(({ id, kind, status, group, step, lastSeenAt, excluded }) => ({
        ...{ id, kind, status, group, step, lastSeenAt, excluded },
      })),
    errors: await figures.readErrors(version.id, kind, listedErrors),
  };
}

const noTrials: Omit<CountedArm, "condition"> = {
  ...{ started: 0, ranked: 0, revealed: 0, ended: 0, active: 0, left: 0, errors: 0 },
  ...{ medianMinutes: null, lastSeenAt: null },
};
