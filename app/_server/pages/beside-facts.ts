import { openDesk } from "@/app/_server/reading/request-desk";
import type { OpenConversation } from "@/app/_server/turn/open-conversation";
import { toMessages } from "@/app/_server/turn/to-messages";
import { latestParts } from "@/components/chat/leeway-message";
import { carsAt } from "@/db/queries/cars-at";
import { listTurns } from "@/db/queries/turns";
import { carsBeside } from "@/lib/dialogue/showing/cars-beside";
import { byWeight } from "@/lib/dialogue/showing/wish-parts";
import { assessState } from "@/lib/dialogue/state/assess-state";

export async function besideFacts(open: OpenConversation, positions: readonly number[]) {
  const { db, catalog, state, settings, guestId, conversation } = open;
  const [cars, situation, turns] = await Promise.all([
    carsAt(db, catalog.catalog.id, positions),
    assessState({ catalog, state, settings, desk: openDesk() }),
    listTurns(db, { guestId, conversationId: conversation.id }),
  ]);
  const { results } = latestParts(toMessages(turns));
  const pick = results && results.total > 0 ? results.cars[0]?.position : undefined;
  return { beside: carsBeside(cars, byWeight(situation.wishes)), pick };
}
