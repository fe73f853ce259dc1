import type { ModelOutcome } from "@/lib/reading/reading";
import type { ModelAnswer } from "./model-answer";
import type { ModelPrompt } from "./model-prompt";

export interface ModelUsage {
  /** Requests sent. */
  calls: number;
  inputTokens: number;
  outputTokens: number;
  estimated: boolean;
}

export type ModelFailure = Exclude<ModelOutcome, "used">;

export type ModelCompletion =
  | { kind: "answered"; answer: ModelAnswer; usage: ModelUsage }
  | { kind: "failed"; failure: ModelFailure; usage: ModelUsage };

/** A language model that answers one prompt. Never throws: what goes wrong is a named failure. */
export interface ModelPort {
  /** Name of the model, for logs. */
  readonly id: string;
  complete(prompt: ModelPrompt, signal?: AbortSignal): Promise<ModelCompletion>;
}

/** What a model costs, in dollars a million tokens. */
export interface ModelPrices {
  input: number;
  output: number;
}

/** Dollars that tokens cost; 0 where no prices are known. */
export function costOf(
  { inputTokens, outputTokens }: Pick<ModelUsage, "inputTokens" | "outputTokens">,
  prices: ModelPrices | undefined,
): number {
  return prices ? (inputTokens * prices.input + outputTokens * prices.output) / 1e6 : 0;
}

export const noUsage: ModelUsage = { calls: 0, inputTokens: 0, outputTokens: 0, estimated: false };

/** Tokens of a text where nobody counted: four characters each, the usual rule of thumb for English. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
