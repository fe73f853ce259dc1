import { answeredRoute } from "@/app/_server/answered-route";
import { openSearch } from "@/app/_server/study/open-search";
import { noConversation } from "@/app/_server/turn/open-conversation";
import { done, freshJson, searchRoute, sentNothing } from "@/app/_server/turn/search-route";
import { toMessages } from "@/app/_server/turn/to-messages";
import { deleteConversation } from "@/db/queries/conversations";
import { listTurns } from "@/db/queries/turns";

export const GET = answeredRoute<{ id: string }>(async (_, { id }) => {
  const { db, guestId, conversation } = await openSearch(id);
  const turns = await listTurns(db, { guestId, conversationId: id });
  return freshJson({ id, title: conversation.title, messages: toMessages(turns) });
});

export const DELETE = searchRoute(sentNothing, async ({ open: { db }, key }) => {
  if (!(await deleteConversation(db, key))) throw noConversation();
  return done();
});
