import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { conversationsIn, playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const catalog = defaultColumns("today");
const preferences = createEmbeddedReader();
const talks = conversationsIn(readFileSync(new URL("./asked-of-screen.jsonl", import.meta.url), "utf8"));

it.each(talks)("talk $id asks about the version on screen, and gets its facts", async (talk) => {
  expect(await playConversation(talk, { catalog, preferences })).toEqual([]);
});
