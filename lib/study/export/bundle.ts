import { createHash } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { analyse } from "@/lib/study/analysis/analyse";
import { comparisonRows, estimateRows, latexTable, wholeRunRows } from "@/lib/study/analysis/analysis-tables";
import { plotIntervals } from "@/lib/study/analysis/interval-plot";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { Configuration } from "@/lib/study/configuration";
import { preregistrationOf, preregistrationText } from "@/lib/study/preregistration";
import { codebook, trialColumns } from "./codebook";
import { type ConsortFlow, consortText } from "./consort";
import { toCsv } from "./csv";
import { longColumns, longRows } from "./long-events";
import { readme } from "./readme";
import { wideTable } from "./wide-participants";

export interface BundleContents {
  configuration: Configuration;
  /** SHA-256 of the configuration. */
  hash: string;
  runs: readonly RunRecord[];
  consort: ConsortFlow;
  /** What the self-check found; empty when all adds up. */
  faults: readonly string[];
  /** Version of Leeway, and when the export was made. */
  leeway: string;
  madeAt: Date;
  /** Whose runs are analysed. */
  kind: RunRecord["kind"];
}

/** Every file of a replication bundle by its name. The same contents give the same bytes. */
export function bundleFiles(contents: BundleContents): Record<string, string> {
  const { configuration, hash, runs, consort } = contents;
  const wide = wideTable(configuration, runs);
  const analysis = analyse(configuration, runs, { resamples: 2000, seed: configuration.seed, kind: contents.kind });
  const prereg = preregistrationOf(configuration, hash, null);
  const trials = analysis.rows.map(({ participant, group, condition, scenario, trial, values }) => ({
    ...{ participant, group, condition, scenario, trial },
    ...values,
  }));
  const files: Record<string, string> = {
    "README.md": readme(contents),
    "configuration.json": `${JSON.stringify(configuration, null, 2)}\n`,
    "participants.csv": toCsv(wide.rows, Object.keys(wide.columns)),
    "trials.csv": toCsv(trials, ["participant", ...Object.keys(trialColumns), ...analysis.measures.keys()]),
    "events.csv": toCsv(longRows(configuration, runs), Object.keys(longColumns)),
    "runs.jsonl": runs.map((run) => `${JSON.stringify(run)}\n`).join(""),
    "codebook.csv": toCsv(codebook(wide.columns, analysis.measures), ["file", "name", "type", "description"]),
    "consort.json": `${JSON.stringify(consort, null, 2)}\n`,
    "consort.txt": consortText(consort),
    "preregistration-osf.md": preregistrationText(prereg.osf),
    "preregistration-aspredicted.md": preregistrationText(prereg.asPredicted),
    "preregistration.json": `${JSON.stringify(prereg, null, 2)}\n`,
    "analysis/estimates.csv": toCsv(estimateRows(analysis), estimateColumns),
    "analysis/comparisons.csv": toCsv(comparisonRows(analysis), comparisonColumns),
    "analysis/whole-run.csv": toCsv(wholeRunRows(analysis), wholeRunColumns),
    "analysis/table.tex": latexTable(analysis),
  };
  for (const measure of analysis.measures.keys()) files[`analysis/${measure}.svg`] = plotIntervals(analysis, measure);
  return files;
}

export const estimateColumns = ["condition", "measure", "mean", "low", "high", "trials", "participants"];
export const wholeRunColumns = ["group", "measure", "mean", "low", "high", "participants"];
export const comparisonColumns = [
  ...["measure", "a", "b", "how", "n", "difference", "low", "high", "p", "p_holm", "p_wilcoxon"],
];

/** The files as one zip with `SHA256SUMS`, as `sha256sum -c` reads it. The same files give the same bytes. */
export function zipBundle(files: Readonly<Record<string, string>>): Uint8Array {
  const sums = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, text]) => `${createHash("sha256").update(text).digest("hex")}  ${name}\n`)
    .join("");
  const all = { ...files, SHA256SUMS: sums };
  const entries = Object.entries(all).map(([name, text]) => [name, strToU8(text)] as const);
  return zipSync(Object.fromEntries(entries), { level: 6, mtime: new Date("2000-01-01T00:00:00Z") });
}
