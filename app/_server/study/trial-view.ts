import { describeData } from "@/app/_server/pages/data-note";
import { catalogReader } from "@/app/_server/services";
import type { Database } from "@/db/connection/database";
import { findTrial, readTrialSoFar } from "@/db/queries/study/trials";
import { describeConstraint, slotTitles } from "@/lib/constraints/describe-constraint";
import type { Step } from "@/lib/study/protocol";
import type { JudgeView, RankedWish, RunView } from "@/lib/study/run-view";
import { trialDeadline } from "@/lib/study/service/play-trial";
import type { Run, Trial } from "@/lib/study/service/run";
import { carsOfTrial, trialFacts } from "@/lib/study/trial/trial-facts";
import { revealCars } from "./reveal-cars";

type TrialView = Omit<Extract<RunView, { kind: "trial" }>, "step" | "progress" | "runCode">;

/** A trial as its participant sees it. Cars that are due are shown first, wherever an earlier attempt broke off. */
export async function trialView(db: Database, run: Run, step: Step): Promise<TrialView> {
  const { configuration, catalogId } = run.version;
  const trial = await findTrial(db, run.participant.id, step.trial ?? 0);
  const scenario = configuration.scenarios.find(({ id }) => id === trial?.scenarioId);
  if (!trial || !scenario) throw new Error(`the trial of ${step.key} was not found`);
  if (trial.phase !== "state" && trial.phase !== "rank") await revealCars(db, run, trial);
  const ranks = trial.phase === "rank" || trial.phase === "rank-again";
  return {
    kind: "trial",
    number: trial.number,
    of: configuration.trials.perParticipant,
    phase: trial.phase === "done" ? "judge" : trial.phase,
    conversationId: trial.conversationId,
    card: { title: scenario.title, paragraphs: scenario.text, own: scenario.kind === "own" },
    minimumWishes: configuration.trials.minimumWishes,
    deadline: trialDeadline(run, trial).toISOString(),
    nextExtension: trial.extensions < configuration.trials.timeExtensions ? trial.extensions + 1 : null,
    ranking: ranks ? wishesToRank(trial) : [],
    judge: trial.phase === "judge" ? await judgeView(db, run, trial) : null,
    dataNote: await describeData(db, await catalogReader(db, catalogId)),
  };
}

/** The wishes in the order drawn for this run, without weights, counts or colours. */
function wishesToRank({ wishes, rankingShown }: Trial): RankedWish[] {
  const byId = new Map((wishes ?? []).map((wish) => [wish.id, wish]));
  return (rankingShown ?? []).flatMap((id) => {
    const wish = byId.get(id);
    return wish ? [{ id, label: slotTitles[wish.slot], text: describeConstraint(wish) }] : [];
  });
}

async function judgeView(db: Database, run: Run, trial: Trial): Promise<JudgeView> {
  const { trials } = run.version.configuration;
  const { replies, infeasible } = await readTrialSoFar(db, trial.conversationId);
  return {
    cars: carsOfTrial(replies),
    reasons: trials.noneReasons,
    points: trials.points,
    asksAcceptance: trialFacts(replies, infeasible).gaveWay,
  };
}
