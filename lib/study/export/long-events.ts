import { excludedBy } from "@/lib/study/analysis/exclusions";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { Configuration } from "@/lib/study/configuration";
import type { Cell } from "./csv";
import { exportedEvent } from "./study-events";

/** Columns of `events.csv` with what they hold; `data` is JSON with the fields the codebook lists for the event. */
export const longColumns = {
  participant: "Random id of the run",
  kind: "participant, preview or simulated",
  status: "How the run ended, or active",
  excluded: "Why the run is left out; empty when it counts",
  configuration: "SHA-256 of the configuration",
  group: "Group of the design",
  trial: "Number of the trial, the first is 1; empty outside trials",
  condition: "Arm of the trial",
  scenario: "Scenario of the trial",
  turn: "Number of the conversation's turn, the first is 0",
  at: "When it happened, ISO 8601, UTC",
  name: "What happened",
  data: "The event's fields as JSON",
} as const;

export function longRows(
  configuration: Configuration,
  runs: readonly RunRecord[],
): Record<keyof typeof longColumns, Cell>[] {
  return runs.flatMap((run) => {
    const excluded = excludedBy(configuration, run);
    return run.events.map(exportedEvent).map((event) => {
      const trial = run.trials.find(({ number }) => number === event.trial);
      return {
        ...{
          participant: run.id,
          kind: run.kind,
          status: run.status,
          excluded,
          configuration: run.hash,
          group: run.group,
        },
        ...{ trial: event.trial, condition: trial?.condition ?? null, scenario: trial?.scenario ?? null },
        ...{ turn: event.turn, at: event.at, name: event.name, data: JSON.stringify(event.data) },
      };
    });
  });
}
