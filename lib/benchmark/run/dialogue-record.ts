import { z } from "zod";
import { constraintSchema, predicateSchema } from "@/lib/constraints/constraint";
import { orderingSchema } from "@/lib/trade-offs/relaxation";

/** What happened in one turn, and what the wishes were after it: enough to decide anew what any method would do. */
export const recordedTurnSchema = z.object({
  act: z.string(),
  /** What the shopper said, or what its tap meant. */
  said: z.string(),
  reply: z.string(),
  wishes: z.array(constraintSchema),
  orderings: z.array(orderingSchema),
  /** Status of the method's decision; missing while cars have everything. */
  status: z.string().optional(),
  given: z.array(predicateSchema),
  /** Cars shown. */
  cars: z.number().nullable(),
});
export type RecordedTurn = z.infer<typeof recordedTurnSchema>;

/** Names a replayed dialogue: there are several on one item, by who spoke and how was asked. */
export function replayKey({ id, model, style }: { id: string; model: string; style: string }): string {
  return `${id} ${model} ${style}`;
}

/** The record of a line's dialogue, whether it was simulated or replayed. */
export function recordOf(
  records: ReadonlyMap<string, DialogueRecord>,
  line: { id: string; model: string; style: string },
): DialogueRecord | undefined {
  return records.get(line.id) ?? records.get(replayKey(line));
}

/** One dialogue turn by turn; its id is the item's, or for a replayed one that of `replayKey`. */
export const dialogueRecordSchema = z.object({
  id: z.string(),
  setting: z.string(),
  baseQuery: z.string(),
  persona: z.string(),
  /** Fixed from outside; nobody relaxes it. */
  frame: z.array(predicateSchema),
  /** The item's wishes, weights included, and the ids of those that should be given up. */
  gold: z.array(constraintSchema),
  target: z.array(z.string()),
  turns: z.array(recordedTurnSchema),
});
export type DialogueRecord = z.infer<typeof dialogueRecordSchema>;

/** What a dialogue cost; never part of results, because clocks differ. */
export const dialogueCostSchema = z.object({
  id: z.string(),
  /** Time of each turn, in milliseconds: from the act to the whole reply. */
  turns: z.array(z.number()),
  /** Requests to a language model, and its tokens. */
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
});
export type DialogueCost = z.infer<typeof dialogueCostSchema>;
