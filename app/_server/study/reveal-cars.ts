import { openLoaded } from "@/app/_server/turn/open-conversation";
import { playGuestTurn } from "@/app/_server/turn/play-turn";
import type { Database } from "@/db/connection/database";
import { loadConversation } from "@/db/queries/conversations";
import { markRevealed } from "@/db/queries/study/run-rows";
import type { Run, Trial } from "@/lib/study/service/run";

/** Shows cars once, after the ranking. Reuses the trial's message id, so repeats get the same reply. */
export async function revealCars(db: Database, { participant, version }: Run, trial: Trial): Promise<void> {
  if (trial.ranking === null || trial.revealedAt !== null) return;
  const { guestId } = participant;
  const conversation = await loadConversation(db, { guestId, conversationId: trial.conversationId });
  if (!conversation) throw new Error("the conversation of the trial was not found");
  const shown = Date.now() + version.configuration.trials.minimumReplyMs;
  await playGuestTurn(await openLoaded(db, guestId, conversation), `reveal-${trial.id}`, { kind: "show-cars" });
  await markRevealed(db, trial.id, new Date());
  await waitUntil(shown);
}

/** Delays fast arms so their speed reveals nothing. */
export async function waitUntil(moment: number): Promise<void> {
  const left = moment - Date.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
