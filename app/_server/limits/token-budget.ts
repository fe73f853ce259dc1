import { environment } from "@/lib/env";
import { type ModelPort, type ModelUsage, noUsage } from "@/lib/model/model-port";
import { limitStore, spendPoints } from "./limit-store";

const day = 24 * 3600;

export async function hasTokensLeft(): Promise<boolean> {
  const cap = environment().OPENAI_DAILY_TOKENS;
  if (cap === undefined) return true;
  return ((await storeOf(cap)().get("all"))?.consumedPoints ?? 0) < cap;
}

export async function countTokens({ inputTokens, outputTokens }: ModelUsage): Promise<void> {
  const cap = environment().OPENAI_DAILY_TOKENS;
  if (cap === undefined) return;
  await spendPoints(storeOf(cap)(), "all", inputTokens + outputTokens);
}

let kept: ReturnType<typeof limitStore> | undefined;

function storeOf(cap: number) {
  kept ??= limitStore("model-tokens", { points: cap, seconds: day });
  return kept;
}

/** Falls back to the built-in reader once the day's tokens are spent. */
export function withinBudget(model: ModelPort): ModelPort {
  if (environment().OPENAI_DAILY_TOKENS === undefined) return model;
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
