import { DefaultChatTransport, readUIMessageStream } from "ai";
import { describe, expect, it } from "vitest";
import type { LeewayMessage } from "@/components/chat/leeway-message";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import { streamReply } from "./stream-reply";

const reply: ReplyPart[] = [
  { type: "text", text: "Twelve wagons. The cheapest is $20,000, «quoted», 🚗." },
  { type: "data-notice", id: "notice-0", data: { kind: "fallback", text: "Read without the model." } as never },
];

describe("a streamed reply", () => {
  it("is read by the chat's own transport as the parts that were stored", async () => {
    const transport = new DefaultChatTransport<LeewayMessage>({
      api: "http://leeway.test",
      fetch: async () => streamReply(reply, { id: "reply-1", turn: 3 }),
    });
    const stream = await transport.sendMessages({
      trigger: "submit-message",
      chatId: "c",
      messageId: undefined,
      messages: [],
      abortSignal: undefined,
    });
    let last: LeewayMessage | undefined;
    for await (const message of readUIMessageStream<LeewayMessage>({ stream })) last = message;
    expect(last).toMatchObject({ id: "reply-1", metadata: { turn: 3, status: "done" } });
    const told = last?.parts.filter((part) => part.type === "text").map((part) => part.text);
    expect(told).toEqual(["Twelve wagons. The cheapest is $20,000, «quoted», 🚗."]);
    expect(last?.parts.filter((part) => part.type.startsWith("data-"))).toEqual([reply[1]]);
  });
});
