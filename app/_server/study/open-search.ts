import { Refusal } from "@/app/_server/refusal";
import { database } from "@/app/_server/services";
import {
  noConversation,
  type OpenConversation,
  type OpenForTurn,
  openConversation,
  openForTurn,
  openLoaded,
} from "@/app/_server/turn/open-conversation";
import { loadConversation } from "@/db/queries/conversations";
import { findTrialOf, loadRun, touchRun } from "@/db/queries/study/run-rows";
import type { Act } from "@/lib/dialogue/state/act";
import { hasTimedOut } from "@/lib/study/service/end-run";
import { trialDeadline } from "@/lib/study/service/play-trial";
import type { Run, Trial } from "@/lib/study/service/run";
import { runsInCookies } from "./study-cookies";

export type OpenSearch = OpenConversation & { trial?: { run: Run; trial: Trial } };

/** Treats anybody else's search as missing. */
export async function openSearch(conversationId: string): Promise<OpenSearch> {
  const held = await runsInCookies();
  if (held.length === 0) return openConversation(conversationId);
  const db = await database();
  const found = await findTrialOf(db, conversationId);
  if (!found || !held.includes(found.participantId)) return openConversation(conversationId);
  const run = await loadRun(db, found.participantId);
  const conversation = await loadConversation(db, { guestId: found.guestId, conversationId });
  if (!run || !conversation) throw noConversation();
  return { ...(await openLoaded(db, found.guestId, conversation)), trial: { run, trial: found.trial } };
}

export async function openSearchForTurn(conversationId: string): Promise<OpenForTurn & Pick<OpenSearch, "trial">> {
  const held = await runsInCookies();
  return held.length === 0 ? openForTurn(conversationId) : openSearch(conversationId);
}

/** Refuses an act outside its phase. Only the ranking brings cars into view. */
export async function checkTrialAct({ trial: held, db }: Pick<OpenSearch, "trial" | "db">, act: Act): Promise<void> {
  if (!held) return;
  const { run, trial } = held;
  const now = new Date();
  const refuse = (code: string, sentence: string) => new Refusal(409, code, sentence);
  if (run.participant.status !== "active" || hasTimedOut(run, now))
    throw refuse("run-ended", "This run of the study has ended: reload the page to see your code.");
  const isOpen = trial.phase === "state" || trial.phase === "search";
  if (!isOpen || run.participant.step !== `trial-${trial.number}`)
    throw refuse("moved-on", "This task has moved on, maybe in another tab: reload the page to go on.");
  if (act.kind === "show-cars") throw refuse("not-yet", "Cars are shown once you have put your wishes in order.");
  if (now >= trialDeadline(run, trial))
    throw refuse("time-up", "The time for this task is over: reload the page to go on.");
  await touchRun(db, run.participant.id, now);
}
