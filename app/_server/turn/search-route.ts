import type { z } from "zod";
import { answeredRoute, type RouteReply, sentBy } from "@/app/_server/answered-route";
import type { CostClass } from "@/app/_server/request-cost";
import { type OpenConversation, openConversation } from "./open-conversation";

type OwnSearch = { open: OpenConversation; key: { guestId: string; conversationId: string } };

export function searchRoute<Schema extends z.ZodType>(
  cost: CostClass,
  schema: Schema | null,
  work: (search: OwnSearch, sent: z.infer<Schema>) => Promise<RouteReply>,
) {
  return answeredRoute(cost, async (request, { id: conversationId }: { id: string }) => {
    const sent = await (schema && sentBy(request, schema));
    const open = await openConversation(conversationId);
    return work({ open, key: { guestId: open.guestId, conversationId } }, sent as z.infer<Schema>);
  });
}
