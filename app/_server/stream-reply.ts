import { createUIMessageStream, createUIMessageStreamResponse, type UIMessageStreamWriter } from "ai";
import type { LeewayMessage } from "@/components/chat/leeway-message";
import type { ReplyPart } from "@/lib/dialogue/parts";
import { log } from "./log";
import type { ReplyProse } from "./reply-prose";

type Writer = UIMessageStreamWriter<LeewayMessage>;

/**
 * Streams a committed reply. Where a language model words it, wishes and cars are there while the words arrive; should
 * the words not hold, code's own take their place.
 */
export function streamReply(
  reply: readonly ReplyPart[],
  message: { id: string; turn: number },
  prose: ReplyProse | null = null,
): Response {
  const stream = createUIMessageStream<LeewayMessage>({
    execute: async ({ writer }) => {
      writer.write({
        type: "start",
        messageId: message.id,
        messageMetadata: { turn: message.turn, status: "done" },
      });
      if (prose) await writeProse(writer, reply, prose);
      else for (const [index, part] of reply.entries()) writePart(writer, part, index);
    },
    onError: () => "The reply was cut off. Reload the page to see all of it.",
  });
  return createUIMessageStreamResponse({ stream, headers: { "cache-control": "no-store" } });
}

function writePart(writer: Writer, part: ReplyPart, index: number): void {
  if (part.type !== "text") {
    writer.write(part);
    return;
  }
  const id = `text-${index}`;
  writer.write({ type: "text-start", id });
  for (const delta of part.text.match(/\S+\s*/g) ?? []) writer.write({ type: "text-delta", id, delta });
  writer.write({ type: "text-end", id });
}

/** The same part grows, and is replaced whole at the end: text that was streamed could not be taken back. */
async function writeProse(writer: Writer, reply: readonly ReplyPart[], prose: ReplyProse): Promise<void> {
  const show = (text: string) => writer.write({ type: "data-prose", id: "prose", data: { text } });
  const template = reply.flatMap((part) => (part.type === "text" ? [part.text] : []))[0] ?? "";
  show("");
  for (const [index, part] of reply.entries()) if (part.type !== "text") writePart(writer, part, index);
  try {
    let step = await prose.next();
    for (; !step.done; step = await prose.next()) show(step.value);
    const { text, question } = step.value;
    show(text);
    const asked = reply.find((part) => part.type === "data-question");
    if (asked && question) writer.write({ ...asked, data: { ...asked.data, text: question } });
  } catch (error) {
    log.warn({ error: error instanceof Error ? error.name : "unknown" }, "the words of a reply could not be kept");
    show(template);
  }
}
