import type { Protocol, ScriptedReply, ScriptedUsage } from "./scripted-reply";

export type SpokenReply = Extract<ScriptedReply, { kind: "answer" | "refusal" | "too-long" | "failed" }>;

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
  const content =
    reply.kind === "refusal"
      ? { type: "refusal", refusal: reply.text }
      : { type: "output_text", text: reply.text, annotations: [] };
  const isCut = reply.kind === "too-long";
  return {
    ...base,
    status: isCut ? "incomplete" : "completed",
    error: null,
    incomplete_details: isCut ? { reason: "max_output_tokens" } : null,
    output: [{ type: "message", id: "msg_1", role: "assistant", status: "completed", content: [content] }],
    usage: responsesUsage(reply),
  };
}

function chatBody(model: string, reply: SpokenReply): object {
  if (reply.kind === "failed") return { error: { message: reply.message, type: "server_error" } };
  const message = reply.kind === "refusal" ? { content: null, refusal: reply.text } : { content: reply.text };
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 0,
    model,
    choices: [
      {
        index: 0,
        message: { role: "assistant", ...message },
        finish_reason: reply.kind === "too-long" ? "length" : "stop",
      },
    ],
    ...(chatUsage(reply) ? { usage: chatUsage(reply) } : {}),
  };
}
