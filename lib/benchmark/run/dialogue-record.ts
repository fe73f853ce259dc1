import { z } from "zod";
import { constraintSchema, predicateSchema } from "@/lib/constraints/constraint";
import { orderingSchema } from "@/lib/trade-offs/relaxation";

export const recordedTurnSchema = z.object({
  act: z.string(),
  /** The shopper's words, or the meaning of a tap. */
  said: z.string(),
  reply: z.string(),
  wishes: z.array(constraintSchema),
  orderings: z.array(orderingSchema),
  /** Missing while some car meets every wish. */
  status: z.string().optional(),
  given: z.array(predicateSchema),
  cars: z.number().nullable(),
});
export type RecordedTurn = z.infer<typeof recordedTurnSchema>;

/** Includes speaker and style because an item has several dialogues. */
export function replayKey({ id, model, style }: { id: string; model: string; style: string }): string {
  return `${id} ${model} ${style}`;
}

export function recordOf(
  records: ReadonlyMap<string, DialogueRecord>,
  line: { id: string; model: string; style: string },
): DialogueRecord | undefined {
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
