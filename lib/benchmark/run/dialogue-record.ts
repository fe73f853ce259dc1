import { z } from "zod";
import { type Item, type ItemQuestion, itemQuestion } from "@/lib/benchmark/item";
import type { ReplayRun, Transcript } from "@/lib/benchmark/replay/transcript";
import type { RunLine } from "@/lib/benchmark/run-line";
import { constraintSchema, predicateSchema, toConstraint } from "@/lib/constraints/constraint";
import { orderingSchema } from "@/lib/trade-offs/relaxation";

export const recordedTurnSchema = z.object({
  act: z.string(),
  /** The shopper's words, or the meaning of a tap. */
  said: z.string(),
  reply: z.string(),
  wishes: z.array(constraintSchema),
  orderings: z.array(orderingSchema),
  /** Missing while some product meets every wish. */
  status: z.string().optional(),
  given: z.array(predicateSchema),
  cars: z.number().nullable(),
});
export type RecordedTurn = z.infer<typeof recordedTurnSchema>;

/** Includes speaker and style because an item has several dialogues. */
export function replayKey({ id, model, style }: LineKey): string {
  return `${id} ${model} ${style}`;
}

type LineKey = Pick<RunLine, "id" | "model" | "style">;

export function recordOf(records: ReadonlyMap<string, DialogueRecord>, line: LineKey): DialogueRecord | undefined {
  return records.get(line.id) ?? records.get(replayKey(line));
}

/** Its id is the item's, or `replayKey` for a replay. */
export const dialogueRecordSchema = z.object({
  id: z.string(),
  setting: z.string(),
  baseQuery: z.string(),
  persona: z.string(),
  /** Fixed; never relaxed. */
  frame: z.array(predicateSchema),
  gold: z.array(constraintSchema),
  target: z.array(z.string()),
  turns: z.array(recordedTurnSchema),
});
export type DialogueRecord = z.infer<typeof dialogueRecordSchema>;

const usage = { calls: z.number(), inputTokens: z.number(), outputTokens: z.number() };

/** Not part of results, because clocks differ. */
export const dialogueCostSchema = z.object({
  id: z.string(),
  /** Milliseconds from the act to the whole reply. */
  turns: z.array(z.number()),
  ...usage,
  /** A model's calls by name and version of the instructions. */
  asked: z.record(z.string(), z.object({ ...usage, by: z.string().optional() })).optional(),
});
export type DialogueCost = z.infer<typeof dialogueCostSchema>;

/** Only the last turn has the decision; `null` if unreadable. */
export async function recordTranscript(
  { wishesOf }: Pick<ReplayRun, "wishesOf">,
  item: Item,
  transcript: Transcript,
  line: RunLine,
): Promise<DialogueRecord | null> {
  const read = itemQuestion(item);
  if (read.kind === "refused") return null;
  const { dialogue } = transcript;
  const turns: RecordedTurn[] = [];
  for (const [index, { role, content }] of dialogue.entries()) {
    if (role !== "user") continue;
    const next = dialogue[index + 1];
    const isLast = !dialogue.slice(index + 1).some((each) => each.role === "user");
    const wishes = await wishesOf({ ...transcript, dialogue: dialogue.slice(0, index + 1) }, item);
    turns.push({
      act: "words",
      said: content,
      reply: next?.role === "assistant" ? next.content : "",
      wishes: wishes.map(({ slot, op, value, weight }) => toConstraint({ slot, op, value, weight })),
      orderings: [],
      status: isLast ? line.status : undefined,
      given: isLast ? line.relaxed : [],
      cars: null,
    });
  }
  const [opened] = dialogue;
  const [first] = turns;
  if (first && opened?.role === "assistant") first.said = `(asked: ${opened.content}) ${first.said}`;
  return { ...recordHead(item, read.question), id: replayKey(line), setting: line.setting, turns };
}

export function recordHead(item: Item, { frame, constraints: gold, target }: ItemQuestion) {
  const { id, setting = "", baseQuery = "", persona = "" } = item;
  return { id, setting, baseQuery, persona, frame, gold, target };
}
