import { answeredRoute } from "@/app/_server/answered-route";
import { Refusal } from "@/app/_server/refusal";
import { openConversation } from "@/app/_server/turn/open-conversation";
import { certificateOf } from "@/db/queries/conversations";
import { refusals } from "@/messages/refusals";

/** Only for the shop: a study hides its weights and its method. */
export const GET = answeredRoute("light", async (_, { id, messageId }: { id: string; messageId: string }) => {
  const { db, guestId, settings } = await openConversation(id);
  const found = settings.shop ? await certificateOf(db, { guestId, conversationId: id }, messageId) : null;
  if (!found) throw new Refusal(404, "no-turn", refusals.noTurn);
  return found;
});
