import { z } from "zod";
import { type SlotName, slotNames } from "@/lib/constraints/slot-name";
import { slotDefinitions } from "@/lib/constraints/slots";
import { measuresOf } from "@/lib/study/analysis/measures";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { studyEventNames, studyEventSchemas } from "@/lib/study/study-event";
import { analysisColumns } from "./analysis-files";
import { assignmentColumns } from "./assignment-log";
import { type Column, stampColumns, textColumn } from "./column";
import { missingCodes } from "./csv";
import { longColumns } from "./long-events";
import { recordFields } from "./record-fields";
import { wideTable } from "./wide-participants";

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

export const codebookColumns = {
  file: textColumn("File, or part of one"),
  name: textColumn("Column or field"),
  type: textColumn("Kind of values, with the labels of options"),
  description: textColumn("Its meaning"),
} as const;

function slotRow(slot: SlotName) {
  const definition = slotDefinitions[slot];
  const unit = definition.kind === "number" ? definition.counted || definition.unit : "";
  return {
    file: "a wish's slot",
    name: slot,
    type: definition.kind,
    description: [definition.title, unit].filter(Boolean).join(", "),
  };
}

function eventRows(name: (typeof studyEventNames)[number]) {
  const schema = z.toJSONSchema(studyEventSchemas[name], { unrepresentable: "any", io: "input" }) as {
    description?: string;
    properties?: Record<string, { type?: string; description?: string }>;
  };
  const fields = Object.entries(schema.properties ?? {});
  const file = `events.csv, data of ${name}`;
  if (fields.length === 0) {
    return [{ file, name: "", type: "object", description: schema.description ?? "No fields" }];
  }
  return fields.map(([field, { type, description }]) => ({
    ...{ file, name: field, type: type ?? "mixed", description: description ?? "" },
  }));
}
