import { jsonLines } from "@/lib/json-lines";
import { type AnalysisSettings, analysisInSteps, analysisSettings } from "@/lib/study/analysis/analysis-tables";
import { plannedPower } from "@/lib/study/analysis/power-report";
import type { RunRecord } from "@/lib/study/analysis/run-record";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { preregistrationOf, preregistrationText } from "@/lib/study/configuration/preregistration";
import { dataset } from "@/messages/dataset";
import { analysisFiles, stampedCsv } from "./analysis-files";
import { assignmentColumns, assignmentRows, type PlaceRecord } from "./assignment-log";
import { codebook, codebookColumns } from "./codebook";
import { type ConsortFlow, consortText } from "./consort";
import { missingCodes, toCsv } from "./csv";
import { longColumns, longRows, wideTable } from "./wide-participants";

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
  return dataset.readme({
    ...{ title: configuration.title, question: configuration.plan.question, hash, leeway, kind },
    ...{ madeAt: madeAt.toISOString(), catalog: configuration.catalog.checksum, plans: kind === "simulated" },
    ...{ participants: count("participant"), simulated: count("simulated"), previews: count("preview") },
    codes: Object.entries(missingCodes)
      .map(([code, why]) => `- \`${code}\`: ${why}.`)
      .join("\n"),
  });
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

/** In the manner of psych-DS 1: schema.org's Dataset, with every column as a variable that was measured. */
function datasetDescription(
  { title, plan, team, recruitment }: Configuration,
  { hash, leeway, madeAt, rows }: { hash: string; leeway: string; madeAt: Date; rows: ReturnType<typeof codebook> },
): object {
  const columns = rows.filter(({ file }) => file.endsWith(".csv"));
  return {
    "@context": "https://schema.org/",
    "@type": "Dataset",
    name: title,
    description: plan.question,
    identifier: `sha256:${hash}`,
    dateCreated: madeAt.toISOString(),
    creator: [{ "@type": "Organization", name: team.name, parentOrganization: team.institution, email: team.contact }],
    measurementTechnique: `Leeway ${leeway}, online experiment; recruiter: ${recruitment.recruiter}`,
    variableMeasured: columns.map(({ file, name, type, description }) => ({
      ...{ "@type": "PropertyValue", name: `${file}: ${name}`, description, valueType: type },
    })),
  };
}
