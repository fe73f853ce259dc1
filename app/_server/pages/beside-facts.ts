import { openDesk } from "@/app/_server/reading/request-desk";
import type { OpenConversation } from "@/app/_server/turn/open-conversation";
import { carsAt } from "@/db/queries/cars-at";
import { type CarsBeside, carsBeside } from "@/lib/dialogue/showing/cars-beside";
import { byWeight } from "@/lib/dialogue/showing/wish-parts";
import { assessState } from "@/lib/dialogue/state/assess-state";

export async function besideFacts(open: OpenConversation, positions: readonly number[]): Promise<CarsBeside> {
  const { db, catalog, state, settings } = open;
  const [cars, situation] = await Promise.all([
    carsAt(db, catalog.catalog.id, positions),
    assessState({ catalog, state, settings, desk: openDesk() }),
  ]);
  return carsBeside(cars, byWeight(situation.wishes));
}
