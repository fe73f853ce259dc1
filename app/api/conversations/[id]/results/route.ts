import { z } from "zod";
import { answer } from "@/app/_server/api-error";
import { checkedQuery } from "@/app/_server/checked-request";
import { openDesk } from "@/app/_server/reading/request-desk";
import { openConversation } from "@/app/_server/turn/open-conversation";
import { panelParts } from "@/lib/dialogue/showing/panel-parts";
import { resultOrderSchema } from "@/lib/dialogue/showing/result-order";
import { assessState } from "@/lib/dialogue/state/assess-state";

const querySchema = z.object({
  groups: z.coerce.number().int().min(1).max(200).default(24),
  order: resultOrderSchema.default("fit"),
});

/** More of the current list of cars, or another order of it: `?groups=24&order=price`. */
export function GET(request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  return answer(request, async () => {
    const { groups, order } = checkedQuery(request, querySchema);
    const { catalog, state, settings } = await openConversation((await params).id);
    const frame = settings.frame ?? [];
    const situation = await assessState({ catalog, frame, state, settings, desk: openDesk() });
    const { results } = await panelParts({ catalog, frame, situation, state, settings, groups, order });
    return Response.json(results, { headers: { "cache-control": "no-store" } });
  });
}
