import { z } from "zod";
import { type SlotName, slotDefinitions, slotNames, slotTitles } from "@/lib/constraints";
import { jsonLines } from "@/lib/json-lines";
import { type AnalysisSettings, analysisInSteps, analysisSettings } from "@/lib/study/analysis/analysis-tables";
import { measuresOf } from "@/lib/study/analysis/measures";
import { plannedPower } from "@/lib/study/analysis/power-report";
import type { AnswerRecord, RunRecord, TrialRecord } from "@/lib/study/analysis/run-record";
import type { KnownPlace, PoolEntry } from "@/lib/study/assignment";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { preregistrationOf, preregistrationText } from "@/lib/study/configuration/preregistration";
import { studyEventNames, studyEventSchemas } from "@/lib/study/study-event";
import type { TrialOutcome } from "@/lib/study/trial/judge-trial";
import { dataset } from "@/messages/dataset";
import type { Column, CsvCell, MissingCode } from "./column";
import { describedColumns, missingCodes, stampColumns, toCsv } from "./column";
import { type ConsortFlow, consortText } from "./consort";
import { analysisColumns, analysisFiles, longColumns, longRows, stampedCsv, wideTable } from "./wide-participants";

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

export function codebook(configuration: Configuration) {
  const own = (file: string, columns: Readonly<Record<string, Column>>) =>
    Object.entries({ ...columns, ...stampColumns }).map(([name, each]) => ({ file, name, ...each }));
  const fieldsOf = (file: string, fields: Readonly<Record<string, string>>) =>
    Object.entries(fields).map(([name, description]) => ({ file, name, type: "field", description }));
  const analysis = analysisColumns(measuresOf(configuration));
  return [
    ...fieldsOf("every CSV, missing code", missingCodes),
    ...own("events.csv", longColumns),
    ...own("participants.csv", wideTable(configuration, []).columns),
    ...Object.entries(analysis).flatMap(([file, columns]) => own(file, columns)),
    ...own("assignments.csv", assignmentColumns),
    ...own("codebook.csv", codebookColumns),
    ...Object.entries(recordFields).flatMap(([part, fields]) => fieldsOf(`runs.jsonl, ${part}`, fields)),
    ...slotNames.map(slotRow),
    ...studyEventNames.flatMap(eventRows),
  ];
}

export const codebookColumns = describedColumns(dataset.codebook, "text");

/** Of the objects in `runs.jsonl`. Times are ISO 8601 in UTC. */
export const recordFields: {
  run: Record<keyof RunRecord, string>;
  trial: Record<keyof TrialRecord, string>;
  outcome: Record<keyof TrialOutcome, string>;
  answer: Record<keyof AnswerRecord, string>;
} = { run: dataset.run, trial: dataset.trial, outcome: dataset.outcome, answer: dataset.answer };

function slotRow(slot: SlotName) {
  const definition = slotDefinitions[slot];
  const unit = definition.kind === "number" ? definition.counted || definition.unit : "";
  const description = [slotTitles[slot], unit].filter(Boolean).join(", ");
  return { file: "a wish's slot", name: slot, type: definition.kind, description };
}

const eventTexts: Partial<Record<(typeof studyEventNames)[number], Readonly<Record<string, string>>>> =
  dataset.eventFields;

function eventRows(name: (typeof studyEventNames)[number]) {
  const schema = z.toJSONSchema(studyEventSchemas[name], { unrepresentable: "any", io: "input" }) as {
    description?: string;
    properties?: Record<string, { type?: string; description?: string }>;
  };
  const fields = Object.entries(schema.properties ?? {});
  const texts: Readonly<Record<string, string>> = eventTexts[name] ?? {};
  const file = `events.csv, data of ${name}`;
  if (fields.length === 0) {
    return [{ file, name: "", type: "object", description: schema.description ?? "No fields" }];
  }
  return fields.map(([field, { type, description }]) => ({
    ...{ file, name: field, type: type ?? "mixed", description: description ?? texts[field] ?? "" },
  }));
}

/** A place of the plan with the draw that gave it. The draw goes with a person who withdraws. */
export interface PlaceRecord extends Omit<KnownPlace, "active"> {
  number: number;
  participant: string | null;
  at: string | null;
  pool: PoolEntry[] | null;
}

export const assignmentColumns = describedColumns(dataset.assignments, "text", {
  number: ["place", "scenario_row", "slot", "refilled"],
  time: ["at"],
});

export function assignmentRows(places: readonly PlaceRecord[]): Record<keyof typeof assignmentColumns, CsvCell>[] {
  const gone: MissingCode = "NA-refused";
  return places.map(({ number, scenarioRow, pool, participant, at, ...rest }) => ({
    ...{ ...rest, place: number, scenario_row: scenarioRow, participant: participant ?? gone, at: at ?? gone },
    pool: pool ? JSON.stringify(pool) : gone,
  }));
}
