import { environment } from "@/lib/env";
import { type ModelPort, type ModelUsage, noUsage } from "@/lib/model/model-port";
import { limitStore, spendPoints } from "./limit-store";

const day = 24 * 3600;

/** Checks OPENAI_DAILY_TOKENS across all servers. */
export async function hasTokensLeft(): Promise<boolean> {
  const store = countOfDay();
  return store === null || ((await store.get("all"))?.consumedPoints ?? 0) < store.points;
}

export async function countTokens({ inputTokens, outputTokens }: ModelUsage): Promise<void> {
  const store = countOfDay();
  if (store) await spendPoints(store, "all", inputTokens + outputTokens);
}

let kept: ReturnType<typeof limitStore> | undefined;

/** `null` without a cap. */
function countOfDay() {
  const cap = environment().OPENAI_DAILY_TOKENS;
  if (cap === undefined) return null;
  kept ??= limitStore("model-tokens", { points: cap, seconds: day });
  return kept();
}

/** Falls back to the built-in reader once the day's tokens are spent. */
export function withinBudget(model: ModelPort): ModelPort {
  return {
    ...model,
    async send(request, signal) {
      if (!(await hasTokensLeft())) return { kind: "failed", failure: "over-cap", usage: noUsage };
      const reply = await model.send(request, signal);
      await countTokens(reply.usage);
      return reply;
    },
  };
}
