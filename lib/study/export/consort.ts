import { countEach } from "@/lib/statistics/group-by";
import { excludedBy, type RunRecord } from "@/lib/study/analysis/run-record";
import type { Configuration } from "@/lib/study/configuration/configuration";

/** CONSORT flow (Schulz, Altman and Moher 2010), overall and by group and arm. */
export type ConsortFlow = ReturnType<typeof consortFlow>;

/** What is known beside the runs. */
export type KnownFlow = { arrivals: Record<string, number>; withdrawn: { group: string; stage: string }[] };

/** Only tombstones (group and stage) remain of withdrawn runs. */
export function consortFlow(
  configuration: Configuration,
  runs: readonly RunRecord[],
  known: KnownFlow,
  wanted: RunRecord["kind"] = "participant",
) {
  const counted = runs.filter(({ kind }) => kind === wanted);
  const names = [...configuration.design.groups.map(({ id }) => id), "unassigned"];
  const groups = names.map((group) => {
    const own = counted.filter((run) => (run.group ?? "unassigned") === group);
    const withdrawn = known.withdrawn.filter((each) => each.group === group).length;
    const ended = own.filter(({ status }) => status !== "active" && status !== "complete");
    const completed = own.filter(({ status }) => status === "complete");
    const reasons = completed.map((run) => excludedBy(configuration, run));
    return {
      group,
      assigned: own.length + withdrawn,
      lost: countEach([...ended.map(({ status }) => status), ...Array<string>(withdrawn).fill("withdrawn")]),
      active: own.filter(({ status }) => status === "active").length,
      completed: completed.length,
      excluded: countEach(reasons.filter((reason) => reason !== null)),
      analysed: reasons.filter((reason) => reason === null).length,
    };
  });
  return {
    /** Before consent, so visitors, not persons. */
    arrivals: { ...known.arrivals },
    consented: counted.length + known.withdrawn.length,
    groups: groups.filter(({ group, assigned }) => group !== "unassigned" || assigned > 0),
    /** In within designs, only this shows each arm's attrition. */
    arms: configuration.conditions.map(({ id }) => armFlow(configuration, counted, id)),
  };
}

function armFlow(configuration: Configuration, runs: readonly RunRecord[], condition: string) {
  const own = runs.flatMap((run) =>
    run.trials.filter((trial) => trial.condition === condition).map((trial) => ({ run, trial })),
  );
  const left = own.filter(({ run, trial }) => trial.endedAt === null && run.status !== "active");
  return {
    condition,
    begun: own.length,
    ended: own.filter(({ trial }) => trial.endedAt !== null).length,
    left: countEach(left.map(({ run }) => run.status)),
    analysed: own.filter(({ run }) => excludedBy(configuration, run) === null).length,
  };
}

export function consortText({ arrivals, consented, groups, arms }: ConsortFlow): string {
  const counts = (of: Readonly<Record<string, number>>) =>
    Object.entries(of)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ") || "none";
  return [
    `Before consent: ${counts(arrivals)}`,
    `Consented: ${consented}`,
    ...groups.flatMap(({ group, assigned, lost, active, completed, excluded, analysed }) => [
      `Group ${group}: assigned ${assigned}; lost: ${counts(lost)}; still active ${active}`,
      `Group ${group}: completed ${completed}; left out: ${counts(excluded)}; analysed ${analysed}`,
    ]),
    ...arms.map(
      ({ condition, begun, ended, left, analysed }) =>
        `Arm ${condition}: trials begun ${begun}; ended ${ended}; left in the middle: ${counts(left)}; analysed ${analysed}`,
    ),
    "",
  ].join("\n");
}
