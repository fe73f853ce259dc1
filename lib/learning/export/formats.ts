import { z } from "zod";

const systemSchema = z.object({ role: z.literal("system"), content: z.string().min(1) });
const userSchema = z.object({ role: z.literal("user"), content: z.string().min(1) });
const assistantSchema = z.object({ role: z.literal("assistant"), content: z.string().min(1) });

const promptSchema = z.tuple([systemSchema, userSchema]);
export type Prompt = z.infer<typeof promptSchema>;
const answerSchema = z.tuple([assistantSchema]);

export type SftExample = { prompt: Prompt; answer: string };

export type PairExample = { prompt: Prompt; chosen: string; rejected: string };

const openaiSftSchema = z.strictObject({ messages: z.tuple([systemSchema, userSchema, assistantSchema]) });
const openaiDpoSchema = z.strictObject({
  input: z.strictObject({ messages: promptSchema, tools: z.tuple([]), parallel_tool_calls: z.literal(true) }),
  preferred_output: answerSchema,
  non_preferred_output: answerSchema,
});
/** TRL's SFTTrainer. Only the completion carries loss. */
const trlSftSchema = z.strictObject({ prompt: promptSchema, completion: answerSchema });
/** TRL's DPOTrainer, with an explicit prompt. */
const trlDpoSchema = z.strictObject({ prompt: promptSchema, chosen: answerSchema, rejected: answerSchema });

const answer = (content: string): [{ role: "assistant"; content: string }] => [{ role: "assistant", content }];

/** Lossless for examples. */
export interface Format<Example, Line> {
  write: (example: Example) => Line;
  /** Throws on another format. */
  read: (line: unknown) => Example;
}

export const openaiSft: Format<SftExample, z.infer<typeof openaiSftSchema>> = {
  write: ({ prompt, answer: content }) => ({ messages: [...prompt, { role: "assistant", content }] }),
  read(line) {
    const [system, user, { content }] = openaiSftSchema.parse(line).messages;
    return { prompt: [system, user], answer: content };
  },
};

export const openaiDpo: Format<PairExample, z.infer<typeof openaiDpoSchema>> = {
  write: ({ prompt, chosen, rejected }) => ({
    input: { messages: prompt, tools: [], parallel_tool_calls: true },
    preferred_output: answer(chosen),
    non_preferred_output: answer(rejected),
  }),
  read(line) {
    const { input, preferred_output: preferred, non_preferred_output: other } = openaiDpoSchema.parse(line);
    return { prompt: input.messages, chosen: preferred[0].content, rejected: other[0].content };
  },
};

export const trlSft: Format<SftExample, z.infer<typeof trlSftSchema>> = {
  write: ({ prompt, answer: content }) => ({ prompt, completion: answer(content) }),
  read(line) {
    const { prompt, completion } = trlSftSchema.parse(line);
    return { prompt, answer: completion[0].content };
  },
};

export const trlDpo: Format<PairExample, z.infer<typeof trlDpoSchema>> = {
  write: ({ prompt, chosen, rejected }) => ({ prompt, chosen: answer(chosen), rejected: answer(rejected) }),
  read(line) {
    const { prompt, chosen, rejected } = trlDpoSchema.parse(line);
    return { prompt, chosen: chosen[0].content, rejected: rejected[0].content };
  },
};
