import { describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { describeConstraint, type SlotName } from "@/lib/constraints";
import { slotWords } from "@/lib/constraints/slot-words";
import { runTurn } from "@/lib/dialogue/run-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";

const catalog = defaultColumns();

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
  return { wishes: state.wishes.constraints.map(describeConstraint), asked };
}

describe("an answer that was read", () => {
  it.each<[SlotName, string, string | string[]]>([
    ["style", "like a Golf", ["compact", "hatchback"]],
    ["highwayMpg", "30 with a tailwind", "30 mpg or more"],
    ["highwayMpg", "mid thirties", "34 mpg or more"],
    ["msrp", "under $3,000", "up to $3,000"],
    ["msrp", "My budget is $30,000", "up to $30,000"],
    ["msrp", "at most $30,000. I could stretch a bit for something special.", "up to $30,000"],
    ["style", "I'd like a wagon, please", "wagon"],
    ["fuelType", "no diesel", "not diesel"],
    ["year", "2019 or newer I think", "2019 or newer"],
  ])("counts at once, and nobody is asked whether it was meant: %s, “%s”", async (slot, said, wish) => {
    expect(await answered(slot, said)).toEqual({ wishes: [wish].flat(), asked: undefined });
  });
});

describe("an answer that was not read", () => {
  it.each<[SlotName, string]>([
    ["msrp", "under 3"],
    ["msrp", "bananas"],
    ["msrp", "whatever it takes"],
    ["style", "something"],
    ["style", "blorp"],
  ])("states nothing and is asked for again in easier words: %s, “%s”", async (slot, said) => {
    const { wishes, asked } = await answered(slot, said);
    expect(wishes).toEqual([]);
    expect(asked).toMatchObject({ kind: "slot", slot, rung: 1 });
    expect(asked?.text).toContain("another way, like");
  });
});
