import { stringify } from "csv-stringify/sync";
import { z } from "zod";
import { missCauses } from "@/lib/benchmark/measure";
import { burdens, type ReportRow } from "./report-rows";

export function renderCsv(rows: readonly ReportRow[]): string {
  return stringify(rows.map(recordOf), { header: true });
}

/** Of the summary's counted rates, in its order. */
function rateCells([key, held]: [string, unknown]): [string, number][] {
  const { data } = rate.safeParse(held);
  return data ? Object.entries(data).map(([part, figure]) => [`${key}_${part}`, figure]) : [];
}

const rate = z.strictObject({ count: z.number(), rate: z.number() });

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
    ...Object.fromEntries(Object.entries(summary).flatMap(rateCells)),
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
