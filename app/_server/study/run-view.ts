import { headers } from "next/headers";
import { Refusal } from "@/app/_server/refusal";
import { database } from "@/app/_server/services";
import type { OpenConversation, OpenForTurn } from "@/app/_server/turn/open-conversation";
import { noConversation, openConversation, openForTurn, openLoaded } from "@/app/_server/turn/open-conversation";
import { playGuestTurn } from "@/app/_server/turn/play-turn";
import type { Database } from "@/db/connection/database";
import { loadConversation } from "@/db/queries/conversations";
import { loadRun, updateRun } from "@/db/queries/study/run-rows";
import { studyStore } from "@/db/queries/study/study-store";
import { findTrial, findTrialOf, lastAttempt, markRevealed, readTrialSoFar } from "@/db/queries/study/trials";
import type { Constraint } from "@/lib/constraints";
import type { Act } from "@/lib/dialogue/state/act";
import { endCode } from "@/lib/study/configuration/recruitment";
import { redirectFor } from "@/lib/study/redirect";
import type { JudgeView, LandingView, RankedWish, RunView } from "@/lib/study/run-view";
import { refusalOf } from "@/lib/study/service/begin-run";
import { hasTimedOut } from "@/lib/study/service/end-run";
import { itemsAskedAgain } from "@/lib/study/service/enter-step";
import type { Run, StoredStudy, Trial } from "@/lib/study/service/study-store";
import { endPause, trialDeadline } from "@/lib/study/service/trial-clock";
import { type Step, scenarioOf, stepAt, stepsOf } from "@/lib/study/step-items";
import { cardWishes } from "@/lib/study/trial/card-ranking";
import { productsOfTrial, trialFacts } from "@/lib/study/trial/trial-facts";
import { partaking } from "@/messages/partaking";
import { landingShown, questionsShown, rankedWish, type TrialView, textShown, trialShown } from "./steps-shown";
import { entryCookie, runsIn } from "./study-cookies";

/** Shows due products first in a trial's search. */
export async function runView(db: Database, participantId: string): Promise<RunView> {
  const run = await loadRun(db, participantId);
  if (!run) throw new Error("the run to show was not found");
  const { participant, version } = run;
  if (participant.status !== "active") return endView(run);
  const step = stepAt(version.configuration, participant.step);
  if (!step) throw new Error(`the study has no step "${participant.step}"`);
  const keys = stepsOf(version.configuration).map(({ key }) => key);
  const frame = {
    step: step.key,
    progress: { done: keys.indexOf(step.key), of: keys.length },
    runCode: participant.code,
  };
  if (step.kind === "trial") return { ...frame, ...(await trialView(db, run, step)) };
  if (step.kind === "instructions" || step.kind === "debrief")
    return { ...frame, ...textShown(version.configuration, step) };
  const again = await itemsAskedAgain(studyStore(db), run, step);
  const attempt = (await lastAttempt(db, participant.id, step.key)) + 1;
  return { ...frame, ...questionsShown(version.configuration, step, { seed: participant.seed, again, attempt }) };
}

async function endView({ participant, study, version }: Run): Promise<RunView> {
  const { recruitment } = version.configuration;
  const end = participant.status === "active" ? "error" : participant.status;
  const code = end === "replaced" ? recruitment.codes.error : endCode(recruitment, end);
  const id = (await entryCookie.read(study.slug))?.ids.id ?? "";
  return { kind: "end", end, code, returnUrl: redirectFor(recruitment, { code, id }), runCode: participant.code };
}

export async function landingView(
  { db, study, version }: StoredStudy & { db: Database },
  { isEntryRefused, isPreview }: { isEntryRefused: boolean; isPreview: boolean },
): Promise<LandingView> {
  const reason = isPreview
    ? null
    : isEntryRefused
      ? "bad-entry"
      : await refusalOf(studyStore(db), { study, version }, new Date());
  return landingShown(version.configuration, reason ? { code: reason, text: partaking.refused[reason] } : null);
}

async function trialView(db: Database, run: Run, step: Step): Promise<TrialView> {
  const { configuration } = run.version;
  const trial = await findTrial(db, run.participant.id, step.trial ?? 0);
  const scenario = scenarioOf(configuration, trial?.scenarioId);
  if (!trial || !scenario) throw new Error(`the trial of ${step.key} was not found`);
  if (trial.phase !== "state" && trial.phase !== "rank") await revealProducts(db, run, trial);
  const ranks = trial.phase === "rank" || trial.phase === "rank-again";
  return {
    ...trialShown(configuration, scenario, trial.number),
    phase: trial.phase === "done" ? "judge" : trial.phase,
    conversationId: trial.conversationId,
    deadline: trialDeadline(run, trial, new Date()).toISOString(),
    isPaused: trial.awaySince !== null,
    nextExtension: trial.extensions < configuration.trials.timeExtensions ? trial.extensions + 1 : null,
    ranking: ranks ? wishesToRank(trial, cardWishes(scenario)) : [],
    judge: trial.phase === "judge" ? await judgeView(db, run, trial) : null,
  };
}

/** Uses the run's random order, without weights, counts or colors. */
function wishesToRank({ wishes, rankingShown }: Trial, card: readonly Constraint[] | null): RankedWish[] {
  const byId = new Map([...(wishes ?? []), ...(card ?? [])].map((wish) => [wish.id, wish]));
  return (rankingShown ?? []).flatMap((id) => rankedWish(byId.get(id)));
}

async function judgeView(db: Database, run: Run, trial: Trial): Promise<JudgeView> {
  const { trials } = run.version.configuration;
  const { replies, infeasible } = await readTrialSoFar(db, trial.conversationId);
  return {
    cars: productsOfTrial(replies),
    reasons: trials.noneReasons,
    points: trials.points,
    asksAcceptance: trialFacts(replies, infeasible).gaveWay,
  };
}

/** Shows products once, after the ranking. Reuses the trial's message id, so repeats get the same reply. */
export async function revealProducts(db: Database, { participant, version }: Run, trial: Trial): Promise<void> {
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

export type OpenSearch = OpenConversation & { trial?: { run: Run; trial: Trial } };

/** Treats anybody else's search as missing. */
export async function openSearch(conversationId: string): Promise<OpenSearch> {
  const held = runsIn(await headers());
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
  const held = runsIn(await headers());
  return held.length === 0 ? openForTurn(conversationId) : openSearch(conversationId);
}

/** Refuses an act outside its phase. Only the ranking brings products into view. */
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
  await updateRun(db, run.participant.id, { lastSeenAt: now });
}
