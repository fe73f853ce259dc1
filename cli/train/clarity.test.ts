import { describe, expect, it } from "vitest";
import { defaultCars } from "@/db/seed/default-catalog";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { createColumnReader } from "@/lib/catalog/columns/column-reader";
import type { SlotName } from "@/lib/constraints/slot-name";
import { slotWords } from "@/lib/constraints/slot-words";
import { runTurn } from "@/lib/dialogue/run-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { createEmbeddedReader } from "@/lib/reading/embedded-reader";

const catalog = createColumnReader(defaultCars());

/** What follows an answer to an open question: what is wished then, and the choices it is asked back with. */
async function answered(slot: SlotName, said: string) {
  const question = { id: "q", kind: "slot" as const, slot, text: slotWords[slot].questions[0], why: "", choices: [] };
  const { state, parts } = await runTurn({
    state: { ...emptyConversation(), asked: [slot], question },
    act: { kind: "words", text: said },
    settings: { ...shopSettings, questionBudget: 1 },
    catalog: openSlice(catalog),
    preferences: createEmbeddedReader(),
    vocabulary: await catalog.vocabulary(),
  });
  const asked = parts.flatMap((part) => (part.type === "data-question" ? [part.data] : []))[0];
  return { wishes: state.wishes.constraints.map(({ slot: on }) => on), isAskedBack: asked?.kind === "clarify" };
}

describe("an answer that may be meant otherwise", () => {
  it.each<[SlotName, string]>([
    ["style", "like a Golf"],
    ["highwayMpg", "30 with a tailwind"],
    ["msrp", "25 plus tax"],
    ["year", "newer than my 2018 Mazda"],
    ["highwayMpg", "mid thirties"],
    ["make", "Land"],
  ])("is asked back: %s, “%s”", async (slot, said) => {
    expect(await answered(slot, said)).toEqual({ wishes: [], isAskedBack: true });
  });
});

describe("an answer that says what it means", () => {
  it.each<[SlotName, string]>([
    ["style", "I'd like a hatchback, please"],
    ["msrp", "My budget is $30,000"],
    ["msrp", "at most $30,000. I could stretch a bit for something special."],
    ["fuelType", "no diesel"],
    ["year", "2019 or newer I think"],
  ])("counts at once: %s, “%s”", async (slot, said) => {
    expect(await answered(slot, said)).toEqual({ wishes: [slot], isAskedBack: false });
  });
});
