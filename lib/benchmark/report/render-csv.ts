import { stringify } from "csv-stringify/sync";
import { missCauses } from "@/lib/benchmark/measure";
import { burdens, type ReportRow } from "./report-rows";

export function renderCsv(rows: readonly ReportRow[]): string {
  return stringify(rows.map(recordOf), { header: true });
}

const tallies = [
  "slotsAsked",
  "constraintsParsed",
  "slotCompletion",
  "satNoRelaxation",
  "satAfterRelaxation",
  "unsat",
  "recommended",
  "relaxMatch",
  "relaxMatchWithCar",
  "carMatch",
  "columnMatch",
  "exactConstraints",
  "ties",
  "firstDropMatch",
  "expectedRelaxMatch",
  "carMatchGivenRelaxMatch",
  "silentDrops",
] as const;

function recordOf(row: ReportRow): Record<string, string | number> {
  const { run, method, style, setting, items, clusters, summary, burden } = row;
  return {
    run,
    method,
    style,
    setting,
    items,
    n: summary.n,
    clusters,
    ...Object.fromEntries(
      tallies.flatMap((key) => [
        [`${key}_count`, summary[key].count],
        [`${key}_rate`, summary[key].rate],
      ]),
    ),
    relaxMatch_low: row.relaxMatch.low,
    relaxMatch_high: row.relaxMatch.high,
    carMatch_low: row.carMatch.low,
    carMatch_high: row.carMatch.high,
    ...Object.fromEntries(missCauses.map((cause) => [`miss_${cause}`, summary.misses[cause]])),
    ...Object.fromEntries(burdens.map((part) => [part, burden?.[part] ?? ""])),
    wishesKept: summary.wishesKept ?? "",
    regret: summary.regret ?? "",
    latency_median: row.latency?.median ?? "",
    latency_p95: row.latency?.p95 ?? "",
  };
}
