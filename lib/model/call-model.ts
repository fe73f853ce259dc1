import { createHash } from "node:crypto";
import { generateText, type LanguageModelUsage, NoObjectGeneratedError, Output, type ToolSet, tool } from "ai";
import type { z } from "zod";
import { failureKind, isBadRequest } from "./failure-kind";
import type { ModelFailure, ModelPort, ModelPrompt, ModelReply, ModelRequest, ModelUsage } from "./model-port";
import { added, estimateTokens, noUsage } from "./model-port";
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
      ...callOf(resolved, { system, user }, abortSignal),
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

/** The settings of every call. No retries. */
export function callOf({ model }: ResolvedModel, { system, user }: ModelPrompt, abortSignal: AbortSignal) {
  return { model, system, prompt: user, abortSignal, maxRetries: 0 };
}

export function toolSet(tools: NonNullable<ModelRequest["tools"]>): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { says, input }]) => [name, tool({ description: says, inputSchema: input })]),
  );
}

/** One kind of call: its fixed instructions, and how an answer is read. Returns `null` for text nobody can read. */
export interface Call<T> {
  name: string;
  system: string;
  /** Missing for free text. */
  schema?: z.ZodType;
  parse(text: string): T | null;
}

export type Answered<T> =
  | { kind: "answered"; answer: T; usage: ModelUsage }
  | { kind: "failed"; failure: ModelFailure; usage: ModelUsage };

/** Names the call and the hash of its instructions, as "extract@1f0c9a2b". */
export function callVersion({ name, system }: Pick<Call<unknown>, "name" | "system">): string {
  return `${name}@${createHash("sha256").update(system).digest("hex").slice(0, 8)}`;
}

/** All outside text goes into one JSON object, so no text can end its quotation. */
export function promptOf({ system }: Pick<Call<unknown>, "system">, data: unknown): ModelPrompt {
  return { system, user: JSON.stringify(data) };
}

/** Asks once, and once more for an answer that cannot be read. One time limit covers both. */
export async function askModel<T>(
  port: ModelPort,
  call: Call<T>,
  data: unknown,
  signal?: AbortSignal,
): Promise<Answered<T>> {
  const deadline = AbortSignal.timeout(port.timeLimit);
  const ends = signal ? AbortSignal.any([signal, deadline]) : deadline;
  // A tuned model gets the text it was trained on.
  const prompt = typeof data === "string" ? { system: call.system, user: data } : promptOf(call, data);
  const shape = call.schema ? { shape: { name: call.name, schema: call.schema } } : {};
  let usage = noUsage;
  const again = call.schema
    ? "\n\nYour last answer was not such a JSON object. Answer again: only the object, starting with { and ending with }."
    : "\n\nYour last answer could not be used. Answer again, only as asked.";
  for (const system of [call.system, call.system + again]) {
    const reply = await port.send({ ...prompt, system, ...shape }, ends);
    usage = added(usage, reply.usage);
    if (reply.kind === "failed") {
      const isLate = reply.failure === "aborted" && !signal?.aborted;
      return { kind: "failed", failure: isLate ? "timeout" : reply.failure, usage };
    }
    const answer = call.parse(reply.text);
    if (answer !== null) return { kind: "answered", answer, usage };
  }
  return { kind: "failed", failure: "malformed", usage };
}

/** Asks for a schema's answer and reads it, also out of surrounding text. */
export function answerBy<T>(schema: z.ZodType<T>): Pick<Call<T>, "schema" | "parse"> {
  return { schema, parse: (text) => schema.safeParse(jsonIn(text)).data ?? null };
}

/** Free text of at most so many characters. */
export function plainLine(longest: number): (text: string) => string | null {
  return (text) => {
    const said = text.replace(/<think>[\s\S]*?<\/think>/g, "").trim();
    const bare = said.replace(/^["“]([\s\S]*)["”]$/, "$1").trim();
    return bare === "" || bare.length > longest ? null : bare;
  };
}

/** The outermost JSON object in a text, also behind thoughts or inside a fence. `undefined` without one. */
export function jsonIn(text: string): unknown {
  const said = text.replace(/<think>[\s\S]*?<\/think>/g, "");
  const start = said.indexOf("{");
  const end = said.lastIndexOf("}");
  if (start < 0 || end < start) return undefined;
  try {
    return JSON.parse(said.slice(start, end + 1));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Thinking models need room for their thoughts. */
export const longestAnswer = 4_000;

/** Limits thinking, and asks OpenAI to store nothing. */
export function providerOptions({ id, api }: ResolvedModel): Record<string, string | number | boolean> {
  return {
    ...(api === "responses" ? { store: false } : {}),
    ...(/^(o\d|gpt-[5-9])/.test(id) && !id.includes("chat") ? { reasoningEffort: "low" } : {}),
  };
}

export function usageOf(usage: LanguageModelUsage | undefined, inputTokens: number, text: string): ModelUsage {
  const input = usage?.inputTokens;
  const output = usage?.outputTokens;
  return {
    calls: 1,
    inputTokens: input ?? inputTokens,
    outputTokens: output ?? estimateTokens(text),
    estimated: input === undefined || output === undefined,
  };
}
