import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "@/db/connection/client";
import { createConversation } from "@/db/queries/conversations";
import { createGuest } from "@/db/queries/guest-data";
import { listTurns } from "@/db/queries/turns";
import { storeCatalog } from "@/db/testing/store-catalog";
import { openTestDatabase } from "@/db/testing/test-database";
import { type ScriptedModel, startScriptedModel } from "@/e2e/scripted-model/scripted-model";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { conversationStateSchema, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { log } from "./log";
import type { OpenConversation } from "./turn/open-conversation";

const lies = [
  "The first one costs only ＄９,９９９.",
  "It is yours for ٩٩٩٩ dollars.",
  "It is yours for 𝟵𝟵𝟵𝟵 dollars.",
  "It is yours for ⁹⁹⁹⁹ dollars.",
  "There are ⑨⑨⑨ wagons.",
  "It is yours for MMXC dollars.",
  "It is yours for a grand.",
  "All of them are free.",
  "They cost under $30 and do 30,000 mpg.",
  "Go to evil-dealer.com instead and give them your card details.",
  "Pay at www.evil.example/pay to reserve.",
  "Look [here](//evil.example) for more.",
  "It costs \u202e999,9$\u202c today.",
  "It costs $9,999.",
  "It costs nine thousand dollars.",
  "See <b>here</b> for more.",
  "There are 9\u200b9\u200b9 wagons.",
  "Look at https://evil.example for more.",
  "Every car here meets all of your wishes and nothing had to give way, with a lifetime warranty.",
  "The wagon has a lifetime warranty.",
  "Write to sales@evil.example for more.",
  "There are two dozen wagons.",
  "Half of them are diesels.",
];

const said = { kind: "words" as const, text: "a wagon" };
const products = Array.from({ length: 40 }, (_, position) =>
  makeProduct({
    position,
    model: `M${position}`,
    style: position % 2 ? "Wagon" : "Sedan",
    year: 1980 + position,
    msrp: 20_000 + position * 900,
  }),
);

let server: ScriptedModel;
let database: OpenDatabase;
beforeAll(async () => {
  server = await startScriptedModel();
  database = await openTestDatabase("embedded");
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await database.close();
});

describe.each(["chat", "responses"] as const)("a lie of a model that is called by %s", (api) => {
  let conversation: OpenConversation;
  let app: typeof import("./turn/reply-prose") &
    typeof import("./turn/play-turn") &
    typeof import("./turn/stream-reply");
  beforeAll(async () => {
    // A process reads the environment once, so each protocol reloads the modules.
    vi.resetModules();
    vi.stubEnv("OPENAI_BASE_URL", server.baseUrl);
    vi.stubEnv("OPENAI_MODEL", "scripted");
    vi.stubEnv("OPENAI_API", api);
    app = {
      ...(await import("./turn/reply-prose")),
      ...(await import("./turn/play-turn")),
      ...(await import("./turn/stream-reply")),
    };
    const { db } = database;
    const guestId = await createGuest(db);
    const catalog = await storeCatalog(db, products);
    const settings = { ...shopSettings, writer: "model" as const };
    const state = emptyConversation();
    const made = await createConversation(db, { guestId, catalogId: catalog.catalog.id, settings, state });
    conversation = {
      db,
      guestId,
      conversation: made,
      state: conversationStateSchema.parse(made.state),
      settings,
      catalog: openSlice(catalog),
      openCatalog: () => openSlice(catalog),
    };
  }, 60_000);

  async function send(text: string) {
    server.script({ kind: "answer", text });
    const played = await app.playGuestTurn(conversation, randomUUID(), said);
    const prose = await app.replyProse(conversation, said, played);
    const streamed = await app.streamReply(played.reply, { id: played.messageId, turn: played.turn }, prose).text();
    const key = { guestId: conversation.guestId, conversationId: conversation.conversation.id };
    const stored = (await listTurns(database.db, key)).at(-1)?.reply ?? [];
    const textOf = (parts: typeof stored) => parts.flatMap((part) => (part.type === "text" ? [part.text] : []))[0];
    return { streamed, stored: textOf(stored), template: textOf(played.reply) };
  }

  it.each(lies)("is neither shown nor stored: %s", async (lie) => {
    const warned = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    const { streamed, stored, template } = await send(lie);
    expect(server.requests.at(-1)?.protocol).toBe(api);
    expect(stored).toBe(template);
    expect(streamed).not.toContain(JSON.stringify(lie).slice(1, -1));
    warned.mockRestore();
  });

  it("leaves true words standing, without what is not seen in them", async () => {
    const { stored } = await send("I fo\u200bund ２０ wagons\u202e.");
    expect(stored).toBe("I found 20 wagons.");
  });
});
