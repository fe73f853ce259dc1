import type { Product } from "@/lib/catalog/catalog-reader";
import type { Constraint } from "@/lib/constraints";
import type { Configuration } from "@/lib/study/configuration/configuration";
import type { TrialOutcome } from "@/lib/study/trial/judge-trial";

export interface AnswerRecord {
  step: string;
  instrument: string | null;
  trial: number | null;
  item: string;
  position: number;
  attempt: number;
  value: string | number | string[] | null;
  at: string;
}

/** From the run's own log or a conversation's. Times are ISO 8601 in UTC. */
export interface EventRecord {
  at: string;
  trial: number | null;
  turn: number | null;
  name: string;
  data: object;
}

export interface TrialRecord {
  number: number;
  condition: string;
  scenario: string;
  startedAt: string;
  revealedAt: string | null;
  endedAt: string | null;
  pausedSeconds: number;
  /** `null` when the trial ended earlier. */
  wishes: Constraint[] | null;
  /** Ground truth: wish ids, the first to give up first. */
  ranking: string[] | null;
  rankingAfter: string[] | null;
  outcome: TrialOutcome | null;
  taken: Product | null;
}

/** Everything stored of a run. `id` is random, and the participant's code is left out. */
export interface RunRecord {
  id: string;
  /** Analyses include only `participant` unless asked. */
  kind: "participant" | "preview" | "simulated";
  status: string;
  hash: string;
  group: string | null;
  step: string;
  seed: number;
  startedAt: string;
  lastSeenAt: string;
  endedAt: string | null;
  excluded: string | null;
  answers: AnswerRecord[];
  trials: TrialRecord[];
  /** Trial 0, before the first that counts. Never analysed. */
  practice: TrialRecord | null;
  events: EventRecord[];
}

/** Returns a rule's id or a researcher's words, `null` if the run counts. */
export function excludedBy(configuration: Configuration, run: RunRecord): string | null {
  if (run.excluded !== null) return run.excluded;
  for (const rule of configuration.exclusions) if (applies(rule, run)) return rule.id;
  return null;
}

function applies(rule: Configuration["exclusions"][number], run: RunRecord): boolean {
  if (rule.rule === "incomplete") return run.status !== "complete";
  if (rule.rule === "attention-failed") return failedChecks(run) >= rule.atLeast;
  if (rule.rule === "faster-than") return (minutesOfRun(run) ?? rule.minutes) < rule.minutes;
  return run.trials.filter(({ outcome }) => outcome?.infeasibility === "no-infeasibility").length >= rule.trials;
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
