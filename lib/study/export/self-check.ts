import { counted } from "@/lib/dialogue/wording/count-words";
import type { RunRecord } from "@/lib/study/analysis/run-record";

/** Independent of the export. */
export interface StoredCounts {
  runs: number;
  trials: number;
  answers: number;
  /** From runs' and conversations' logs. */
  events: number;
}

export function selfCheck(runs: readonly RunRecord[], stored: StoredCounts): string[] {
  const sum = (count: (run: RunRecord) => number) => runs.reduce((total, run) => total + count(run), 0);
  const found: StoredCounts = {
    runs: runs.length,
    trials: sum(({ trials }) => trials.length),
    answers: sum(({ answers }) => answers.length),
    events: sum(({ events }) => events.length),
  };
  const counts = (Object.keys(found) as (keyof StoredCounts)[]).flatMap((name) =>
    found[name] === stored[name] ? [] : [`${name}: ${found[name]} exported, ${stored[name]} stored`],
  );
  return [...counts, ...runs.flatMap(keyFaults)];
}

/** Finds answers and events without a trial, and rankings of unstated wishes. */
function keyFaults({ id, trials, answers, events }: RunRecord): string[] {
  const numbers = new Set(trials.map(({ number }) => number));
  const lost = [...answers, ...events].filter(({ trial }) => trial !== null && !numbers.has(trial));
  const ranked = trials.filter(({ ranking, wishes }) => {
    const stated = new Set(wishes?.map((wish) => wish.id));
    return ranking?.some((wish) => !stated.has(wish)) ?? false;
  });
  return [
    ...(lost.length > 0 ? [`run ${id}: ${counted(lost.length, "row")} of a trial it does not have`] : []),
    ...ranked.map(({ number }) => `run ${id}: trial ${number} ranks a wish that was not stated`),
  ];
}
