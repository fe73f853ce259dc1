import type { LanguageModelUsage } from "ai";
import { estimateTokens, type ModelUsage } from "./reading/model-port";
import type { ModelPrompt } from "./reading/model-prompt";
import type { ResolvedModel } from "./resolve-model";

/** Thinking models need room for their thoughts. */
export const longestAnswer = 4_000;

/** Limits thinking, retries nothing, and asks OpenAI to store nothing. */
export function callOf(resolved: ResolvedModel, { system, user }: ModelPrompt, abortSignal: AbortSignal) {
  const { id, api, model } = resolved;
  const openai: Record<string, string | boolean> = {
    ...(api === "responses" ? { store: false } : {}),
    ...(/^(o\d|gpt-[5-9])/.test(id) && !id.includes("chat") ? { reasoningEffort: "low" } : {}),
  };
  return { model, system, prompt: user, abortSignal, maxRetries: 0, providerOptions: { openai } };
}

export function usageOf(usage: LanguageModelUsage | undefined, inputTokens: number, text: string): ModelUsage {
  const input = usage?.inputTokens;
  const output = usage?.outputTokens;
  return {
    calls: 1,
    inputTokens: input ?? inputTokens,
    outputTokens: output ?? estimateTokens(text),
    estimated: input === undefined || output === undefined,
  };
}

export function added(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    estimated: one.estimated || other.estimated,
  };
}
