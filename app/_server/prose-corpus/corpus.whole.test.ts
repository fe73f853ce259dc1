import { beforeAll, describe, expect, it } from "vitest";
import { defaultColumns } from "@/db/seed/default-catalog";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { plainText } from "@/lib/claims/plain-text";
import { isVouchedFor } from "@/lib/claims/vouch";
import { runTurn } from "@/lib/dialogue/run-turn";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { type DialogueSettings, shopSettings } from "@/lib/dialogue/state/settings";
import { type ProseTask, proseTask } from "@/lib/dialogue/wording/prose-task";
import { createEmbeddedReader } from "@/lib/reading/hearing-reader";
import { relaxationMethods } from "@/lib/trade-offs/relaxation";
import { chats, type SentenceList } from "./chats";
import last from "./last.json" with { type: "json" };
import later from "./later.json" with { type: "json" };
import { open } from "./open";
import { sealed } from "./sealed";

const catalog = defaultColumns();

async function playAll(settings: DialogueSettings): Promise<Map<string, ProseTask>> {
  const tasks = new Map<string, ProseTask>();
  const preferences = createEmbeddedReader();
  const vocabulary = await catalog.vocabulary();
  for (const [chat, messages] of chats.entries()) {
    let state = emptyConversation();
    for (const [turn, text] of messages.entries()) {
      const act = { kind: "words" as const, text };
      const outcome = await runTurn({
        state,
        act,
        settings: { ...settings, recommends: false },
        catalog: openSlice(catalog),
        preferences,
        vocabulary,
      });
      state = outcome.state;
      const task = proseTask(act, outcome.parts);
      if (task) tasks.set(`${chat}.${turn}`, task);
    }
  }
  return tasks;
}

let played: Map<string, ProseTask>;
beforeAll(async () => {
  played = await playAll({ ...shopSettings, shop: false });
});

function score(lists: readonly SentenceList[]) {
  const passes = (turn: string) => (sentence: string) => {
    const facts = played.get(turn)?.told;
    if (!facts) throw new Error(`no turn ${turn}`);
    return isVouchedFor(plainText(sentence), facts);
  };
  const turns = lists.flatMap((list) => Object.entries(list));
  const so = turns.flatMap(([turn, list]) => list.so.map((text) => ({ turn, text, shown: passes(turn)(text) })));
  const not = turns.flatMap(([turn, list]) => list.not.map((text) => ({ turn, text, shown: passes(turn)(text) })));
  return { so, not };
}

describe("what a model could say of real turns", () => {
  it.each([
    ["the checks were written against", [open]],
    ["was kept back until they were finished", [sealed]],
    // False halves came first. The checks were mended after `later`, and `last` was scored once.
    ["was written after them", [later, last]],
  ])("is told apart: the list that %s", (_, lists) => {
    const { so, not } = score(lists);
    const refused = so.filter(({ shown }) => !shown);
    const shown = not.filter((each) => each.shown);
    console.log(
      `true refused ${refused.length} of ${so.length}:`,
      refused.map(({ turn, text }) => `${turn} ${text}`),
    );
    console.log(
      `false shown ${shown.length} of ${not.length}:`,
      shown.map(({ turn, text }) => `${turn} ${text}`),
    );
    expect(shown).toEqual([]);
    expect(refused.length / so.length).toBeLessThanOrEqual(0.1);
  });
});

describe("code's own words", () => {
  it.each(relaxationMethods)("are vouched for in every turn, by the %s method", async (method) => {
    const turns = await playAll({ ...shopSettings, shop: false, method });
    expect(turns.size).toBeGreaterThan(10);
    for (const { told, template } of turns.values()) {
      expect(isVouchedFor(plainText(template), told), template).toBe(true);
    }
  });
});
