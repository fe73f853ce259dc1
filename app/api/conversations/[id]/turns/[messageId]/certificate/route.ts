import { answeredRoute } from "@/app/_server/answered-route";
import { Refusal } from "@/app/_server/refusal";
import { openConversation } from "@/app/_server/turn/open-conversation";
import { freshJson } from "@/app/_server/turn/search-route";
import { certificateOf } from "@/db/queries/events";
import { refusals } from "@/messages/refusals";

/** Only for the shop: a study hides its weights and its method. */
export const GET = answeredRoute<{ id: string; messageId: string }>(async (_, { id, messageId }) => {
  const { db, guestId, settings } = await openConversation(id);
  const found = settings.shop ? await certificateOf(db, { guestId, conversationId: id }, messageId) : null;
  if (!found) throw new Refusal(404, "no-turn", refusals.noTurn);
  return freshJson(found);
});
