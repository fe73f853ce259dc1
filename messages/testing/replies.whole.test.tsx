import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { defaultProducts } from "@/db/seed/default-catalog";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { conversationsIn, playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { englishIn } from "./english-in";

const room = { catalog: createColumnReader(defaultProducts()), preferences: createEmbeddedReader() };
const conversations = ["conversations", "everyday"].flatMap((name) =>
  conversationsIn(readFileSync(`cli/played/${name}.jsonl`, "utf8")),
);

it("every sentence of a reply comes from the catalogue", async () => {
  const found = new Set<string>();
  let replies = 0;
  for (const conversation of conversations) {
    const said = conversation.turns.map(({ say }) => say);
    await playConversation(conversation, room, ({ view }) => {
      replies += 1;
      for (const each of englishIn(view.all, said)) found.add(each);
    });
  }
  expect(replies).toBeGreaterThan(150);
  expect([...found]).toEqual([]);
});
