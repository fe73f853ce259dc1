import type { Protocol, ScriptedReply, ScriptedUsage } from "./scripted-reply";

export type SpokenReply = Extract<ScriptedReply, { kind: "answer" | "tool" | "refusal" | "too-long" | "failed" }>;

const someUsage: ScriptedUsage = { input: 120, output: 30 };

export function replyBody(protocol: Protocol, model: string, reply: SpokenReply): object {
  return protocol === "responses" ? responsesBody(model, reply) : chatBody(model, reply);
}

function usageOf(reply: SpokenReply): ScriptedUsage | null {
  return reply.kind === "answer" && reply.usage !== undefined ? reply.usage : someUsage;
}

export function responsesUsage(reply: SpokenReply): object | null {
  const usage = usageOf(reply);
  return usage && { input_tokens: usage.input, output_tokens: usage.output, total_tokens: usage.input + usage.output };
}

export function chatUsage(reply: SpokenReply): object | null {
  const usage = usageOf(reply);
  return (
    usage && { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output }
  );
}

export function responsesBody(model: string, reply: SpokenReply): object {
  const base = { id: "resp_1", object: "response", created_at: 0, model };
  if (reply.kind === "failed") {
    return {
      ...base,
      status: "failed",
      error: { message: reply.message, type: "server_error", code: "server_error" },
      output: [],
      usage: null,
    };
  }
  const isCut = reply.kind === "too-long";
  return {
    ...base,
    status: isCut ? "incomplete" : "completed",
    error: null,
    incomplete_details: isCut ? { reason: "max_output_tokens" } : null,
    output: [reply.kind === "tool" ? toolItem(reply) : messageItem(reply)],
    usage: responsesUsage(reply),
  };
}

function messageItem(reply: Exclude<SpokenReply, { kind: "tool" | "failed" }>): object {
  const content =
    reply.kind === "refusal"
      ? { type: "refusal", refusal: reply.text }
      : { type: "output_text", text: reply.text, annotations: [], ...oddsOf(reply) };
  return { type: "message", id: "msg_1", role: "assistant", status: "completed", content: [content] };
}

function chatBody(model: string, reply: SpokenReply): object {
  if (reply.kind === "failed") return { error: { message: reply.message, type: "server_error" } };
  if (reply.kind === "tool")
    return chatOf(model, { content: null, tool_calls: [chatTool(reply)] }, "tool_calls", reply);
  const message = reply.kind === "refusal" ? { content: null, refusal: reply.text } : { content: reply.text };
  const odds = reply.kind === "answer" && reply.odds ? { logprobs: { content: oddsOf(reply).logprobs } } : {};
  return chatOf(model, message, reply.kind === "too-long" ? "length" : "stop", reply, odds);
}

function chatOf(model: string, message: object, finish: string, reply: SpokenReply, more: object = {}): object {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 0,
    model,
    choices: [{ index: 0, message: { role: "assistant", ...message }, finish_reason: finish, ...more }],
    ...(chatUsage(reply) ? { usage: chatUsage(reply) } : {}),
  };
}

type ToolReply = Extract<SpokenReply, { kind: "tool" }>;

export function toolItem({ name, input }: ToolReply): object {
  const call = { call_id: "call_1", name, arguments: JSON.stringify(input) };
  return { type: "function_call", id: "fc_1", status: "completed", ...call };
}

export function chatTool({ name, input }: ToolReply): object {
  return { index: 0, id: "call_1", type: "function", function: { name, arguments: JSON.stringify(input) } };
}

/** One token, with the other options beside it. */
function oddsOf(reply: SpokenReply): { logprobs?: object[] } {
  if (reply.kind !== "answer" || !reply.odds) return {};
  const top = Object.entries(reply.odds).map(([token, logprob]) => ({ token, logprob }));
  return { logprobs: [{ token: reply.text, logprob: reply.odds[reply.text] ?? -9, top_logprobs: top }] };
}
