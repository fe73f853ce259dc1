import { z } from "zod";
import { added, type ModelFailure, type ModelPort, type ModelPrompt, type ModelUsage, noUsage } from "./model-port";

/** Requests in place of log-probabilities. An odd number, so that no two options tie. */
const samples = 3;

export type Odds =
  | { kind: "answered"; chance: number; by: "log-probabilities" | "samples"; usage: ModelUsage }
  | { kind: "failed"; failure: ModelFailure; usage: ModelUsage };

/** The chance of "A" against "B": from log-probabilities where the server offers them, else from repeated answers. */
export async function oddsOf(port: ModelPort, prompt: ModelPrompt, signal?: AbortSignal): Promise<Odds> {
  let usage = noUsage;
  const said: string[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const reply = await port.send({ ...prompt, options: ["A", "B"], ...(sample > 0 ? { sample } : {}) }, signal);
    usage = added(usage, reply.usage);
    if (reply.kind === "failed") return { kind: "failed", failure: reply.failure, usage };
    if (reply.odds) {
      const chanceOf = (option: string) => Math.exp(reply.odds?.[option] ?? Number.NEGATIVE_INFINITY);
      const [a, b] = [chanceOf("A"), chanceOf("B")];
      return { kind: "answered", chance: a / (a + b), by: "log-probabilities", usage };
    }
    const [letter] = /\b[AB]\b/.exec(reply.text) ?? [];
    if (letter) said.push(letter);
  }
  if (said.length === 0) return { kind: "failed", failure: "malformed", usage };
  return { kind: "answered", chance: said.filter((each) => each === "A").length / said.length, by: "samples", usage };
}

const tokenSchema = z.object({
  token: z.string(),
  logprob: z.number(),
  top_logprobs: z.array(z.object({ token: z.string(), logprob: z.number() })).nullish(),
});

/** The log-probability of each option where the answer's first telling token stands. */
export function oddsIn(logprobs: unknown, options: readonly string[]): Record<string, number> | undefined {
  const optionOf = (token: string) => options.find((each) => each === token.trim());
  for (const value of Array.isArray(logprobs) ? logprobs.flat() : []) {
    const read = tokenSchema.safeParse(value).data;
    if (!read || !optionOf(read.token)) continue;
    const odds: Record<string, number> = {};
    for (const { token, logprob } of [read, ...(read.top_logprobs ?? [])]) {
      const option = optionOf(token);
      if (option) odds[option] = Math.max(odds[option] ?? Number.NEGATIVE_INFINITY, logprob);
    }
    return odds;
  }
  return undefined;
}
