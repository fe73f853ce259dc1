import type { z } from "zod";
import { answeredRoute, type CostClass, type RouteReply, sentBy } from "@/app/_server/answered-route";
import type { OwnedConversation } from "@/db/queries/conversations";
import { type OpenConversation, openConversation } from "./open-conversation";

export function searchRoute<Schema extends z.ZodType>(
  cost: CostClass,
  schema: Schema | null,
  work: (search: { open: OpenConversation; key: OwnedConversation }, sent: z.infer<Schema>) => Promise<RouteReply>,
) {
  return answeredRoute(cost, async (request, { id: conversationId }: { id: string }) => {
    const sent = await (schema && sentBy(request, schema));
    const open = await openConversation(conversationId);
    return work({ open, key: { guestId: open.guestId, conversationId } }, sent as z.infer<Schema>);
  });
}
