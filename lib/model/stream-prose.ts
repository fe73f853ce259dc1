import { streamText } from "ai";
import { failureKind } from "./failure-kind";
import { providerOptions, usageOf } from "./model-call";
import { estimateTokens, type ModelFailure, type ModelPrompt, type ModelUsage, noUsage } from "./model-port";
import type { ResolvedModel } from "./resolve-model";

/** Thinking models need room for their thoughts. */
const longestReply = 1_500;

export type ProseEnd =
  | { kind: "written"; text: string; usage: ModelUsage }
  | { kind: "discarded"; usage: ModelUsage }
  | { kind: "failed"; failure: ModelFailure; usage: ModelUsage };

/** Streams a model's growing text while it `holds`, within the time limit. No tools, retries or logs. */
export async function* streamProse(
  resolved: ResolvedModel,
  prompt: ModelPrompt,
  holds: (soFar: string) => boolean,
): AsyncGenerator<string, ProseEnd> {
  const deadline = AbortSignal.timeout(resolved.timeLimit);
  const inputTokens = estimateTokens(prompt.system) + estimateTokens(prompt.user);
  let text = "";
  const spent = (): ModelUsage => usageOf(undefined, inputTokens, text);
  try {
    let fault: unknown;
    const result = streamText({
      model: resolved.model,
      system: prompt.system,
      prompt: prompt.user,
      abortSignal: deadline,
      maxRetries: 0,
      maxOutputTokens: longestReply,
      providerOptions: { openai: providerOptions(resolved) },
      onError: ({ error }) => {
        fault = error;
      },
    });
    for await (const delta of result.textStream) {
      text += delta;
      if (!holds(text)) return { kind: "discarded", usage: spent() };
      yield text;
    }
    if (fault !== undefined || deadline.aborted) throw fault ?? new Error("The model took too long.");
    const usage = usageOf(await result.usage, inputTokens, text);
    if ((await result.finishReason) !== "stop" || text.trim() === "") return { kind: "discarded", usage };
    return { kind: "written", text, usage };
  } catch (error) {
    const failure = failureKind(error, { stopped: false, timedOut: deadline.aborted });
    return { kind: "failed", failure, usage: text === "" ? { ...noUsage, calls: 1, inputTokens } : spent() };
  }
}
