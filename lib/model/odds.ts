import { z } from "zod";

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
