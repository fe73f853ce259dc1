import { Refusal } from "@/app/_server/refusal";
import { readRun } from "@/lib/benchmark/report/run-file";
import { dialogueCostSchema, dialogueRecordSchema } from "@/lib/benchmark/run/dialogue-record";
import type { RunTexts } from "./run-store";

/** The text of a run's file as it came, refused with the line and what is wrong with it. */
export function readableRun(part: keyof RunTexts, text: string): string {
  const values = text.split("\n").flatMap((line, index) => (line.trim() === "" ? [] : [parsed(line, index + 1)]));
  if (part === "results") {
    const read = readRun("uploaded", values);
    if (read.kind === "refused") throw new Refusal(422, "no-run", `That is no results file: ${read.reason}.`);
  } else {
    const schema = part === "dialogues" ? dialogueRecordSchema : dialogueCostSchema;
    const wrong = values.findIndex((value) => !schema.safeParse(value).success);
    if (wrong >= 0 || values.length === 0) {
      throw new Refusal(422, "no-run", `That is no file of ${part}: line ${wrong + 1} is of another kind.`);
    }
  }
  return text.endsWith("\n") ? text : `${text}\n`;
}

function parsed(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new Refusal(422, "no-json", `Line ${number} is not JSON.`, { cause });
  }
}
