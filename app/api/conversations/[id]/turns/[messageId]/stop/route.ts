import { answeredRoute } from "@/app/_server/answered-route";
import { Refusal } from "@/app/_server/refusal";
import { openSearch } from "@/app/_server/study/run-view";
import { abortTurn } from "@/app/_server/turn/running-turns";
import { stopTurn } from "@/db/queries/end-turn";
import { refusals } from "@/messages/refusals";

/** Stops a turn before its commit. Later, it only ends the reveal. */
export const POST = answeredRoute("light", async (_, { id, messageId }: { id: string; messageId: string }) => {
  const { db, guestId } = await openSearch(id);
  const outcome = await stopTurn(db, { guestId, conversationId: id, messageId });
  if (outcome === "stopped") abortTurn(id, messageId);
  if (outcome === "missing") throw new Refusal(404, "no-turn", refusals.noTurn);
  return { outcome };
});
