import { answeredRoute } from "@/app/_server/answered-route";
import { openSearch } from "@/app/_server/study/run-view";
import { slotNameSchema } from "@/lib/constraints/schemas";
import { slotPanel } from "@/lib/dialogue/showing/slot-panel";
import { emptyConversation } from "@/lib/dialogue/state/conversation-state";

/** Counts the products that each value leaves beside the other wishes. */
export const GET = answeredRoute("counting", async (_, { id, slot }: { id: string; slot: string }) => {
  const { catalog, state } = await openSearch(id);
  return slotPanel({
    catalog,
    // While products are held back, counts ignore all wishes.
    state: state.held ? emptyConversation() : state,
    slot: slotNameSchema.parse(slot),
  });
});
