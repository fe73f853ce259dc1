import { seededRandom } from "@/lib/random";
import { askingRow } from "./asking-row";
import { askingTables } from "./asking-table";
import { compareRuns } from "./compare-runs";
import { reportRows } from "./report-rows";
import { reportTables } from "./report-tables";
import type { RunFile } from "./run-file";
import { withShortNames } from "./short-names";

/** What asking brought is part of it where a simulated shopper was asked. */
export function buildReport(stored: readonly RunFile[], seed: number) {
  const runs = withShortNames(stored);
  const randomFor = (name: string) => seededRandom(seed, name);
  const rows = reportRows(runs, randomFor);
  const played = runs.filter(({ lines }) => lines.some(({ burden }) => burden));
  const asking = played.map((run) => askingRow(run, randomFor));
  const tables = [...reportTables(rows, compareRuns(runs, randomFor), runs), ...askingTables(asking)];
  return { rows, asking, tables };
}
