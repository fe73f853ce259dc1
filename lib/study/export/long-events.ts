import { excludedBy } from "@/lib/study/analysis/exclusions";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { numberColumn, textColumn, timeColumn } from "./column";
import type { CsvCell } from "./csv";
import { exportedEvent } from "./study-events";

/** Columns of `events.csv` with what they hold; `data` is JSON with the fields the codebook lists for the event. */
export const longColumns = {
  participant: textColumn("Random id of the run"),
  kind: textColumn("participant, preview or simulated"),
  status: textColumn("How the run ended, or active"),
  excluded: textColumn("Why the run is left out; empty when it counts"),
  configuration: textColumn("SHA-256 of the configuration"),
  group: textColumn("Group of the design"),
  trial: numberColumn("Number of the trial, the first is 1; empty outside trials"),
  condition: textColumn("Arm of the trial"),
  scenario: textColumn("Scenario of the trial"),
  turn: numberColumn("Number of the conversation's turn, the first is 0"),
  at: timeColumn("When it happened"),
  name: textColumn("What happened"),
  data: textColumn("The event's fields as JSON"),
} as const;

export function longRows(
  configuration: Configuration,
  runs: readonly RunRecord[],
): Record<keyof typeof longColumns, CsvCell>[] {
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
