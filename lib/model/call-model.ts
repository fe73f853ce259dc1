import { generateText, type LanguageModelUsage, NoObjectGeneratedError, Output } from "ai";
import { failureKind, isBadRequest } from "./failure-kind";
import { added, callOf, longestAnswer, usageOf } from "./model-call";
import { modelAnswerSchema, parseAnswer } from "./reading/model-answer";
import { type ModelCompletion, type ModelPort, type ModelUsage, noUsage, sentTokens } from "./reading/model-port";
import { type ModelPrompt, repairPrompt } from "./reading/model-prompt";
import type { ResolvedModel } from "./resolve-model";

/** Creates a model port: structured output, one repair, one time limit. Logs nothing. */
export function createModelPort(resolved: ResolvedModel): ModelPort {
  return {
    id: resolved.id,
    async complete(prompt, signal) {
      const deadline = AbortSignal.timeout(resolved.timeLimit);
      const ends = signal ? AbortSignal.any([signal, deadline]) : deadline;
      const spent: { usage: ModelUsage } = { usage: noUsage };
      try {
        return await answerWithin(resolved, prompt, ends, spent);
      } catch (error) {
        const failure = failureKind(error, { stopped: signal?.aborted ?? false, timedOut: deadline.aborted });
        return { kind: "failed", failure, usage: spent.usage };
      }
    },
  };
}

type Attempt = { text: string; refused: boolean };

async function answerWithin(
  resolved: ResolvedModel,
  prompt: ModelPrompt,
  signal: AbortSignal,
  spent: { usage: ModelUsage },
): Promise<ModelCompletion> {
  const first = await attempt(resolved, prompt, signal, spent, "structured").catch((error: unknown) => {
    if (isBadRequest(error)) return null;
    throw error;
  });
  const read = first && completionOf(first, spent.usage);
  if (read) return read;
  const form = first ? "structured" : "plain";
  const second = await attempt(resolved, first ? repairPrompt(prompt) : prompt, signal, spent, form);
  return completionOf(second, spent.usage) ?? { kind: "failed", failure: "malformed", usage: spent.usage };
}

function completionOf({ text, refused }: Attempt, usage: ModelUsage): ModelCompletion | null {
  if (refused) return { kind: "failed", failure: "refused", usage };
  const answer = parseAnswer(text);
  return answer && { kind: "answered", answer, usage };
}

async function attempt(
  resolved: ResolvedModel,
  prompt: ModelPrompt,
  signal: AbortSignal,
  spent: { usage: ModelUsage },
  form: "structured" | "plain",
): Promise<Attempt> {
  // Count first: a request that never returns was still sent.
  const before = spent.usage;
  const inputTokens = sentTokens(prompt);
  spent.usage = added(before, { calls: 1, inputTokens, outputTokens: 0, estimated: true });
  const count = (usage: LanguageModelUsage | undefined, text: string) => {
    spent.usage = added(before, usageOf(usage, inputTokens, text));
  };
  try {
    const result = await generateText({
      ...callOf(resolved, prompt, signal),
      maxOutputTokens: longestAnswer,
      ...(form === "structured" ? { output: Output.object({ schema: modelAnswerSchema, name: "reading" }) } : {}),
    });
    count(result.usage, result.text);
    return { text: result.text, refused: result.finishReason === "content-filter" };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    count(error.usage, error.text ?? "");
    return { text: error.text ?? "", refused: error.finishReason === "content-filter" };
  }
}
