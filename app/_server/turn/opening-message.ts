import { openDesk } from "@/app/_server/reading/request-desk";
import type { KeptWithSearch } from "@/components/chat/conversation-view";
import type { LeewayMessage } from "@/components/chat/leeway-message";
import { openingId } from "@/components/chat/turns";
import { productsAt } from "@/db/queries/products-at";
import { panelParts } from "@/lib/dialogue/showing/panel-parts";
import { shownOffer } from "@/lib/dialogue/showing/stock-offer";
import { assessState } from "@/lib/dialogue/state/apply-act";
import type { OpenConversation } from "./open-conversation";

/** Made on request, never stored. */
export async function openingMessage({ catalog, state, settings }: OpenConversation): Promise<LeewayMessage[]> {
  const situation = await assessState({ catalog, state, settings, desk: openDesk() });
  const { constraints, results } = await panelParts({ catalog, situation, state, settings });
  const parts: LeewayMessage["parts"] = [
    { type: "data-constraints", id: "constraints", data: constraints },
    ...(results ? [{ type: "data-results" as const, id: "results", data: results }] : []),
  ];
  return [{ id: openingId, role: "assistant", parts }];
}

export async function keptWithSearch({ db, catalog, conversation }: OpenConversation): Promise<KeptWithSearch> {
  const products = await productsAt(db, catalog.catalog.id, conversation.shortlist);
  return {
    shortlist: products.map((each) => ({
      ...{ position: each.position, name: `${each.make} ${each.model} ${each.year}` },
      ...shownOffer(each),
    })),
    shared: conversation.shareToken ? `/s/${conversation.shareToken}` : null,
    saved: conversation.savedAt !== null,
  };
}
