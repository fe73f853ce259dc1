import { expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { catalogOf } from "@/lib/catalog/testing/catalog-of";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { partOf, replyText, scriptedConversation, wish } from "@/lib/dialogue/testing/scripted-conversation";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import type { RelaxationResult } from "@/lib/trade-offs/relaxation";
import { runTurn, type TurnOutcome } from "./run-turn";
import { emptyConversation } from "./state/conversation-state";
import { settingsFor } from "./state/settings";

const products = [0, 1, 2].map((position) =>
  makeProduct({ position, style: "Wagon", fuelType: "regular", msrp: 30_000 + position, highwayMpg: 30 }),
);

it.each(["local", "pairwise"] as const)("%s shows the weights it decides by", async (method) => {
  const catalog = catalogOf(products);
  let outcome: TurnOutcome = { state: emptyConversation(), parts: [], events: [] };
  for (const text of ["a wagon under $20,000 with 40 mpg on the highway", "the budget matters most, mileage hardly"]) {
    outcome = await runTurn({
      state: outcome.state,
      act: { kind: "words", text },
      settings: { ...settingsFor(method), asking: "never" },
      catalog: openSlice(catalog),
      preferences: createEmbeddedReader(),
      vocabulary: await catalog.vocabulary(),
    });
  }
  const chosen = outcome.events.find(({ name }) => name === "relaxation-choose")?.data.result as RelaxationResult;
  const shown = new Map(partOf(outcome, "constraints").wishes.map(({ constraint: { id, weight } }) => [id, weight]));
  expect(chosen.correctionSets.length).toBeGreaterThan(0);
  for (const { members, weight } of chosen.correctionSets) {
    expect(members.reduce((sum, id) => sum + (shown.get(id) ?? 0), 0)).toBeCloseTo(weight, 9);
  }
});

it("counts the cars of a way that lets go of more than it has to", async () => {
  const talk = scriptedConversation(products, { method: "local", weighting: "local" });
  const reply = await talk.say("x", {
    edits: [
      wish({ slot: "fuelType", op: "==", value: "diesel", weight: 0.5, interval: [0.3, 0.7] }),
      wish({ slot: "style", op: "==", value: "Wagon", weight: 0.6 }),
      wish({ slot: "msrp", op: "<=", value: 50_000, weight: 0.4 }),
    ],
  });
  expect(replyText(reply)).not.toContain("(no cars)");
});

it("names the single wishes in which tied pairs differ", async () => {
  const some = [
    makeProduct({ position: 0, style: "Wagon", make: "Alpha", year: 2010 }),
    makeProduct({ position: 1, style: "Sedan", make: "Beta", year: 2010 }),
  ];
  const reply = await scriptedConversation(some).say("x", {
    edits: [
      wish({ slot: "year", op: "==", value: 2020 }),
      wish({ slot: "style", op: "==", value: "Wagon" }),
      wish({ slot: "make", op: "==", value: "Beta" }),
    ],
  });
  expect(replyText(reply)).toContain("I can't tell which matters more to you: the make or the body style.");
});
