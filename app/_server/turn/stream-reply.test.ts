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

  const chunksIn = async (response: Response) => {
    const chunks: string[] = [];
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) chunks.push(decoder.decode(chunk));
    return chunks;
  };

  it("comes whole without a model, in the order of its parts", async () => {
    const chunks = await chunksIn(streamReply(reply, { id: "reply-1", turn: 3 }));
    expect(chunks).toHaveLength(1);
    const said = chunks.join("").split("\n\n").filter(Boolean);
    expect(said.map((event) => /"type":"([\w-]+)"|DONE/.exec(event)?.[1] ?? "done")).toEqual([
      ...["start", "text-start", ...Array(8).fill("text-delta"), "text-end"],
      ...["data-notice", "done"],
    ]);
  });

  it("brings the facts before the first word with a model, and takes no word back", async () => {
    async function* write() {
      yield { status: "Looked at 377 cars" };
      yield "Twelve wagons.";
      return { text: "Twelve wagons. Have a look.", question: null };
    }
    const chunks = await chunksIn(streamReply(reply, { id: "reply-1", turn: 3 }, write()));
    const said = chunks
      .join("")
      .split("\n\n")
      .filter((line) => line.startsWith("data: {"));
    const parts = said.map((line) => JSON.parse(line.slice(6)));
    expect(parts.map(({ type, data }) => [type, data?.text])).toEqual([
      ["start", undefined],
      ["data-prose", ""],
      ["data-notice", "Read without the model."],
      ["data-status", "Looked at 377 cars"],
      ["data-prose", "Twelve wagons."],
      ["data-prose", "Twelve wagons. Have a look."],
      ["data-status", ""],
    ]);
    expect(chunks.length).toBeGreaterThan(4);
  });

  it("keeps what was shown, and adds code's own words, when the words break off", async () => {
    async function* broken(): AsyncGenerator<string, never> {
      yield "Twelve wagons.";
      throw new Error("gone");
    }
    const chunks = await chunksIn(streamReply(reply, { id: "reply-1", turn: 3 }, broken()));
    expect(chunks.join("")).toContain('"text":"Twelve wagons. The cheapest');
  });
});
