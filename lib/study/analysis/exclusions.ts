import type { Configuration } from "@/lib/study/configuration/configuration";
import type { RunRecord } from "./run-record";

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
      return run.endedAt !== null && minutesBetween(run.startedAt, run.endedAt) < rule.minutes;
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

export function minutesBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 60_000;
}
