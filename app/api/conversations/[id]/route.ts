import { answeredRoute } from "@/app/_server/answered-route";
import { openSearch } from "@/app/_server/study/run-view";
import { searchRoute } from "@/app/_server/turn/open-conversation";
import { toMessages } from "@/app/_server/turn/to-messages";
import { deleteConversation } from "@/db/queries/conversations";
import { listTurns } from "@/db/queries/turns";

export const GET = answeredRoute("light", async (_, { id }: { id: string }) => {
  const { db, guestId, conversation } = await openSearch(id);
  const turns = await listTurns(db, { guestId, conversationId: id });
  return { id, title: conversation.title, messages: toMessages(turns) };
});

export const DELETE = searchRoute("light", null, ({ open: { db }, key }) => deleteConversation(db, key));
