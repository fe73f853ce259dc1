import type { Run, StudyStore, Trial } from "./study-store";

type Timed = Pick<Trial, "startedAt" | "extensions" | "awaySince" | "awayMs">;

/** Milliseconds that the clock stood still while the page was hidden, up to the study's cap. */
function stoodStill({ version }: Pick<Run, "version">, { awaySince, awayMs }: Timed, now: Date): number {
  const { awayMinutes } = version.configuration.trials;
  const away = awaySince ? now.getTime() - awaySince.getTime() : 0;
  // Versions stored before the setting never stop the clock.
  return Math.min((awayMinutes ?? 0) * 60_000, awayMs + away);
}

/** Moves on while the page is hidden. */
export function trialDeadline(run: Pick<Run, "version">, trial: Timed, now: Date): Date {
  const allowed = run.version.configuration.trials.maximumMinutes * (1 + trial.extensions) * 60_000;
  return new Date(trial.startedAt.getTime() + allowed + stoodStill(run, trial, now));
}

/** Any other act than leaving the page shows that the participant is back. */
export async function endPause(store: StudyStore, run: Run, trial: Trial, now: Date): Promise<Trial> {
  if (!trial.awaySince) return trial;
  const change = { awaySince: null, awayMs: stoodStill(run, trial, now) };
  await store.updateTrial(trial.id, change);
  const data = { trial: trial.number, seconds: (change.awayMs - trial.awayMs) / 1000 };
  await store.appendEvents(run.participant, [{ name: "time-pause", trial: trial.number, data }], now);
  return { ...trial, ...change };
}
