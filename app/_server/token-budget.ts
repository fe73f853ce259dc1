import { RateLimiterRes } from "rate-limiter-flexible";
import { environment } from "@/lib/env";
import { type ModelPort, noUsage } from "@/lib/preferences/model-port";
import { limitStore } from "./limit-store";

const day = 24 * 3600;

/**
 * The same model, asked no more once all conversations of all servers together have used their tokens of the day
 * (OPENAI_DAILY_TOKENS); then the built-in reader reads, and says so, as with any other failure of the model.
 */
export function withinBudget(model: ModelPort): ModelPort {
  const cap = environment().OPENAI_DAILY_TOKENS;
  if (cap === undefined) return model;
  const store = limitStore("model-tokens", { points: cap, seconds: day });
  return {
    id: model.id,
    async complete(prompt, signal) {
      const used = (await store().get("all"))?.consumedPoints ?? 0;
      if (used >= cap) return { kind: "failed", failure: "over-cap", usage: noUsage };
      const completion = await model.complete(prompt, signal);
      const { inputTokens, outputTokens } = completion.usage;
      // What was used is counted even where it is more than was left.
      await store()
        .consume("all", inputTokens + outputTokens)
        .catch((outcome: unknown) => {
          if (!(outcome instanceof RateLimiterRes)) throw outcome;
        });
      return completion;
    },
  };
}
