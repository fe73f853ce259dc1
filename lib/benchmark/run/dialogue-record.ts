import { z } from "zod";
import { constraintSchema, predicateSchema } from "@/lib/constraints/constraint";
import { orderingSchema } from "@/lib/trade-offs/relaxation";

/** One turn and the wishes after it: enough to decide again by any method. */
export const recordedTurnSchema = z.object({
  act: z.string(),
  /** The shopper's words, or the meaning of its tap. */
  said: z.string(),
  reply: z.string(),
  wishes: z.array(constraintSchema),
  orderings: z.array(orderingSchema),
  /** Status of the method's decision; missing while cars have everything. */
  status: z.string().optional(),
  given: z.array(predicateSchema),
  cars: z.number().nullable(),
});
export type RecordedTurn = z.infer<typeof recordedTurnSchema>;

/** Names a replayed dialogue by item, speaker and style: an item has several. */
export function replayKey({ id, model, style }: { id: string; model: string; style: string }): string {
  return `${id} ${model} ${style}`;
}

export function recordOf(
  records: ReadonlyMap<string, DialogueRecord>,
  line: { id: string; model: string; style: string },
): DialogueRecord | undefined {
  return records.get(line.id) ?? records.get(replayKey(line));
}

/** One dialogue turn by turn. Its id is the item's, or `replayKey` of a replayed one. */
export const dialogueRecordSchema = z.object({
  id: z.string(),
  setting: z.string(),
  baseQuery: z.string(),
  persona: z.string(),
  /** Fixed from outside; nobody relaxes it. */
  frame: z.array(predicateSchema),
  /** The item's wishes with weights, and the ids to give up. */
  gold: z.array(constraintSchema),
  target: z.array(z.string()),
  turns: z.array(recordedTurnSchema),
});
export type DialogueRecord = z.infer<typeof dialogueRecordSchema>;

/** A dialogue's cost; never part of results, because clocks differ. */
export const dialogueCostSchema = z.object({
  id: z.string(),
  /** Milliseconds of each turn, from the act to the whole reply. */
  turns: z.array(z.number()),
  /** Requests to a language model, and its tokens. */
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
});
export type DialogueCost = z.infer<typeof dialogueCostSchema>;
