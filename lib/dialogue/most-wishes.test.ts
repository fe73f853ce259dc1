import { describe, expect, it } from "vitest";
import { corpusVocabulary } from "@/lib/catalog/corpus-vocabulary";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { mostWishes } from "@/lib/constraints";
import { toConstraint } from "@/lib/constraints/constraint";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { readTranscript, readWords } from "@/lib/reading/read-words";
import { replyText, scriptedConversation, wish } from "./testing/scripted-conversation";

const products = Array.from({ length: 40 }, (_, position) =>
  makeProduct({
    position,
    make: "Alpha",
    model: `Model ${position}`,
    msrp: 20_000 + 500 * position,
    highwayMpg: 30 + (position % 9),
  }),
);
const category = (number: number) => ({
  slot: "marketCategory" as const,
  op: "==" as const,
  value: `Category ${number}`,
});
const many = Array.from({ length: mostWishes }, (_, number) => category(number));

describe("a search that holds as many wishes as can be weighed", () => {
  it("refuses one more in a clear sentence, whether typed or set by hand, and keeps all it had", async () => {
    const chat = scriptedConversation(products);
    await chat.say("x", { edits: many.map((each) => wish(each)) });
    const before = chat.state.wishes;
    expect(before.constraints).toHaveLength(mostWishes);
    const typed = await chat.say("under 25k", { edits: [wish({ slot: "msrp", op: "<=", value: 25_000 })] });
    expect(replyText(typed)).toContain("I can hold 24 wishes at a time, so I left out");
    const set = await chat.play({ kind: "edit-constraint", edit: wish({ slot: "msrp", op: "<=", value: 25_000 }) });
    expect(replyText(set)).toContain("I can hold 24 wishes at a time");
    expect(chat.state.wishes).toEqual(before);
  });

  it("takes the part of a message there is room for and says what it left out", async () => {
    const chat = scriptedConversation(products);
    const outcome = await chat.say("x", { edits: [...many, category(98), category(99)].map((each) => wish(each)) });
    expect(chat.state.wishes.constraints).toHaveLength(mostWishes);
    expect(replyText(outcome)).toContain("I can hold 24 wishes at a time");
    const next = await chat.play({
      kind: "edit-constraint",
      edit: { kind: "remove", id: many.map((each) => toConstraint(each).id)[0] ?? "" },
    });
    expect(next.state.wishes.constraints).toHaveLength(mostWishes - 1);
  });

  it("is said by the reader too, for whoever reads a conversation without playing it", () => {
    const constraints = many.map((each) => toConstraint(each));
    const reading = readWords({ words: "under $25k", turn: 1, history: [], constraints, vocabulary: corpusVocabulary });
    expect(reading.edits).toEqual([]);
    expect(reading.doubts).toMatchObject([{ kind: "too-many", quote: "under $25k" }]);
  });

  it("holds for a conversation of words alone, however much it asks for", async () => {
    const { marketCategory, ranges: _ } = corpusVocabulary;
    const content = marketCategory.map(({ value }) => `I want ${value}.`).join(" ");
    const asked = `${content} Under $30k, at least 30 mpg highway, at least 25 mpg city, 2015 or newer, at least 200 hp, a Honda Civic, automatic, all wheel drive, 4 doors, V6, compact sedan, regular unleaded, not a Ford, not high-performance.`;
    const { constraints } = readTranscript([{ role: "user", content: asked }], corpusVocabulary, "global");
    expect(constraints.length).toBeLessThanOrEqual(mostWishes);
    const catalog = scriptedConversation(products);
    const reading = await createEmbeddedReader().read({
      words: asked,
      turn: 0,
      history: [],
      constraints: [],
      vocabulary: corpusVocabulary,
    });
    await expect(catalog.say(asked, reading)).resolves.toBeDefined();
  });
});
