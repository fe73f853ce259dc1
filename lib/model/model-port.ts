import { createHash } from "node:crypto";
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

export interface AnswerStore {
  get(key: string): Promise<ModelReply | undefined>;
  set(key: string, reply: ModelReply): Promise<void>;
}

/** Keeps answers by the hash of model and request. Counts a kept answer as it first came, so a resumed run adds up. */
export function cachedPort(port: ModelPort, store: AnswerStore): ModelPort {
  return {
    ...port,
    async send(request, signal) {
      const key = keyOf(port.id, request);
      const kept = await store.get(key);
      if (kept) return kept;
      const reply = await port.send(request, signal);
      if (reply.kind === "sent") await store.set(key, reply);
      return reply;
    },
  };
}

function keyOf(model: string, { system, user, shape, tools, options, sample = 0 }: ModelRequest): string {
  const asked = [model, system, user, shape?.name, Object.keys(tools ?? {}), options, sample];
  return createHash("sha256").update(JSON.stringify(asked)).digest("hex");
}

/** Sends nothing once so many tokens are spent through it. */
export function portWithin(port: ModelPort, tokens: number): ModelPort {
  let spent = 0;
  return {
    ...port,
    async send(request, signal) {
      if (spent >= tokens) return { kind: "failed", failure: "over-cap", usage: noUsage };
      const reply = await port.send(request, signal);
      spent += reply.usage.inputTokens + reply.usage.outputTokens;
      return reply;
    },
  };
}
