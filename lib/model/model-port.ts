import type { z } from "zod";
import type { ModelOutcome } from "@/lib/reading/reading";

export type ModelPrompt = { system: string; user: string };

export interface ModelUsage {
  calls: number;
  inputTokens: number;
  outputTokens: number;
  estimated: boolean;
}

export type ModelFailure = Exclude<ModelOutcome, "used">;

/** A look-up that a model may ask for. Code runs it. */
export type ModelTool = { says: string; input: z.ZodType };
export type ToolCall = { tool: string; input: unknown };

export interface ModelRequest extends ModelPrompt {
  /** Structured output. Servers without it get the prompt alone. */
  shape?: { name: string; schema: z.ZodType };
  tools?: Readonly<Record<string, ModelTool>>;
  /** Asks for the log-probabilities of these one-token answers. */
  options?: readonly string[];
  /** Tells repeated requests apart, so a cache answers each once. */
  sample?: number;
}

export type ModelReply =
  | {
      kind: "sent";
      text: string;
      call?: ToolCall | undefined;
      /** Log-probability by option. Missing where the server offers none. */
      odds?: Readonly<Record<string, number>> | undefined;
      usage: ModelUsage;
    }
  | { kind: "failed"; failure: ModelFailure; usage: ModelUsage };

/** A language model. Never throws: returns named failures. */
export interface ModelPort {
  readonly id: string;
  /** Milliseconds for a question, repairs included. */
  readonly timeLimit: number;
  send(request: ModelRequest, signal?: AbortSignal): Promise<ModelReply>;
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

export function added(one: ModelUsage, other: ModelUsage): ModelUsage {
  return {
    calls: one.calls + other.calls,
    inputTokens: one.inputTokens + other.inputTokens,
    outputTokens: one.outputTokens + other.outputTokens,
    estimated: one.estimated || other.estimated,
  };
}

/** Assumes four characters per token, typical for English. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4);
}
