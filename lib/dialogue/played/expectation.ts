import { z } from "zod";
import { slotNameSchema } from "@/lib/constraints/slot-name-schema";
import { levels } from "@/lib/constraints/weight";

const value = z.union([z.string(), z.number(), z.array(z.union([z.string(), z.number()]))]);
const slots = z.union([slotNameSchema, z.array(slotNameSchema)]);
const soft = z.boolean().optional();

/** What must be so after the reply to a turn. `soft` ones are matters of taste and fail nothing. */
export const expectationSchema = z.union([
  z.strictObject({
    wish: slotNameSchema,
    op: z.string().optional(),
    value: value.optional(),
    /** Relative. */
    tol: z.number().optional(),
    /** Half of the values will do. */
    some: z.boolean().optional(),
    absent: z.boolean().optional(),
    soft,
  }),
  z.strictObject({ heavier: z.tuple([slotNameSchema, slotNameSchema]), soft }),
  z.strictObject({ level: slotNameSchema, in: z.array(z.enum(levels)), soft }),
  z.strictObject({ same: z.array(slotNameSchema), soft }),
  z.strictObject({ noNewWish: z.literal(true), soft }),
  z.strictObject({ gave: slots, soft }),
  z.strictObject({ notGave: slots, soft }),
  z.strictObject({ gaveNothing: z.literal(true), soft }),
  z.strictObject({ reply: z.string(), soft }),
  z.strictObject({ notReply: z.string(), soft }),
  z.strictObject({ names: z.number(), soft }),
  z.strictObject({ top: z.object({ slot: slotNameSchema, op: z.string(), value }), soft }),
  z.strictObject({ total: z.string().regex(/^(>=|<=|==|>|<)\d+$/), soft }),
  z.strictObject({ noQuestion: z.literal(true), soft }),
  z.strictObject({ notAsked: slotNameSchema, soft }),
]);
export type Expectation = z.infer<typeof expectationSchema>;

/** A conversation with what must be so after each turn. */
export const playedConversationSchema = z.object({
  id: z.string(),
  kind: z.enum(["counter-order", "question", "either-negation", "ordinary", "steering"]),
  turns: z.array(z.object({ say: z.string().min(1), expect: z.array(expectationSchema).default([]) })).min(1),
});
export type PlayedConversation = z.infer<typeof playedConversationSchema>;
