import { z } from "zod";
import { type SlotName, slotDefinitions, slotNames, slotTitles } from "@/lib/constraints";
import { measuresOf } from "@/lib/study/analysis/measures";
import type { AnswerRecord, RunRecord, TrialRecord } from "@/lib/study/analysis/run-record";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { studyEventNames, studyEventSchemas } from "@/lib/study/study-event";
import type { TrialOutcome } from "@/lib/study/trial/judge-trial";
import { dataset } from "@/messages/dataset";
import { analysisColumns } from "./analysis-files";
import { assignmentColumns } from "./assignment-log";
import { type Column, describedColumns, stampColumns } from "./column";
import { missingCodes } from "./csv";
import { longColumns, wideTable } from "./wide-participants";

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

const trial = {
  ...dataset.trial,
  rankingAfter: "The ranking once more after the search; null where it is not asked",
  ...dataset.trialEnd,
};

/** Of the objects in `runs.jsonl`. Times are ISO 8601 in UTC. */
export const recordFields: {
  run: Record<keyof RunRecord, string>;
  trial: Record<keyof TrialRecord, string>;
  outcome: Record<keyof TrialOutcome, string>;
  answer: Record<keyof AnswerRecord, string>;
} = { run: dataset.run, trial, outcome: dataset.outcome, answer: dataset.answer };

function slotRow(slot: SlotName) {
  const definition = slotDefinitions[slot];
  const unit = definition.kind === "number" ? definition.counted || definition.unit : "";
  return {
    file: "a wish's slot",
    name: slot,
    type: definition.kind,
    description: [slotTitles[slot], unit].filter(Boolean).join(", "),
  };
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
