import { z } from "zod";

const systemSchema = z.object({ role: z.literal("system"), content: z.string().min(1) });
const userSchema = z.object({ role: z.literal("user"), content: z.string().min(1) });
const assistantSchema = z.object({ role: z.literal("assistant"), content: z.string().min(1) });

/** What stands before the answer in every set: the rules of the game, then the task. */
export const promptSchema = z.tuple([systemSchema, userSchema]);
export type Prompt = z.infer<typeof promptSchema>;
const answerSchema = z.tuple([assistantSchema]);

/** An answer to be imitated (supervised fine-tuning). */
export interface SftExample {
  prompt: Prompt;
  answer: string;
}

/** An answer to be preferred over another (preference optimisation). */
export interface PairExample {
  prompt: Prompt;
  chosen: string;
  rejected: string;
}

/** A line of a set for OpenAI's supervised fine-tuning. */
export const openaiSftSchema = z.strictObject({ messages: z.tuple([systemSchema, userSchema, assistantSchema]) });
/** A line of a set for OpenAI's preference fine-tuning: one turn, a preferred and another answer. */
export const openaiDpoSchema = z.strictObject({
  input: z.strictObject({ messages: promptSchema, tools: z.tuple([]), parallel_tool_calls: z.literal(true) }),
  preferred_output: answerSchema,
  non_preferred_output: answerSchema,
});
/** A line for TRL's SFTTrainer, conversational prompt and completion: the loss is on the completion alone. */
export const trlSftSchema = z.strictObject({ prompt: promptSchema, completion: answerSchema });
/** A line for TRL's DPOTrainer, conversational preference with an explicit prompt. */
export const trlDpoSchema = z.strictObject({ prompt: promptSchema, chosen: answerSchema, rejected: answerSchema });
