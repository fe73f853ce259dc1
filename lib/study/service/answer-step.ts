import { checkAnswers } from "@/lib/study/configuration/check-answers";
import type { AnswerProblems, Answers, PageItem } from "@/lib/study/instrument";
import { judgeStep, placeOf, type Step, stepAt, stepItems } from "@/lib/study/step-items";
import { endRun } from "./end-run";
import { goOn } from "./enter-step";
import type { Run, RunContext, StudyStore } from "./study-store";

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
export async function answerStep(
  store: StudyStore,
  participantId: string,
  sent: SentStep,
  context: RunContext,
): Promise<StepOutcome> {
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
  await storeAnswers(tx, run, step, { items: asked, attempt, answers: checked.answers, now: context.now });
  const verdict = judgeStep(configuration, step, checked.answers, attempt);
  const events = verdict.checks.map((check) => ({ name: "check-answer" as const, data: { ...check, attempt } }));
  await tx.appendEvents(participant, events, context.now);
  if (verdict.kind === "again") return { kind: "again" };
  if (verdict.kind === "end") await endRun(tx, run, verdict.end, context);
  else await goOn(tx, run, context);
  return { kind: "done" };
}

async function storeAnswers(
  tx: StudyStore,
  { participant }: Run,
  step: Step,
  { items, attempt, answers, now }: { items: PageItem[]; attempt: number; answers: Answers; now: Date },
): Promise<void> {
  const rows = items.map(({ id }, index) => ({
    ...{ step: step.key, instrument: step.instrument ?? null, trial: step.trial ?? null },
    ...{ item: id, position: index + 1, attempt, value: answers[id] ?? null },
  }));
  if (rows.length > 0) await tx.insertAnswers(participant, rows, now);
}

export async function itemsAskedAgain(store: StudyStore, { participant, version }: Run, step: Step): Promise<string[]> {
  const attempt = await store.lastAttempt(participant.id, step.key);
  if (attempt === 0) return [];
  const answers = await store.answersAt(participant.id, step.key, attempt);
  const verdict = judgeStep(version.configuration, step, answers, attempt);
  return verdict.kind === "again" ? verdict.items : [];
}
