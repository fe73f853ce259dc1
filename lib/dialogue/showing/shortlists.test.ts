import { describe, expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { partOf, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";

const products = ["Subaru", "Volvo", "Mazda", "Toyota"].flatMap((make, index) => [
  makeProduct({ position: index * 2, make, model: "One", style: "Wagon", highwayMpg: 30 + index, msrp: 25_000 }),
  makeProduct({ position: index * 2 + 1, make, model: "Two", style: "Sedan", highwayMpg: 37, msrp: 24_000 + index }),
]);
const said = [wish({ slot: "style", op: "==", value: "Wagon" }), wish({ slot: "highwayMpg", op: ">=", value: 36 })];

describe("two close sacrifices", () => {
  it("are shown as two complete lists, each with the act that decides for it", async () => {
    const chat = scriptedConversation(products, { ...shopSettings, asking: "never" });
    const asked = await chat.say("x", { edits: said });
    const question = partOf(asked, "question");
    const { shortlists = [] } = partOf(asked, "results");
    expect(shortlists.map(({ keeps }) => keeps)).toEqual(question.choices.map(({ label }) => label));
    for (const { keeps, cars: rows, total, act } of shortlists) {
      const isWagon = keeps.includes("wagon");
      expect(rows.map(({ style }) => style)).toEqual(rows.map(() => (isWagon ? "Wagon" : "Sedan")));
      expect(total).toBeGreaterThanOrEqual(rows.length);
      expect(act).toMatchObject({ kind: "compare", questionId: question.id });
    }
    expect(shortlists).toHaveLength(2);
    expect(shortlists.map(({ costs }) => costs?.map(({ value }) => value))).toEqual([
      [expect.any(String), expect.stringMatching(/^\$[\d,]+$/), expect.stringMatching(/^\$\d+ a month$/)],
      [expect.any(String), expect.stringMatching(/^\$[\d,]+$/), expect.stringMatching(/^\$\d+ a month$/)],
    ]);
  });

  it("are left to the question where nothing may be recommended", async () => {
    const chat = scriptedConversation(products, { ...shopSettings, asking: "never", shop: false });
    expect(partOf(await chat.say("x", { edits: said }), "results").shortlists).toBeUndefined();
  });
});
