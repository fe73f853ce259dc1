import type { KeptWithSearch } from "@/components/chat/conversation-view";
import { carsAt } from "@/db/queries/cars-at";
import type { OpenConversation } from "./open-conversation";

/** What was stored with a search beside its turns, as its page needs it. */
export async function keptWithSearch({ db, catalog, conversation }: OpenConversation): Promise<KeptWithSearch> {
  const cars = await carsAt(db, catalog.catalog.id, conversation.shortlist);
  return {
    shortlist: cars.map(({ position, make, model, year }) => ({ position, name: `${make} ${model} ${year}` })),
    shared: conversation.shareToken ? `/s/${conversation.shareToken}` : null,
    saved: conversation.savedAt !== null,
  };
}
