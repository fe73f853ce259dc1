import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { defaultCars } from "@/db/seed/default-catalog";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { conversationsIn, playConversation } from "@/lib/dialogue/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";

const catalog = createColumnReader(defaultCars());
const preferences = createEmbeddedReader();
const conversations = conversationsIn(readFileSync(new URL("./conversations.jsonl", import.meta.url), "utf8"));

it.each(conversations)("conversation $id ($kind) goes as it should", async (conversation) => {
  const misses = await playConversation(conversation, { catalog, preferences });
  expect(misses).toEqual([]);
});
