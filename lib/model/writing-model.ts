import { generateText } from "ai";
import { failureKind } from "./failure-kind";
import { callOf, longestAnswer, usageOf } from "./model-call";
import { sentTokens } from "./reading/model-port";
import type { ModelPrompt } from "./reading/model-prompt";
import type { ResolvedModel } from "./resolve-model";

/** Creates a model for personas and simulated shoppers. Never throws: returns named failures. */
export function createWritingModel(resolved: ResolvedModel) {
  return {
    id: resolved.id,
    async write(prompt: ModelPrompt) {
      const deadline = AbortSignal.timeout(resolved.timeLimit);
      const inputTokens = sentTokens(prompt);
      try {
        const call = { ...callOf(resolved, prompt, deadline), maxOutputTokens: longestAnswer };
        const { text, usage: said, finishReason } = await generateText(call);
        const usage = usageOf(said, inputTokens, text);
        if (finishReason !== "content-filter") return { kind: "written" as const, text, usage };
        return { kind: "failed" as const, failure: "refused" as const, usage };
      } catch (error) {
        const failure = failureKind(error, { stopped: false, timedOut: deadline.aborted });
        const usage = { calls: 1, inputTokens, outputTokens: 0, estimated: true };
        return { kind: "failed" as const, failure, usage };
      }
    },
  };
}
