import { underSheets } from "@/lib/dialogue/state/conversation-state";
import { seededRandom, shuffle } from "@/lib/random";
import { drawPlace } from "@/lib/study/assignment";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { cellsOf, sequenceAt } from "@/lib/study/configuration/plan-cells";
import { type Scenario, settingsOf } from "@/lib/study/configuration/scenario";
import { practiceTrial, type Sequence, type Step, scenarioOf, stepAfter } from "@/lib/study/step-items";
import { cardWishes, ranksFirst } from "@/lib/study/trial/card-ranking";
import { endRun } from "./end-run";
import type { Run, RunContext, StudyStore, Trial } from "./study-store";

/** Completes the run after the last step. */
export async function goOn(tx: StudyStore, run: Run, context: RunContext): Promise<void> {
  const { participant, version } = run;
  const { now } = context;
  const seconds = (now.getTime() - participant.stepEnteredAt.getTime()) / 1000;
  await tx.appendEvents(participant, [{ name: "step-answer", data: { step: participant.step, seconds } }], now);
  const next = stepAfter(version.configuration, participant.step);
  if (!next) return endRun(tx, run, "complete", context);
  await tx.updateRun(participant.id, { step: next.key, stepEnteredAt: now, lastSeenAt: now });
  await tx.appendEvents(participant, [{ name: "step-enter", data: { step: next.key } }], now);
  if (next.kind === "trial") await startTrial(tx, run, next, context);
}

/** Holds cars back until the wishes are ranked. */
async function startTrial(tx: StudyStore, run: Run, step: Step, { now }: RunContext): Promise<void> {
  const { participant, version } = run;
  const { configuration } = version;
  const number = step.trial ?? 1;
  const task = number === practiceTrial ? practiceOf(configuration) : (await assignRun(tx, run, now))[number - 1];
  const condition = configuration.conditions.find(({ id }) => id === task?.condition);
  const scenario = scenarioOf(configuration, task?.scenario);
  if (!condition || !scenario) throw new Error(`the sequence has no trial ${number}`);
  const settings = settingsOf(condition, scenario, { ...configuration, seed: participant.seed });
  const conversation = await tx.insertTrial(
    run,
    {
      ...{ number, conditionId: condition.id, scenarioId: scenario.id },
      ...firstPhase(configuration, scenario, seededRandom(participant.seed, `ranking ${number}`)),
      ...{ settings, state: { ...underSheets(settings), held: true } },
    },
    now,
  );
  const sheets = settings.sheets?.map(({ id, version, hash }) => ({ id, version, hash }));
  const data = { trial: number, scenario: scenario.id, conversation, ...(sheets ? { sheets } : {}) };
  await tx.appendEvents(participant, [{ name: "trial-start", trial: number, data }], now);
}

/** Takes no place: a run is assigned with its first task that counts. */
function practiceOf({ trials: { practice } }: Configuration) {
  return practice ? { condition: practice.condition, scenario: practice.card.id } : undefined;
}

function firstPhase(
  configuration: Configuration,
  scenario: Scenario,
  random: () => number,
): Pick<Trial, "phase" | "rankingShown"> {
  const card = ranksFirst(configuration) ? cardWishes(scenario) : null;
  if (!card) return { phase: "state", rankingShown: null };
  return {
    phase: "rank",
    rankingShown: shuffle(
      card.map(({ id }) => id),
      random,
    ),
  };
}

/** Stores and logs a run's place and pool. The version's lock serializes arrivals. */
async function assignRun(tx: StudyStore, run: Run, now: Date): Promise<Sequence> {
  const { participant, study, version } = run;
  if (participant.sequence) return participant.sequence;
  await tx.lockVersion(version.id);
  const { configuration } = version;
  const since = new Date(now.getTime() - configuration.assignment.activeMinutes * 60_000);
  const known = await tx.knownPlaces(version.id, participant.kind, since);
  const draw = drawPlace(configuration, known, participant.kind === "participant" ? study.pausedArms : []);
  if (draw.refills && draw.slot !== null) await tx.markRefilled(version.id, participant.kind, draw.slot);
  const number = known.length;
  await tx.givePlace(run, { ...draw, number }, now);
  const { cell } = draw;
  const sequence = sequenceAt(configuration, { cell, scenarioRow: draw.scenarioRow, number: draw.slot ?? number });
  const groupId = cellsOf(configuration).find(({ id }) => id === cell)?.group ?? null;
  await tx.updateRun(participant.id, { sequence, groupId });
  return sequence;
}
