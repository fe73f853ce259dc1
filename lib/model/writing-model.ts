import { generateText } from "ai";
import { failureKind } from "./failure-kind";
import { added, longestAnswer, providerOptions, usageOf } from "./model-call";
import { estimateTokens, type ModelFailure, type ModelUsage, noUsage } from "./reading/model-port";
import type { ResolvedModel } from "./resolve-model";

export type Writing =
  | { kind: "written"; text: string; usage: ModelUsage }
  | { kind: "failed"; failure: ModelFailure; usage: ModelUsage };

/** A language model that writes free text. Never throws: returns named failures. */
export interface WritingModel {
  readonly id: string;
  write(prompt: { system: string; user: string }): Promise<Writing>;
}

/** Creates a model for personas and simulated shoppers. */
export function createWritingModel(resolved: ResolvedModel): WritingModel {
  return {
    id: resolved.id,
    async write({ system, user }) {
      const deadline = AbortSignal.timeout(resolved.timeLimit);
      const inputTokens = estimateTokens(system) + estimateTokens(user);
      try {
        const { text, usage, finishReason } = await generateText({
          model: resolved.model,
          system,
          prompt: user,
          abortSignal: deadline,
          maxRetries: 0,
          maxOutputTokens: longestAnswer,
          providerOptions: { openai: providerOptions(resolved) },
        });
        const spent = added(noUsage, usageOf(usage, inputTokens, text));
        if (finishReason === "content-filter") return { kind: "failed", failure: "refused", usage: spent };
        return { kind: "written", text, usage: spent };
      } catch (error) {
        const failure = failureKind(error, { stopped: false, timedOut: deadline.aborted });
        return { kind: "failed", failure, usage: { calls: 1, inputTokens, outputTokens: 0, estimated: true } };
      }
    },
  };
}
