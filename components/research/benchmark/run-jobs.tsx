/** How a run that was started from the page stands. */
export interface RunJob {
  id: string;
  label: string;
  done: number;
  total: number;
  status: "running" | "done" | "failed";
  reason?: string;
}

/** Runs that were started from here, the latest first. */
export function RunJobs({ jobs }: { jobs: readonly RunJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <ul aria-label="Runs started here" aria-live="polite" className="mt-4 flex flex-col gap-2 text-small">
      {jobs.map(({ id, label, done, total, status, reason }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="min-w-0 break-words">{label}</span>
          {status === "running" ? (
            <progress value={done} max={total} aria-label={`Progress of ${label}`} className="w-40 accent-ink" />
          ) : null}
          <span className="text-ink2">
            {status === "failed" ? reason : status === "done" ? "done" : `${done} of ${total}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
