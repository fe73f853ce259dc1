import { describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { playConversation } from "./play-conversation";

const catalog = defaultColumns();

async function missesOf(say: string, check: { wish: string; op?: string; value?: string; absent: true }) {
  const conversation = { id: "c", kind: "ordinary", turns: [{ say, expect: [check] }] };
  return (await playConversation(conversation, { catalog, preferences: createEmbeddedReader() })).length;
}

describe("an absent wish", () => {
  it.each([
    ["an SUV, no Ford", { wish: "make", value: "Ford", absent: true }, 0],
    ["an SUV, no Ford and no Jeep", { wish: "make", value: "Ford", absent: true }, 0],
    ["a Ford SUV", { wish: "make", value: "Ford", absent: true }, 1],
    ["an SUV, no Ford", { wish: "make", op: "!=", value: "Ford", absent: true }, 1],
    ["an SUV, no Ford", { wish: "make", absent: true }, 1],
  ] as const)("%s, %o: %i missed", async (say, check, missed) => {
    expect(await missesOf(say, check)).toBe(missed);
  });
});
