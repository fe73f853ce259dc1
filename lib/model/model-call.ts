import type { LanguageModelUsage } from "ai";
import { estimateTokens, type ModelUsage } from "./model-port";
import type { ResolvedModel } from "./resolve-model";

/** Thinking models need room for their thoughts. */
export const longestAnswer = 4_000;

type OptionValue = string | number | boolean;

/** Limits thinking, and asks OpenAI to store nothing. */
export function providerOptions({ id, api }: ResolvedModel): Record<string, OptionValue> {
  return {
    ...(api === "responses" ? { store: false } : {}),
    ...(/^(o\d|gpt-[5-9])/.test(id) && !id.includes("chat") ? { reasoningEffort: "low" } : {}),
  };
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
