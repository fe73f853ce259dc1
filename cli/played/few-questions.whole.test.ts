import { describe, expect, it } from "vitest";
import { defaultCars } from "@/db/seed/default-catalog";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import { playConversation } from "@/lib/dialogue/testing/played/play-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const catalog = createColumnReader(defaultCars("today"));
const preferences = createEmbeddedReader();

async function asks(...says: string[]): Promise<boolean[]> {
  const asked: boolean[] = [];
  const turns = says.map((say) => ({ say, expect: [] }));
  await playConversation({ id: "", kind: "", turns }, { catalog, preferences }, ({ view }) =>
    asked.push(view.question !== null),
  );
  return asked;
}

describe("questions of the shop", () => {
  it("end after two that were left to the search", async () => {
    expect(await asks("hi", "whatever", "whatever", "something red", "an suv")).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it("end once cars are named", async () => {
    expect(await asks("suv", "all wheel drive", "2022 or newer", "how wide is it")).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it("are left out beside named cars where most people have no answer", async () => {
    for (const opening of ["suv under 40k", "minivan under 43k", "truck under 45k"])
      expect(await asks(opening)).toEqual([false]);
  });

  it("are three at most", async () => {
    const asked = await asks("hello", "suv", "up to 45k", "toyota or honda", "regular gas", "midsize", "red");
    expect(asked.filter(Boolean).length).toBeLessThanOrEqual(3);
  });

  it("go on when the shopper asks to be asked, one at a time", async () => {
    const asked = await asks("suv under 40k", "all wheel drive", "ask me more", "no preference", "keep asking");
    expect(asked.slice(1)).toEqual([false, true, false, true]);
    expect(await asks("suv", "no more questions", "any more questions?")).toEqual([true, false, true]);
  });

  it("are not asked on demand where no answer would change the first cars", async () => {
    const replies: string[] = [];
    const turns = ["toyota camry 2024 xle awd under 25k", "ask me more"].map((say) => ({ say, expect: [] }));
    await playConversation({ id: "", kind: "", turns }, { catalog, preferences }, ({ view }) =>
      replies.push(view.prose),
    );
    expect(replies.at(-1)).toContain("more to ask");
  });
});
