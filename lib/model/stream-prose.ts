import { streamText } from "ai";
import { callOf, providerOptions, toolSet, usageOf } from "./call-model";
import { failureKind, isBadRequest } from "./failure-kind";
import type { ModelFailure, ModelPrompt, ModelRequest, ModelUsage, ToolCall } from "./model-port";
import { estimateTokens, noUsage } from "./model-port";
import type { ResolvedModel } from "./resolve-model";

/** Thinking models need room for their thoughts. */
const longestReply = 1_500;

export type ProseEnd =
  | { kind: "written"; text: string; usage: ModelUsage }
  | { kind: "asks"; call: ToolCall; usage: ModelUsage }
  /** The server takes no tools. */
  | { kind: "plain"; usage: ModelUsage }
  | { kind: "discarded"; usage: ModelUsage }
  | { kind: "failed"; failure: ModelFailure; usage: ModelUsage };

/** Streams a model's growing text while it `holds`, within the time limit. Calls no tool itself. No retries or logs. */
export async function* streamProse(
  resolved: ResolvedModel,
  prompt: ModelPrompt,
  holds: (soFar: string) => boolean,
  { tools, signal }: { tools?: ModelRequest["tools"]; signal?: AbortSignal | undefined } = {},
): AsyncGenerator<string, ProseEnd> {
  const deadline = AbortSignal.timeout(resolved.timeLimit);
  const inputTokens = estimateTokens(prompt.system) + estimateTokens(prompt.user);
  let text = "";
  const spent = (): ModelUsage => usageOf(undefined, inputTokens, text);
  try {
    let fault: unknown;
    const result = streamText({
      ...callOf(resolved, prompt, signal ? AbortSignal.any([signal, deadline]) : deadline),
      maxOutputTokens: longestReply,
      ...(tools ? { tools: toolSet(tools) } : {}),
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
    if (tools && isBadRequest(fault)) return { kind: "plain", usage: spent() };
    if (fault !== undefined || deadline.aborted || signal?.aborted)
      throw fault ?? new Error("The model took too long.");
    const usage = usageOf(await result.usage, inputTokens, text);
    const [asked] = await result.toolCalls;
    if (asked) return { kind: "asks", call: { tool: asked.toolName, input: asked.input }, usage };
    if ((await result.finishReason) !== "stop" || text.trim() === "") return { kind: "discarded", usage };
    return { kind: "written", text, usage };
  } catch (error) {
    const failure = failureKind(error, { stopped: signal?.aborted ?? false, timedOut: deadline.aborted });
    return { kind: "failed", failure, usage: text === "" ? { ...noUsage, calls: 1, inputTokens } : spent() };
  }
}
