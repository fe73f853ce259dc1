import { expect, it } from "vitest";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { partOf, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";

const products = [
  makeProduct({ position: 0, style: "Wagon", msrp: 30_000 }),
  makeProduct({ position: 1, style: "Sedan", msrp: 18_000 }),
];

it("a budget that was given up counts again once it gets a new value", async () => {
  const talk = scriptedConversation(products);
  await talk.say("x", {
    edits: [
      wish({ slot: "style", op: "==", value: "Wagon", weight: 0.2 }),
      wish({ slot: "msrp", op: "<=", value: 20_000, weight: 0.9 }),
    ],
  });
  const card = partOf(
    await talk.play({ kind: "edit-constraint", edit: { kind: "weigh", id: "style:is", weight: 0.3 } }),
    "relaxation",
  );
  const budget = card.alternatives.find(({ label }) => label === "Budget");
  await talk.play({ kind: "choose-relaxation", relaxationId: budget?.id ?? "" });
  expect(talk.state.concession).toMatchObject({ by: "shopper", adjustments: [{ id: "msrp:<=" }] });
  await talk.play({ kind: "edit-constraint", edit: { kind: "change", id: "msrp:<=", value: 25_000 } });
  expect(talk.state.concession?.adjustments.map(({ id }) => id)).toEqual(["style:is"]);
});
