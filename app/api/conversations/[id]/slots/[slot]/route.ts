import { answer } from "@/app/_server/api-error";
import { openConversation } from "@/app/_server/open-conversation";
import { slotNameSchema } from "@/lib/constraints/slot-name";
import { slotPanel } from "@/lib/dialogue/slot-panel";

/** What a slot can be set to, with the cars each value would leave beside the other wishes. */
export function GET(
  request: Request,
  { params }: { params: Promise<{ id: string; slot: string }> },
): Promise<Response> {
  return answer(request, async () => {
    const { id, slot } = await params;
    const { catalog, state } = await openConversation(id);
    const panel = await slotPanel({ catalog, frame: [], state, slot: slotNameSchema.parse(slot) });
    return Response.json(panel, { headers: { "cache-control": "no-store" } });
  });
}
