import { z } from "zod";
import { type SlotName, slotNames } from "@/lib/constraints/slot-name";
import { slotDefinitions } from "@/lib/constraints/slots";
import { studyEventNames, studyEventSchemas } from "@/lib/study/study-event";
import { type Column, numberColumn, textColumn } from "./column";
import { longColumns } from "./long-events";

export function codebook(participantColumns: Readonly<Record<string, Column>>, measures: ReadonlyMap<string, string>) {
  const own = (file: string, columns: Readonly<Record<string, Column>>) =>
    Object.entries(columns).map(([name, { type, description }]) => ({ file, name, type, description }));
  const measured = Object.fromEntries([...measures].map(([name, label]) => [name, numberColumn(label)]));
  return [
    ...own("events.csv", longColumns),
    ...own("participants.csv", participantColumns),
    ...own("trials.csv", { participant: textColumn("Random id of the run"), ...trialColumns, ...measured }),
    ...slotNames.map(slotRow),
    ...studyEventNames.flatMap(eventRows),
  ];
}

export const trialColumns = {
  group: textColumn("Group of the design"),
  condition: textColumn("Arm of the trial"),
  scenario: textColumn("Scenario of the trial"),
  trial: numberColumn("Number of the trial, the first is 1"),
  coverage: numberColumn("Share of the card's wishes that were noted with a value of the card"),
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
