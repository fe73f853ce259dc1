import type { ModelOutcome } from "@/lib/reading/reading";
import type { ModelAnswer } from "./model-answer";
import type { ModelPrompt } from "./model-prompt";

export interface ModelUsage {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  estimated: boolean;
}

export type ModelFailure = Exclude<ModelOutcome, "used">;

export type ModelCompletion =
  | { kind: "answered"; answer: ModelAnswer; usage: ModelUsage }
  | { kind: "failed"; failure: ModelFailure; usage: ModelUsage };

/** A language model that answers one prompt. Never throws: returns named failures. */
export interface ModelPort {
  readonly id: string;
  complete(prompt: ModelPrompt, signal?: AbortSignal): Promise<ModelCompletion>;
}

export type ModelPrices = { input: number; output: number };

/** Returns dollars, or 0 without prices. */
export function costOf(
  { inputTokens, outputTokens }: Pick<ModelUsage, "inputTokens" | "outputTokens">,
  prices: ModelPrices | undefined,
): number {
  return prices ? (inputTokens * prices.input + outputTokens * prices.output) / 1e6 : 0;
}

export const noUsage: ModelUsage = { calls: 0, inputTokens: 0, outputTokens: 0, estimated: false };

/** Assumes four characters per token, typical for English. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

export function sentTokens({ system, user }: ModelPrompt): number {
  return estimateTokens(system) + estimateTokens(user);
}
