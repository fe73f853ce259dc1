import { analysisInSteps, analysisSettings } from "@/lib/study/analysis/analyse";
import { plannedPower } from "@/lib/study/analysis/planned-power";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import { preregistrationOf, preregistrationText } from "@/lib/study/configuration/preregistration";
import { analysisFiles } from "./analysis-files";
import type { BundleContents } from "./bundle-contents";
import { codebook } from "./codebook";
import { consortText } from "./consort";
import { toCsv } from "./csv";
import { longColumns, longRows } from "./long-events";
import { readme } from "./readme";
import { wideTable } from "./wide-participants";

/** Every file of a replication bundle by its name. The same contents give the same bytes. */
export function bundleFiles(contents: BundleContents): Record<string, string> {
  const work = bundleInSteps(contents);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** The same in short steps, each yielding the share that is done, so that a server can answer others between them. */
export function* bundleInSteps(contents: BundleContents): Generator<number, Record<string, string>> {
  const { configuration, hash, runs, consort, kind } = contents;
  const analysing = analysisInSteps(configuration, runs, analysisSettings(configuration, kind));
  let step = analysing.next();
  for (; !step.done; step = analysing.next()) yield step.value * shareOfAnalysis;
  const analysis = step.value;
  const wide = wideTable(configuration, runs);
  yield shareOfAnalysis + 0.05;
  const events = yield* inParts(runs, (part, isFirst) =>
    toCsv(longRows(configuration, part), Object.keys(longColumns), { header: isFirst }),
  );
  const everything = runs.map((run) => `${JSON.stringify(run)}\n`).join("");
  const registered = preregistrationOf(configuration, hash, plannedPower(configuration));
  yield 1;
  return {
    "README.md": readme(contents),
    "configuration.json": `${JSON.stringify(configuration, null, 2)}\n`,
    "participants.csv": toCsv(wide.rows, Object.keys(wide.columns)),
    "events.csv": events,
    "runs.jsonl": everything,
    "codebook.csv": toCsv(codebook(wide.columns, analysis.measures), ["file", "name", "type", "description"]),
    "consort.json": `${JSON.stringify(consort, null, 2)}\n`,
    "consort.txt": consortText(consort),
    "preregistration-osf.md": preregistrationText(registered.osf),
    "preregistration-aspredicted.md": preregistrationText(registered.asPredicted),
    "preregistration.json": `${JSON.stringify(registered, null, 2)}\n`,
    ...analysisFiles(analysis),
  };
}

/** About what share of the work the analysis is. */
const shareOfAnalysis = 0.6;
const runsAPart = 25;

/** A text written a few runs at a time; without runs its beginning alone. */
function* inParts(
  runs: readonly RunRecord[],
  write: (part: readonly RunRecord[], isFirst: boolean) => string,
): Generator<number, string> {
  let text = runs.length === 0 ? write([], true) : "";
  for (let from = 0; from < runs.length; from += runsAPart) {
    text += write(runs.slice(from, from + runsAPart), from === 0);
    yield shareOfAnalysis + 0.05 + (from / runs.length) * (0.9 - shareOfAnalysis);
  }
  return text;
}
