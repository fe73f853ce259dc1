import { expect, it } from "vitest";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { catalogOf } from "@/lib/catalog/testing/catalog-of";
import { makeProduct } from "@/lib/catalog/testing/make-product";
import { describeConstraint } from "@/lib/constraints";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { playInMemory } from "./play-turn";
import type { Act } from "./state/act";
import { type ConversationState, conversationStateSchema, emptyConversation } from "./state/conversation-state";
import { settingsFor } from "./state/settings";

const products = ["Honda", "Toyota", "Mazda"].flatMap((make, brand) =>
  [2018, 2020, 2022].map((year, index) =>
    makeProduct({
      position: brand * 3 + index,
      make,
      model: `${make} ${index}`,
      year,
      msrp: 20_000 + 5_000 * index,
      highwayMpg: 28 + 4 * brand,
      style: "4dr SUV",
    }),
  ),
);

async function search(settings = settingsFor("optimal")) {
  const catalog = catalogOf(products);
  const [vocabulary, preferences] = [await catalog.vocabulary(), createEmbeddedReader()];
  let state: ConversationState = emptyConversation();
  const play = async (act: Act) => {
    const { state: next, parts } = await playInMemory({
      state,
      act,
      settings,
      catalog: openSlice(catalog, []),
      preferences,
      vocabulary,
    });
    state = conversationStateSchema.parse(JSON.parse(JSON.stringify(next)));
    return parts.flatMap((part) => (part.type === "data-constraints" ? (part.data.heard ?? []) : []));
  };
  return {
    play,
    say: (text: string) => play({ kind: "words", text }),
    wishes: () => state.wishes.constraints.map((each) => `${describeConstraint(each)} ${each.level}`),
  };
}

const others = (heard: Awaited<ReturnType<Awaited<ReturnType<typeof search>>["play"]>>, kind: string) =>
  heard.filter((each) => each.kind === kind).map((each) => [each.text, ...each.others.map(({ label }) => label)]);

it("offers what else each value, level and clause could mean, likeliest first and three at most", async () => {
  const { say } = await search();
  const heard = await say("At most 30k, a Honda would be nice. Is AWD standard?");
  expect(others(heard, "value")).toContainEqual(["up to $30,000", "It's not a wish", "From $30,000"]);
  expect(others(heard, "level").find(([text]) => text === "nice to have")).toHaveLength(4);
  expect(others(heard, "act").at(-1)?.slice(0, 2)).toEqual(["“Is AWD standard?”: a question", "It's not a wish"]);
  for (const { others } of heard) {
    const chances = others.map(({ chance }) => chance);
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
  }
});

it("corrects a level and a value with one tap each, and undo brings back what was heard", async () => {
  const { say, play, wishes } = await search();
  await say("A Honda, at most 30k");
  const before = wishes();
  await play({ kind: "correct", heard: "level make:is", reading: "must" });
  expect(wishes()).toContain("Honda must");
  await play({ kind: "correct", heard: "value msrp:<=", reading: "turned" });
  expect(wishes()).toContain("from $30,000 prefer");
  await play({ kind: "undo" });
  await play({ kind: "undo" });
  expect(wishes()).toEqual(before);
  await play({ kind: "correct", heard: "value make:is", reading: "none" });
  expect(wishes()).toEqual(["up to $30,000 prefer"]);
});

it("reads a message again when a clause did something else, and undoes it in one step", async () => {
  const { say, play, wishes } = await search();
  await say("a Toyota");
  const heard = await say("how about a Honda");
  expect(wishes()).toEqual(["Toyota prefer"]);
  const act = heard.find(({ kind }) => kind === "act");
  await play({ kind: "correct", heard: act?.id ?? "", reading: "state" });
  expect(wishes().join()).toContain("Honda");
  await play({ kind: "undo" });
  expect(wishes()).toEqual(["Toyota prefer"]);
});

it("leaves everything as it is for a reading that is no longer offered, and offers none in a study", async () => {
  const { say, play, wishes } = await search();
  await say("a Toyota");
  await play({ kind: "edit-constraint", edit: { kind: "weigh", id: "make:is", weight: 0.1 } });
  await play({ kind: "correct", heard: "level make:is", reading: "must" });
  expect(wishes()).toEqual(["Toyota nice"]);
  const study = await search({ ...settingsFor("optimal"), shop: false });
  expect(await study.say("a Toyota")).toEqual([]);
});
