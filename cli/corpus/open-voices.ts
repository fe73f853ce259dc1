import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { WrongUse } from "@/cli/wrong-use";
import { type SecondLabels, secondSentenceSchema, secondTurnSchema } from "@/lib/corpus/agreement";
import { type Voice, voiceDialogueSchema, voiceMessageSchema, voiceSentenceSchema } from "@/lib/corpus/voice-schema";

/** Throws the place of a line that does not fit its schema. */
export function openVoices(folder: string): Voice[] {
  if (!existsSync(folder)) throw new WrongUse(`There is no folder ${folder}.`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => ({
      name,
      sentences: linesOf(join(folder, name, "sentences.jsonl"), voiceSentenceSchema),
      dialogues: linesOf(join(folder, name, "dialogues.jsonl"), voiceDialogueSchema),
      messages: linesOf(join(folder, name, "messages.jsonl"), voiceMessageSchema),
    }));
}

export function secondLabels(folder: string, name: string): SecondLabels | null {
  const sentences = linesOf(join(folder, name, "second-sentences.jsonl"), secondSentenceSchema);
  const turns = linesOf(join(folder, name, "second-turns.jsonl"), secondTurnSchema);
  return sentences.length + turns.length > 0 ? { sentences, turns } : null;
}

function linesOf<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema>[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line, index) => (line.trim() === "" ? [] : [parsedLine(line, schema, `${file}:${index + 1}`)]));
}

function parsedLine<Schema extends z.ZodType>(line: string, schema: Schema, place: string): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw new WrongUse(`${place} is not JSON.`, { cause });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new WrongUse(`${place} does not fit: ${issue?.path.join(".")} ${issue?.message}.`);
}
