import { conversationStateSchema } from "@/lib/dialogue/state/conversation-state";
import { placeOf, stepAt } from "@/lib/study/step-items";
import { ranksFirst, shuffledIds, statedRanking } from "@/lib/study/trial/card-ranking";
import type { TrialAct, TrialOutcome, TrialVerdict } from "@/lib/study/trial/judge-trial";
import { judgeTrial, timeUpOutcome } from "@/lib/study/trial/judge-trial";
import { trialFacts } from "@/lib/study/trial/trial-facts";
import { goOn, type StepOutcome } from "./enter-step";
import type { NewStudyEvent, Run, RunContext, StudyStore, Trial, TrialChange } from "./study-store";
import { endPause, trialDeadline } from "./trial-clock";

export type TrialActOutcome =
  | Exclude<StepOutcome, { kind: "again" }>
  | { kind: "too-few" }
  | { kind: "busy" }
  /** The time ended the search or the task. */
  | { kind: "time-up" };

type Held = { tx: StudyStore; run: Run; trial: Trial; context: RunContext };

type SentAct = { step: string; act: TrialAct };
type RankedWhen = "before-chat" | "before-results" | "after-search";

/** One transaction locks the run and its search. */
export async function playTrial(store: StudyStore, participantId: string, sent: SentAct, context: RunContext) {
  return store.transaction(async (tx): Promise<TrialActOutcome> => {
    const run = await tx.lockRun(participantId);
    if (!run) return { kind: "missing" };
    if (run.participant.status !== "active") return { kind: "ended" };
    const { configuration } = run.version;
    const place = placeOf(configuration, run.participant.step, sent.step);
    if (place === "past") return { kind: "moved-on" };
    const step = stepAt(configuration, sent.step);
    const trial = step?.kind === "trial" && place === "now" ? await tx.findTrial(participantId, step.trial ?? 0) : null;
    if (!trial) return { kind: "out-of-order" };
    await tx.lockSearch(trial.conversationId);
    await tx.updateRun(participantId, { lastSeenAt: context.now });
    if (sent.act.kind === "away") return leave({ tx, run, trial, context });
    return act({ tx, run, trial: await endPause(tx, run, trial, context.now), context }, sent.act);
  });
}

const phases: readonly Trial["phase"][] = ["state", "rank", "search", "judge", "rank-again", "done"];
const phasesRankedFirst: typeof phases = ["rank", "state", "search", "judge", "rank-again", "done"];

type ActAtAnyTime = Extract<TrialAct, { kind: "more-time" | "time-up" | "away" | "back" }>;

const phaseOf = {
  "wishes-complete": "state",
  "back-to-wishes": "rank",
  rank: "rank",
  decide: "search",
  "back-to-cars": "judge",
  judge: "judge",
  "rank-again": "rank-again",
} as const satisfies Record<Exclude<TrialAct["kind"], ActAtAnyTime["kind"]>, Trial["phase"]>;

async function act(held: Held, done: Exclude<TrialAct, { kind: "away" }>): Promise<TrialActOutcome> {
  const { phase } = held.trial;
  if (done.kind === "back") return { kind: "done" };
  if (done.kind === "time-up") return timeUp(held);
  if (done.kind === "more-time") return extend(held, done.extension);
  const wanted = phaseOf[done.kind];
  const first = ranksFirst(held.run.version.configuration);
  const order = first ? phasesRankedFirst : phases;
  if (phase !== wanted) return { kind: order.indexOf(phase) > order.indexOf(wanted) ? "moved-on" : "out-of-order" };
  if (done.kind === "wishes-complete") return completeWishes(held);
  if (done.kind === "rank") return rank(held, done.ranking, first ? "before-chat" : "before-results");
  if (done.kind === "rank-again") return rank(held, done.ranking, "after-search");
  if (done.kind === "judge") return judge(held, done.verdict);
  if (done.kind === "decide") return enter(held, { phase: "judge" });
  const isBarred = done.kind === "back-to-wishes" ? first : isLate(held);
  if (isBarred) return { kind: "out-of-order" };
  const back: TrialChange = { phase: "state", wishes: null, rankingShown: null };
  return enter(held, done.kind === "back-to-wishes" ? back : { phase: "search" });
}

async function enter({ tx, trial, context }: Held, change: TrialChange): Promise<TrialActOutcome> {
  await tx.updateTrial(trial.id, { ...change, phaseEnteredAt: context.now });
  return { kind: "done" };
}

async function completeWishes(held: Held): Promise<TrialActOutcome> {
  const { tx, run, trial } = held;
  const { state, busy } = await tx.readTrialSoFar(trial.conversationId);
  if (busy) return { kind: "busy" };
  const wishes = conversationStateSchema.parse(state).wishes.constraints;
  if (wishes.length < run.version.configuration.trials.minimumWishes) return { kind: "too-few" };
  await note(held, { name: "wishes-complete", data: { wishes } });
  if (ranksFirst(run.version.configuration)) {
    return enter(held, { phase: "search", wishes, ranking: statedRanking(trial.ranking ?? [], wishes) });
  }
  const rankingShown = shuffledIds(wishes, run.participant.seed, trial.number);
  return enter(held, { phase: "rank", wishes, rankingShown });
}

async function rank(held: Held, ranking: string[], when: RankedWhen): Promise<TrialActOutcome> {
  const { trial, context } = held;
  const shown = trial.rankingShown ?? [];
  const isWhole = ranking.length === shown.length && shown.every((id) => ranking.includes(id));
  if (!isWhole) return { kind: "invalid", problems: { ranking: "not-whole" } };
  const seconds = (context.now.getTime() - trial.phaseEnteredAt.getTime()) / 1000;
  await note(held, { name: "ranking-give", data: { shown, ranking, when, seconds } });
  if (when === "before-chat") return enter(held, { phase: "state", ranking });
  if (when === "before-results") return enter(held, { phase: "search", ranking });
  await enter(held, { rankingAfter: ranking });
  return finish(held, trial.outcome ?? timeUpOutcome);
}

async function judge(held: Held, verdict: TrialVerdict): Promise<TrialActOutcome> {
  const { tx, run, trial } = held;
  const { configuration } = run.version;
  const { replies, infeasible } = await tx.readTrialSoFar(trial.conversationId);
  const judged = judgeTrial(configuration, verdict, trialFacts(replies, infeasible));
  if (!judged.ok) return { kind: "invalid", problems: judged.problems };
  if (configuration.trials.rankAgain) return enter(held, { phase: "rank-again", outcome: judged.outcome });
  return finish(held, judged.outcome);
}

/** Participants with products in view may still judge them. */
async function timeUp(held: Held): Promise<TrialActOutcome> {
  const { phase } = held.trial;
  // The browser did not know of a pause or of more time.
  if (!isLate(held)) return { kind: "done" };
  if (phase !== "search" && phase !== "state" && phase !== "rank") return { kind: "moved-on" };
  await (phase === "search" ? enter(held, { phase: "judge" }) : finish(held, timeUpOutcome));
  return { kind: "time-up" };
}

async function leave({ tx, trial, context }: Held): Promise<TrialActOutcome> {
  if (!trial.awaySince) await tx.updateTrial(trial.id, { awaySince: context.now });
  return { kind: "done" };
}

/** Adds the same time again, while the study allows it and some is left. */
async function extend(held: Held, extension: number): Promise<TrialActOutcome> {
  const { tx, run, trial } = held;
  if (extension <= trial.extensions || trial.phase === "done") return { kind: "moved-on" };
  const isNext = extension === trial.extensions + 1 && extension <= run.version.configuration.trials.timeExtensions;
  if (!isNext || isLate(held)) return { kind: "out-of-order" };
  await note(held, { name: "time-extend", data: { trial: trial.number, extension } });
  await tx.updateTrial(trial.id, { extensions: extension });
  return { kind: "done" };
}

function isLate({ run, trial, context }: Held): boolean {
  return context.now.getTime() >= trialDeadline(run, trial, context.now).getTime();
}

async function finish(held: Held, outcome: TrialOutcome): Promise<TrialActOutcome> {
  const { tx, run, trial, context } = held;
  const data = { trial: trial.number, outcome: outcome.end, infeasibility: outcome.infeasibility };
  await note(held, { name: "trial-end", data });
  await enter(held, { phase: "done", outcome, endedAt: context.now });
  await goOn(tx, run, context);
  return { kind: "done" };
}

async function note({ tx, run, trial, context }: Held, event: NewStudyEvent): Promise<void> {
  await tx.appendEvents(run.participant, [{ ...event, trial: trial.number }], context.now);
}
