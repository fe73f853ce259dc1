import type { z } from "zod";
import {
  openaiDpoSchema,
  openaiSftSchema,
  type PairExample,
  type SftExample,
  trlDpoSchema,
  trlSftSchema,
} from "./training-example";

const answer = (content: string): [{ role: "assistant"; content: string }] => [{ role: "assistant", content }];

/** A format an example can be written in and read back from without loss. */
export interface Format<Example, Line> {
  write: (example: Example) => Line;
  /** Throws on a line that is not of the format. */
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
