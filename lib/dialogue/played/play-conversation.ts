import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import { openSlice } from "@/lib/catalog/catalog-slice";
import { runTurn } from "@/lib/dialogue/run-turn";
import { type ConversationState, emptyConversation } from "@/lib/dialogue/state/conversation-state";
import { shopSettings } from "@/lib/dialogue/state/settings";
import type { PreferenceReader } from "@/lib/reading/preference-reader";
import { holds, type NamedCar } from "./check-turn";
import type { Expectation, PlayedConversation } from "./expectation";
import { type TurnView, viewOf } from "./turn-view";

export interface Missed {
  id: string;
  turn: number;
  say: string;
  expected: Expectation;
  reply: string;
  wishes: string[];
}

/** Plays a conversation as the shop does, in this process, and names every expectation that was missed. */
export async function playConversation(
  conversation: PlayedConversation,
  shop: { catalog: CatalogReader; preferences: PreferenceReader; names: readonly NamedCar[] },
): Promise<Missed[]> {
  const vocabulary = await shop.catalog.vocabulary();
  let state: ConversationState = emptyConversation();
  let before: TurnView | undefined;
  const missed: Missed[] = [];
  for (const [turn, { say, expect }] of conversation.turns.entries()) {
    const outcome = await runTurn({
      state,
      act: { kind: "words", text: say },
      settings: shopSettings,
      catalog: openSlice(shop.catalog, []),
      preferences: shop.preferences,
      vocabulary,
    });
    state = outcome.state;
    const now = viewOf(outcome.parts);
    for (const expected of expect)
      if (!holds(expected, now, before, shop.names))
        missed.push({
          id: conversation.id,
          turn: turn + 1,
          say,
          expected,
          reply: now.prose,
          wishes: now.wishes.map(wishLine),
        });
    before = now;
  }
  return missed;
}

function wishLine({ slot, op, value, level, weight, locked, gaveWay }: TurnView["wishes"][number]): string {
  return `${slot} ${op} ${String(value)} ${locked ? "locked" : level} ${weight.toFixed(2)}${gaveWay ? " GAVE" : ""}`;
}
