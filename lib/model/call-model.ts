import { generateText, NoObjectGeneratedError, Output, type ToolSet, tool } from "ai";
import { failureKind, isBadRequest } from "./failure-kind";
import { longestAnswer, providerOptions, usageOf } from "./model-call";
import {
  added,
  estimateTokens,
  type ModelPort,
  type ModelReply,
  type ModelRequest,
  type ModelUsage,
  noUsage,
} from "./model-port";
import { oddsIn } from "./odds-of";
import type { ResolvedModel } from "./resolve-model";

type Extra = "shape" | "tools" | "options";

/** Creates a model port. A server that refuses an extra is asked without it, now and later. Logs nothing. */
export function createModelPort(resolved: ResolvedModel): ModelPort {
  const refused = new Set<Extra>();
  return {
    id: resolved.id,
    timeLimit: resolved.timeLimit,
    async send(request, signal) {
      const deadline = AbortSignal.timeout(resolved.timeLimit);
      const ends = signal ? AbortSignal.any([signal, deadline]) : deadline;
      const spent: { usage: ModelUsage } = { usage: noUsage };
      const extras = (["shape", "tools", "options"] as const).filter((each) => request[each] && !refused.has(each));
      try {
        const first = await attempt(resolved, request, extras, ends, spent).catch((error: unknown) => {
          if (extras.length === 0 || !isBadRequest(error)) throw error;
          return null;
        });
        if (first) return first;
        const plain = await attempt(resolved, request, [], ends, spent);
        for (const each of extras) refused.add(each);
        return plain;
      } catch (error) {
        const failure = failureKind(error, { stopped: signal?.aborted ?? false, timedOut: deadline.aborted });
        return { kind: "failed", failure, usage: spent.usage };
      }
    },
  };
}

async function attempt(
  resolved: ResolvedModel,
  { system, user, shape, tools, options }: ModelRequest,
  extras: readonly Extra[],
  abortSignal: AbortSignal,
  spent: { usage: ModelUsage },
): Promise<ModelReply> {
  // Count first: a request that never returns was still sent.
  const before = spent.usage;
  const inputTokens = estimateTokens(system) + estimateTokens(user);
  spent.usage = added(before, { calls: 1, inputTokens, outputTokens: 0, estimated: true });
  const isAsked = (extra: Extra) => extras.includes(extra);
  try {
    const result = await generateText({
      model: resolved.model,
      system,
      prompt: user,
      abortSignal,
      maxRetries: 0,
      maxOutputTokens: longestAnswer,
      ...(shape && isAsked("shape") ? { output: Output.object({ schema: shape.schema, name: shape.name }) } : {}),
      ...(tools && isAsked("tools") ? { tools: toolSet(tools) } : {}),
      providerOptions: { openai: { ...providerOptions(resolved), ...(isAsked("options") ? { logprobs: 10 } : {}) } },
    });
    spent.usage = added(before, usageOf(result.usage, inputTokens, result.text));
    if (result.finishReason === "content-filter") return { kind: "failed", failure: "refused", usage: spent.usage };
    const [call] = result.toolCalls;
    const odds = options && oddsIn(result.providerMetadata?.openai?.logprobs, options);
    return {
      kind: "sent",
      text: result.text,
      ...(call ? { call: { tool: call.toolName, input: call.input } } : {}),
      ...(odds ? { odds } : {}),
      usage: spent.usage,
    };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    spent.usage = added(before, usageOf(error.usage, inputTokens, error.text ?? ""));
    if (error.finishReason === "content-filter") return { kind: "failed", failure: "refused", usage: spent.usage };
    return { kind: "sent", text: error.text ?? "", usage: spent.usage };
  }
}

export function toolSet(tools: NonNullable<ModelRequest["tools"]>): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { says, input }]) => [name, tool({ description: says, inputSchema: input })]),
  );
}
