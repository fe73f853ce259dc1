import { underSheets } from "@/lib/dialogue/state/conversation-state";
import { drawPlace } from "@/lib/study/assignment";
import { checkAnswers } from "@/lib/study/configuration/check-answers";
import type { Configuration } from "@/lib/study/configuration/configuration";
import { cellsOf, sequenceAt } from "@/lib/study/configuration/plan-cells";
import { settingsOf } from "@/lib/study/configuration/scenario";
import type { AnswerProblems } from "@/lib/study/instrument";
import type { Sequence, Step } from "@/lib/study/step-items";
import { judgeStep, placeOf, practiceTrial, scenarioOf, stepAfter, stepAt, stepItems } from "@/lib/study/step-items";
import { cardWishes, ranksFirst, shuffledIds } from "@/lib/study/trial/card-ranking";
import { endRun } from "./end-run";
import type { Run, RunContext, StudyStore } from "./study-store";

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

/** Holds products back until the wishes are ranked. */
async function startTrial(tx: StudyStore, run: Run, step: Step, { now }: RunContext): Promise<void> {
  const { participant, version } = run;
  const { configuration } = version;
  const number = step.trial ?? 1;
  const task = number === practiceTrial ? practiceOf(configuration) : (await assignRun(tx, run, now))[number - 1];
  const condition = configuration.conditions.find(({ id }) => id === task?.condition);
  const scenario = scenarioOf(configuration, task?.scenario);
  if (!condition || !scenario) throw new Error(`the sequence has no trial ${number}`);
  const settings = settingsOf(condition, scenario, { ...configuration, seed: participant.seed });
  const card = ranksFirst(configuration) ? cardWishes(scenario) : null;
  const named = { number, conditionId: condition.id, scenarioId: scenario.id };
  const rankingShown = card && shuffledIds(card, participant.seed, number);
  const begun = {
    phase: card ? "rank" : "state",
    rankingShown,
    state: { ...underSheets(settings), held: true },
  } as const;
  const conversation = await tx.insertTrial(run, { ...named, ...begun, settings }, now);
  const sheets = settings.sheets?.map(({ id, version, hash }) => ({ id, version, hash }));
  const data = { trial: number, scenario: scenario.id, conversation, ...(sheets ? { sheets } : {}) };
  await tx.appendEvents(participant, [{ name: "trial-start", trial: number, data }], now);
}

/** Takes no place: a run is assigned with its first task that counts. */
function practiceOf({ trials: { practice } }: Configuration) {
  return practice ? { condition: practice.condition, scenario: practice.card.id } : undefined;
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

export type StepOutcome =
  | { kind: "done" }
  /** Another tab or a back button: nothing changes. */
  | { kind: "moved-on" }
  | { kind: "out-of-order" }
  | { kind: "invalid"; problems: AnswerProblems }
  /** Failed a check, with another chance. */
  | { kind: "again" }
  | { kind: "ended" }
  | { kind: "missing" };

type SentStep = { step: string; attempt: number; answers: Readonly<Record<string, unknown>> };

/** Accepts each step once, in one transaction. */
export async function answerStep(store: StudyStore, participantId: string, sent: SentStep, context: RunContext) {
  return store.transaction(async (tx): Promise<StepOutcome> => {
    const run = await tx.lockRun(participantId);
    if (!run) return { kind: "missing" };
    const { participant, version } = run;
    if (participant.status !== "active") return { kind: "ended" };
    const place = placeOf(version.configuration, participant.step, sent.step);
    const step = stepAt(version.configuration, sent.step);
    const tried = await tx.lastAttempt(participantId, participant.step);
    // A resent page or a second tab.
    if (place === "past" || (place === "now" && sent.attempt <= tried)) return { kind: "moved-on" };
    if (place !== "now" || !step || step.kind === "trial" || sent.attempt !== tried + 1) {
      const refused = { reason: `step is ${place}`, step: sent.step.slice(0, 100) };
      await tx.appendEvents(participant, [{ name: "run-refuse", data: refused }], context.now);
      return { kind: "out-of-order" };
    }
    return take(tx, run, step, sent, context);
  });
}

async function take(tx: StudyStore, run: Run, step: Step, sent: SentStep, context: RunContext): Promise<StepOutcome> {
  const { participant, version } = run;
  const { configuration } = version;
  const { attempt } = sent;
  const again = await itemsAskedAgain(tx, run, step);
  const items = stepItems(configuration, step, { seed: participant.seed, again });
  const checked = checkAnswers(items, sent.answers);
  if (!checked.ok) return { kind: "invalid", problems: checked.problems };
  // The items around a repeated check keep their first answers.
  const asked = again.length > 0 ? items.filter(({ id }) => again.includes(id)) : items;
  const rows = asked.map(({ id }, index) => ({
    ...{ step: step.key, instrument: step.instrument ?? null, trial: step.trial ?? null },
    ...{ item: id, position: index + 1, attempt, value: checked.answers[id] ?? null },
  }));
  if (rows.length > 0) await tx.insertAnswers(participant, rows, context.now);
  const verdict = judgeStep(configuration, step, checked.answers, attempt);
  const events = verdict.checks.map((check) => ({ name: "check-answer" as const, data: { ...check, attempt } }));
  await tx.appendEvents(participant, events, context.now);
  if (verdict.kind === "again") return { kind: "again" };
  if (verdict.kind === "end") await endRun(tx, run, verdict.end, context);
  else await goOn(tx, run, context);
  return { kind: "done" };
}

export async function itemsAskedAgain(store: StudyStore, { participant, version }: Run, step: Step): Promise<string[]> {
  const attempt = await store.lastAttempt(participant.id, step.key);
  if (attempt === 0) return [];
  const answers = await store.answersAt(participant.id, step.key, attempt);
  const verdict = judgeStep(version.configuration, step, answers, attempt);
  return verdict.kind === "again" ? verdict.items : [];
}
