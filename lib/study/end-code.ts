import type { Recruitment, RunEnd } from "./configuration/recruitment";

const names = {
  complete: "complete",
  "screened-out": "screenedOut",
  "failed-checks": "failedChecks",
  "timed-out": "timedOut",
  withdrawn: "withdrawn",
  error: "error",
} as const satisfies Record<RunEnd, keyof Recruitment["codes"]>;

/** The code a participant is given for how the run ended. */
export function endCode({ codes }: Pick<Recruitment, "codes">, end: RunEnd): string {
  return codes[names[end]];
}
