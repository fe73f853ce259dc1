import type { CatalogLattice } from "@/lib/catalog/lattice";
import { excludedBy } from "@/lib/study/analysis/exclusions";
import type { EventRecord, RunRecord } from "@/lib/study/analysis/run-record";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { digestOf } from "@/lib/study/configuration/configuration-hash";
import { type RelaxationResult, relaxationResultSchema } from "@/lib/trade-offs/relaxation";
import { dataset } from "@/messages/dataset";
import { describedColumns, stampColumns } from "./column";
import type { CsvCell, MissingCode } from "./csv";

/** Of every row about a run. */
const { group, ...ofRun } = describedColumns(dataset.ofRun, "text");
export const runColumns = { ...ofRun, ...stampColumns, group };

export function runCells(configuration: Configuration, run: RunRecord): Record<keyof typeof runColumns, CsvCell> {
  const { id, kind, status, hash, group } = run;
  return {
    ...{ participant: id, kind, status, excluded: excludedBy(configuration, run) ?? "", configuration: hash },
    ...{ catalog: configuration.catalog.checksum, group: group ?? ("NA-not-reached" satisfies MissingCode) },
  };
}

/** `data` is JSON. */
export const longColumns = {
  ...runColumns,
  ...describedColumns(dataset.events, "text", { number: ["trial", "turn"], time: ["at"] }),
};

export function longRows(configuration: Configuration, runs: readonly RunRecord[]) {
  return runs.flatMap((run) => {
    const cells = runCells(configuration, run);
    return run.events.map(exportedEvent).map((event) => {
      const trial = [run.practice, ...run.trials].find((each) => each?.number === event.trial);
      return {
        ...cells,
        ...{ trial: event.trial, condition: trial?.condition ?? null, scenario: trial?.scenario ?? null },
        ...{ turn: event.turn, at: event.at, name: event.name, data: JSON.stringify(event.data) },
      };
    });
  });
}

/** Replaces the conversation log's content with a digest. */
function exportedEvent(event: EventRecord): EventRecord {
  if (event.name === "lattice-read") {
    const { catalog, lattice } = event.data as { catalog?: string; lattice?: CatalogLattice };
    if (!lattice) return event;
    return {
      ...event,
      data: { catalog, digest: digestOf(lattice), slice: lattice.sliceSize, soft: lattice.soft.length },
    };
  }
  if (event.name !== "relaxation-choose") return event;
  const { method, result } = event.data as { method?: string; result?: unknown };
  const read = relaxationResultSchema.safeParse(result);
  return read.success ? { ...event, data: { method, ...decisionData(read.data), result: read.data } } : event;
}

function decisionData({ status, relaxed, tied, correctionSets }: RelaxationResult): object {
  const chosen = status === "relaxed" ? relaxed.map(({ constraint }) => constraint) : [];
  return {
    status,
    candidates: correctionSets.map(({ members, weight, matches }) => ({ members, cost: weight, cars: matches })),
    chosen: chosen.map(({ id }) => id),
    cost: chosen.reduce((sum, { weight }) => sum + weight, 0),
    tied,
  };
}
