import { median } from "simple-statistics";
import { minutesTaken, type RunRecord, type TrialRecord } from "@/lib/study/analysis/run-record";
import type { ReadBundle } from "@/lib/study/export/read-bundle";
import type { StudyMonitor } from "@/lib/study/service/study-monitor";
import { type FigureCheck, FigureComparison } from "./check";

export function checkMonitor(
  bundle: ReadBundle,
  monitor: Pick<StudyMonitor, "flow" | "funnel" | "arms">,
  withdrawn: number,
): FigureCheck {
  const comparison = new FigureComparison("monitor");
  const runs = bundle.runs();
  const groupOf = (run: RunRecord) => run.group ?? "unassigned";
  comparison.same("consented", monitor.flow.consented, runs.length + withdrawn);
  for (const { group, completed, active, analysed, lost, excluded } of monitor.flow.groups) {
    const own = runs.filter((run) => groupOf(run) === group);
    comparison.same(`${group} completed`, completed, own.filter(({ status }) => status === "complete").length);
    comparison.same(`${group} active`, active, own.filter(({ status }) => status === "active").length);
    const counted = bundle.rows("participants.csv").filter((row) => row.group === group && row.excluded === "");
    if (group !== "unassigned") comparison.same(`${group} analysed`, analysed, counted.length);
    for (const [status, count] of Object.entries(lost)) {
      if (status === "withdrawn") continue;
      comparison.same(`${group} ${status}`, count, own.filter((run) => run.status === status).length);
    }
    const out = new Set(own.filter(({ status }) => status === "complete").map(({ id }) => id));
    for (const [reason, count] of Object.entries(excluded)) {
      const rows = bundle.rows("participants.csv");
      const found = rows.filter((row) => row.excluded === reason && out.has(row.participant ?? ""));
      comparison.same(`${group} left out: ${reason}`, count, found.length);
    }
  }
  for (const { condition, begun, analysed } of monitor.flow.arms) {
    const own = runs.flatMap((run) => run.trials).filter((trial) => trial.condition === condition);
    comparison.same(`${condition} trials in the flow`, begun, own.length);
    const counted = bundle.rows("trials.csv").filter((row) => row.condition === condition && row.excluded === "");
    comparison.same(`${condition} trials analysed`, analysed, counted.length);
  }
  for (const { step, reached } of monitor.funnel) {
    for (const [group, count] of Object.entries(reached)) {
      const own = runs.filter((run) => groupOf(run) === group);
      const came = own.filter(({ status, events }) =>
        step === "complete"
          ? status === "complete"
          : events.some(({ name, data }) => name === "step-enter" && "step" in data && data.step === step),
      );
      comparison.same(`${group} at ${step}`, count, came.length);
    }
  }
  for (const arm of monitor.arms) {
    const own = runs.flatMap((run) =>
      run.trials.filter(({ condition }) => condition === arm.condition).map((trial) => ({ run, trial })),
    );
    const count = (holds: (each: (typeof own)[number]) => boolean) => own.filter(holds).length;
    const name = arm.condition;
    comparison.same(`${name} begun`, arm.started, own.length);
    const isOpen = ({ endedAt }: TrialRecord) => endedAt === null;
    const counted = {
      ranked: [arm.ranked, count(({ trial }) => trial.ranking !== null)],
      "list seen": [arm.revealed, count(({ trial }) => trial.revealedAt !== null)],
      ended: [arm.ended, count(({ trial }) => !isOpen(trial))],
      "under way": [arm.active, count(({ run, trial }) => isOpen(trial) && run.status === "active")],
      "left in the middle": [arm.left, count(({ run, trial }) => isOpen(trial) && run.status !== "active")],
    } as const;
    for (const [what, [shown, found]] of Object.entries(counted)) comparison.same(`${name} ${what}`, shown, found);
    const minutes = own.flatMap(({ trial }) => minutesTaken(trial) ?? []);
    if (minutes.length > 0 && arm.medianMinutes !== null) {
      // The export has whole milliseconds.
      comparison.same(`${name} minutes`, arm.medianMinutes, median(minutes), 1e-3);
    }
  }
  return comparison;
}
