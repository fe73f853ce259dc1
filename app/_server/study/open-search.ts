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
import { loadRun, touchRun } from "@/db/queries/study/run-rows";
import { studyStore } from "@/db/queries/study/study-store";
import { findTrialOf } from "@/db/queries/study/trials";
import type { Act } from "@/lib/dialogue/state/act";
import { stepAt } from "@/lib/study/protocol";
import { hasTimedOut } from "@/lib/study/service/end-run";
import type { Run, Trial } from "@/lib/study/service/run";
import { endPause, trialDeadline } from "@/lib/study/service/trial-clock";
import { partaking } from "@/messages/partaking";
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
  const { run } = held;
  const now = new Date();
  const refuse = (code: string, sentence: string) => new Refusal(409, code, sentence);
  if (run.participant.status !== "active" || hasTimedOut(run, now)) throw refuse("run-ended", partaking.turns.ended);
  const trial = await endPause(studyStore(db), run, held.trial, now);
  const isOpen = trial.phase === "state" || trial.phase === "search";
  if (!isOpen || stepAt(run.version.configuration, run.participant.step)?.trial !== held.trial.number)
    throw refuse("moved-on", partaking.turns.movedOn);
  if (act.kind === "show-cars") throw refuse("not-yet", partaking.turns.notYet);
  if (now >= trialDeadline(run, trial, now)) throw refuse("time-up", partaking.turns.timeUp);
  await touchRun(db, run.participant.id, now);
}
