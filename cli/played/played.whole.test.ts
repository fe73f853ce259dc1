import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import type { PlayedConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { conversationsIn, playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const catalog = defaultColumns();
const preferences = createEmbeddedReader();
const read = (file: string) => conversationsIn(readFileSync(new URL(file, import.meta.url), "utf8"));

const replies: { said: string; words: number; isComparing: boolean }[] = [];

const missesOf = async (conversation: PlayedConversation) =>
  (
    await playConversation(conversation, { catalog, preferences }, ({ say, view: { prose } }) =>
      replies.push({
        said: say,
        words: prose.split(/\s+/).length,
        isComparing: / (?:more|less), by | by \d+ mpg/.test(prose),
      }),
    )
  ).filter(({ soft }) => !soft);

it.each(read("./conversations.jsonl"))("conversation $id ($kind) goes as it should", async (conversation) => {
  expect(await missesOf(conversation)).toEqual([]);
});

it.each(read("./shop-talk.jsonl"))("talk in a shop $id ($kind) goes as it should", async (conversation) => {
  expect(await missesOf(conversation)).toEqual([]);
});

/** The list may only shrink. */
const known = ["o8"];

describe("conversations in the words of many people", () => {
  const everyday = read("./everyday.jsonl");

  it("are more than sixty", () => expect(everyday.length).toBeGreaterThan(60));

  it.each(everyday.filter(({ id }) => !known.includes(id)))("$id ($kind) goes as it should", async (conversation) => {
    expect(await missesOf(conversation)).toEqual([]);
  });

  it.each(everyday.filter(({ id }) => known.includes(id)))("$id ($kind) still goes wrong", async (conversation) => {
    expect(await missesOf(conversation)).not.toEqual([]);
  });
});

describe("a hundred questions in ten voices", () => {
  // May only shrink.
  const known = 4;

  it("are answered from the catalog, and change no wish", async () => {
    const missed = new Set<string>();
    for (const voice of read("./questions.jsonl"))
      for (const { id, turn, say } of await missesOf(voice)) missed.add(`${id} ${turn}: ${say}`);
    expect(missed.size, [...missed].join("\n")).toBeLessThanOrEqual(known);
  }, 60_000);
});

describe("replies", () => {
  it("are at most 80 words long, unless two cars were to be compared", () => {
    expect(replies.length).toBeGreaterThan(150);
    expect(replies.filter(({ words, isComparing }) => words > 80 && !isComparing)).toEqual([]);
  });

  it("are short as a rule", () => {
    const lengths = replies.map(({ words }) => words).sort((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(45);
  });
});
