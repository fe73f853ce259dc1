import { chatTool, chatUsage, responsesBody, type SpokenReply, toolItem } from "./reply-bodies";
import type { Protocol } from "./scripted-reply";

export function streamEvents(protocol: Protocol, model: string, reply: SpokenReply): string[] {
  return protocol === "responses" ? responsesEvents(model, reply) : [...chatEvents(model, reply), "[DONE]"];
}

function pieces(text: string): string[] {
  return text.match(/[\s\S]{1,12}/g) ?? [];
}

function responsesEvents(model: string, reply: SpokenReply): string[] {
  const response = responsesBody(model, reply);
  const created = { type: "response.created", response: { id: "resp_1", created_at: 0, model } };
  if (reply.kind === "failed")
    return [created, { type: "response.failed", sequence_number: 1, response }].map((each) => JSON.stringify(each));
  if (reply.kind === "tool") {
    const item = toolItem(reply);
    return [
      created,
      { type: "response.output_item.added", output_index: 0, item: { ...item, arguments: "" } },
      { type: "response.output_item.done", output_index: 0, item },
      { type: "response.completed", response },
    ].map((each) => JSON.stringify(each));
  }
  const item = { type: "message", id: "msg_1" };
  const delta = reply.kind === "refusal" ? "response.refusal.delta" : "response.output_text.delta";
  return [
    created,
    { type: "response.output_item.added", output_index: 0, item },
    ...pieces(reply.text).map((piece) => ({
      type: delta,
      item_id: "msg_1",
      output_index: 0,
      content_index: 0,
      delta: piece,
    })),
    ...(reply.kind === "refusal"
      ? [{ type: "response.refusal.done", item_id: "msg_1", output_index: 0, content_index: 0, refusal: reply.text }]
      : []),
    { type: "response.output_item.done", output_index: 0, item },
    { type: reply.kind === "too-long" ? "response.incomplete" : "response.completed", response },
  ].map((each) => JSON.stringify(each));
}

function chatEvents(model: string, reply: SpokenReply): string[] {
  const base = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 0, model };
  if (reply.kind === "failed") return [JSON.stringify({ error: { message: reply.message, type: "server_error" } })];
  const key = reply.kind === "refusal" ? "refusal" : "content";
  const chunk = (delta: object, finish: string | null) => ({
    ...base,
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  const usage = chatUsage(reply);
  const counted = usage ? [{ ...base, choices: [], usage }] : [];
  if (reply.kind === "tool")
    return [chunk({ role: "assistant", tool_calls: [chatTool(reply)] }, null), chunk({}, "tool_calls"), ...counted].map(
      (each) => JSON.stringify(each),
    );
  return [
    chunk({ role: "assistant" }, null),
    ...pieces(reply.text).map((piece) => chunk({ [key]: piece }, null)),
    chunk({}, reply.kind === "too-long" ? "length" : "stop"),
    ...counted,
  ].map((each) => JSON.stringify(each));
}
