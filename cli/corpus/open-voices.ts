import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { WrongUse } from "@/cli/flags";
import { type SecondLabels, secondSentenceSchema, secondTurnSchema } from "@/lib/corpus/agreement";
import type { Tally } from "@/lib/corpus/score-voices";
import { type Voice, voiceDialogueSchema, voiceMessageSchema, voiceSentenceSchema } from "@/lib/corpus/voice-schema";
import { jsonLinesIn } from "@/lib/json-lines";

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
      steering: linesOf(join(folder, name, "steering.jsonl"), voiceDialogueSchema),
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
  const fault = (line: number, cause: unknown) => new WrongUse(`${file}:${line} is not JSON.`, { cause });
  return jsonLinesIn(readFileSync(file, "utf8"), fault).map(({ line, value }) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new WrongUse(`${file}:${line} does not fit: ${issue?.path.join(".")} ${issue?.message}.`);
  });
}

export function shareRight({ right, of }: Tally): string {
  return `${((100 * right) / Math.max(1, of)).toFixed(1)}% of ${of}`;
}
