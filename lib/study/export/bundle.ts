import { jsonLines } from "@/lib/json-lines";
import { type AnalysisSettings, analysisInSteps, analysisSettings } from "@/lib/study/analysis/analyse";
import { plannedPower } from "@/lib/study/analysis/power-report";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { preregistrationOf, preregistrationText } from "@/lib/study/configuration/preregistration";
import { analysisFiles, stampedCsv } from "./analysis-files";
import { assignmentColumns, assignmentRows, type PlaceRecord } from "./assignment-log";
import { codebook, codebookColumns } from "./codebook";
import { type ConsortFlow, consortText } from "./consort";
import { missingCodes, toCsv } from "./csv";
import { datasetDescription } from "./dataset-description";
import { longColumns, longRows } from "./long-events";
import { wideTable } from "./wide-participants";

/** Yields the share done. Deterministic. */
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
  const registered = preregistrationOf(configuration, hash, plannedPower(configuration));
  const described = codebook(configuration);
  const stamp = { kind, configuration: hash, catalog: configuration.catalog.checksum };
  yield 1;
  return {
    "README.md": readme(contents),
    "configuration.json": `${JSON.stringify(configuration, null, 2)}\n`,
    "participants.csv": toCsv(wide.rows, Object.keys(wide.columns)),
    "events.csv": events,
    "runs.jsonl": jsonLines(runs),
    "assignments.csv": stampedCsv(assignmentRows(contents.places), Object.keys(assignmentColumns), stamp),
    "codebook.csv": stampedCsv(described, Object.keys(codebookColumns), stamp),
    "dataset_description.json": `${JSON.stringify(datasetDescription(configuration, { ...contents, rows: described }), null, 2)}\n`,
    "consort.json": `${JSON.stringify(consort, null, 2)}\n`,
    "consort.txt": consortText(consort),
    "preregistration-osf.md": preregistrationText(registered.osf),
    "preregistration-aspredicted.md": preregistrationText(registered.asPredicted),
    "preregistration.json": `${JSON.stringify(registered, null, 2)}\n`,
    ...analysisFiles(analysis, stamp),
  };
}

const shareOfAnalysis = 0.6;
const runsAPart = 25;

/** Writes a few runs at a time. Without runs, writes the header alone. */
function* inParts(runs: readonly RunRecord[], write: (part: readonly RunRecord[], isFirst: boolean) => string) {
  let text = runs.length === 0 ? write([], true) : "";
  for (let from = 0; from < runs.length; from += runsAPart) {
    text += write(runs.slice(from, from + runsAPart), from === 0);
    yield shareOfAnalysis + 0.05 + (from / runs.length) * (0.9 - shareOfAnalysis);
  }
  return text;
}

function readme({ configuration, hash, runs, leeway, madeAt, kind }: BundleContents): string {
  const count = (of: string) => runs.filter((run) => run.kind === of).length;
  return `# ${configuration.title}

${configuration.plan.question}

- Made ${madeAt.toISOString()} with Leeway ${leeway}.
- Configuration SHA-256 ${hash}; every row of every CSV carries the hash it was made under, and the catalog's.
- Catalog SHA-256 ${configuration.catalog.checksum}.
- Runs: ${count("participant")} of participants, ${count("simulated")} simulated, ${count("preview")} previews. The analysis is of ${kind} runs.

| file | what |
| --- | --- |
| participants.csv | one row a run, wide |
| trials.csv | one row a trial, with every measure; \`excluded\` is empty where the run counts |
| assignments.csv | one row a place, with the pool of its draw |
| events.csv | one row an event, long; \`data\` is JSON |
| runs.jsonl | everything stored of a run, one JSON object a line |
| codebook.csv | what every column and field holds, generated from the schemas |
| dataset_description.json | the same for machines, in the manner of psych-DS |
| configuration.json | the frozen study |
| consort.json, consort.txt | who came, who went and why, for each group |
| preregistration* | the plan in the fields of OSF and AsPredicted |
| analysis/ | means with 95% intervals, comparisons of arms, a LaTeX table, pictures |
| SHA256SUMS | hashes; \`sha256sum -c SHA256SUMS\` checks them |

Means have percentile bootstrap intervals over whole participants. Comparisons of a binary measure flip the signs of the
scenarios' differences; others are contrasts of a mixed model (participants, scenarios and arms within scenarios random;
REML; Satterthwaite). Where only one scenario was met they speak for it alone. p_holm is adjusted by Holm over all pairs
of arms on one measure, or over all effects of factors; p_registered over all registered outcomes as well. \`decided\` marks measures that exist only after an arm decided:
their missing values are not at random.

CSV is UTF-8 after RFC 4180. A cell without a value holds a code:

${Object.entries(missingCodes)
  .map(([code, why]) => `- \`${code}\`: ${why}.`)
  .join("\n")}

Text that a spreadsheet would run as a formula begins with
an apostrophe (\`'=1+1\`); \`runs.jsonl\` has it as it was given.

Leeway's \`loaders/leeway.py\` and \`loaders/leeway.R\` read this file into tables with types, and keep the codes.
${kind === "simulated" ? "\nSimulated participants plan a study and find its faults. They are not evidence about people.\n" : ""}`;
}

export interface BundleContents {
  configuration: Configuration;
  hash: string;
  runs: readonly RunRecord[];
  places: readonly PlaceRecord[];
  consort: ConsortFlow;
  leeway: string;
  madeAt: Date;
  kind: AnalysisSettings["kind"];
}
