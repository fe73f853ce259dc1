import type { InferUIMessageChunk, UIMessageStreamWriter } from "ai";
import { createUIMessageStream, createUIMessageStreamResponse, UI_MESSAGE_STREAM_HEADERS } from "ai";
import { log } from "@/app/_server/log";
import type { LeewayMessage } from "@/components/chat/leeway-message";
import { withOwn } from "@/lib/agents/word-reply";
import { partJson } from "@/lib/dialogue/wording/part-json";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { refusals } from "@/messages/refusals";
import type { ReplyProse } from "./reply-prose";

/** Sends wishes and products first, then the model's words, or the template if those fail. */
export function streamReply(
  reply: readonly ReplyPart[],
  message: { id: string; turn: number },
  prose: ReplyProse | null = null,
): Response {
  if (!prose) return writeParts(reply, message);
  const stream = createUIMessageStream<LeewayMessage>({
    execute: async ({ writer }) => {
      writer.write(startChunk(message));
      await writeProse(writer, reply, prose);
    },
    onError: () => refusals.cutOff,
  });
  return createUIMessageStreamResponse({ stream, headers: { "cache-control": "no-store" } });
}

/** Sends a committed reply at once, in the AI SDK's protocol: a streamed chunk costs as much as building it. */
function writeParts(reply: readonly ReplyPart[], message: { id: string; turn: number }): Response {
  const events = [startChunk(message), ...reply.flatMap(chunksOf)].map(eventOf);
  const headers = { ...UI_MESSAGE_STREAM_HEADERS, "cache-control": "no-store" };
  return new Response(`${events.join("")}data: [DONE]\n\n`, { headers });
}

function eventOf(chunk: Chunk): string {
  return `data: ${"data" in chunk ? partJson(chunk as ReplyPart) : JSON.stringify(chunk)}\n\n`;
}

/** Streamed text cannot be taken back, so the words only grow. */
async function writeProse(
  writer: UIMessageStreamWriter<LeewayMessage>,
  reply: readonly ReplyPart[],
  prose: ReplyProse,
): Promise<void> {
  let shown = "";
  const show = (text: string) => {
    shown = text;
    writer.write({ type: "data-prose", id: "prose", data: { text } });
  };
  const note = (text: string) => writer.write({ type: "data-status", id: "status", data: { text } });
  const template = reply.flatMap((part) => (part.type === "text" ? [part.text] : []))[0] ?? "";
  show("");
  for (const part of reply) if (part.type !== "text") writer.write(part);
  try {
    let step = await prose.next();
    for (; !step.done; step = await prose.next()) {
      if (typeof step.value !== "string") note(step.value.status);
      else if (step.value !== shown) show(step.value);
    }
    const { text, question } = step.value;
    show(text);
    const asked = reply.find((part) => part.type === "data-question");
    if (asked && question) writer.write({ ...asked, data: { ...asked.data, text: question } });
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.name : "unknown" }, "the words of a reply could not be kept");
    show(withOwn(shown, template));
  }
  note("");
}

type Chunk = InferUIMessageChunk<LeewayMessage>;

export function startChunk({ id, turn }: { id: string; turn: number }): Chunk {
  return { type: "start", messageId: id, messageMetadata: { turn, status: "done" } };
}

/** Splits text word by word. Other parts stay whole. */
export function chunksOf(part: ReplyPart, index: number): Chunk[] {
  if (part.type !== "text") return [part];
  const id = `text-${index}`;
  const words = part.text.match(/\S+\s*/g) ?? [];
  return [
    { type: "text-start", id },
    ...words.map((delta): Chunk => ({ type: "text-delta", id, delta })),
    { type: "text-end", id },
  ];
}
