import type { Configuration } from "@/lib/study/configuration/configuration";
import type { RunRecord, TrialRecord } from "./run-record";

/** Returns a rule's id or a researcher's words, `null` if the run counts. */
export function excludedBy(configuration: Configuration, run: RunRecord): string | null {
  if (run.excluded !== null) return run.excluded;
  for (const rule of configuration.exclusions) if (applies(rule, run)) return rule.id;
  return null;
}

function applies(rule: Configuration["exclusions"][number], run: RunRecord): boolean {
  switch (rule.rule) {
    case "incomplete":
      return run.status !== "complete";
    case "attention-failed":
      return failedChecks(run) >= rule.atLeast;
    case "faster-than":
      return (minutesOfRun(run) ?? rule.minutes) < rule.minutes;
    case "no-infeasibility":
      return run.trials.filter(({ outcome }) => outcome?.infeasibility === "no-infeasibility").length >= rule.trials;
  }
}

export function failedChecks({ events }: Pick<RunRecord, "events">): number {
  const last = new Map<string, boolean>();
  for (const { name, data } of events) {
    const { check, passed } = data as { check?: string; passed?: boolean };
    if (name === "check-answer" && check !== undefined && check !== "comprehension") last.set(check, passed === true);
  }
  return [...last.values()].filter((passed) => !passed).length;
}

type Timed = Pick<TrialRecord, "startedAt" | "endedAt" | "pausedSeconds">;

/** While the clock ran. `null` before the end. */
export function minutesTaken({ startedAt, endedAt, pausedSeconds }: Timed): number | null {
  if (endedAt === null) return null;
  return (Date.parse(endedAt) - Date.parse(startedAt)) / 60_000 - pausedSeconds / 60;
}

export function minutesOfRun(run: Pick<RunRecord, "startedAt" | "endedAt" | "trials" | "practice">): number | null {
  const all = [...run.trials, ...(run.practice ? [run.practice] : [])];
  return minutesTaken({ ...run, pausedSeconds: all.reduce((sum, { pausedSeconds }) => sum + pausedSeconds, 0) });
}
