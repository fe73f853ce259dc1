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

/** A language model that answers one prompt. Never throws: a failure is a named value. */
export interface ModelPort {
  readonly id: string;
  complete(prompt: ModelPrompt, signal?: AbortSignal): Promise<ModelCompletion>;
}

/** Dollars per million tokens. */
export type ModelPrices = { input: number; output: number };

/** Dollars for some tokens; 0 without known prices. */
export function costOf(
  { inputTokens, outputTokens }: Pick<ModelUsage, "inputTokens" | "outputTokens">,
  prices: ModelPrices | undefined,
): number {
  return prices ? (inputTokens * prices.input + outputTokens * prices.output) / 1e6 : 0;
}

export const noUsage: ModelUsage = { calls: 0, inputTokens: 0, outputTokens: 0, estimated: false };

/** Estimates four characters per token, the usual rule for English. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
