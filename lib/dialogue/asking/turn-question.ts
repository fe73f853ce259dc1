import { nextFact, testsUnder } from "@/lib/dialogue/policy/policy";
import { toPredicate } from "@/lib/dialogue/state/effective-wishes";
import { generalYieldsAfter, questionLeftOpen } from "@/lib/dialogue/state/turn-after";
import type { PlayedTurn, TurnContext } from "@/lib/dialogue/turn-context";
import { capitalised } from "@/lib/dialogue/wording/count-words";
import { endsAsking } from "@/lib/reading/questions/question";
import type { Scalar } from "@/lib/rules/program";
import { asking } from "@/messages/asking";
import { askableSlots, settledIn } from "./asking-care";
import { type NextQuestion, questionOf } from "./asking-question";
import { hasCars } from "./asking-slot";
import { nextQuestion } from "./next-question";
import type { QuestionSituation } from "./question-situation";

/** An open question stays if the act was about something else. */
export async function turnQuestion(turn: PlayedTurn): Promise<NextQuestion | null> {
  const { input, interpretation, applied, situation, book } = turn;
  const { settings, catalog } = input;
  if (interpretation.questions.some(endsAsking)) return null;
  const reopen = questionLeftOpen(turn);
  const question: QuestionSituation = {
    ...{ situation, settings, catalog, book, planner: input.planner },
    state: { ...applied.state, general: generalYieldsAfter(input.state, applied.state) },
    doubts: interpretation.doubts,
    reopen: reopen?.kind === "compare" || interpretation.stopAsking ? null : reopen,
    // Asked again in easier words.
    isUnread: interpretation.kind === "unread" && interpretation.gaveUp === null,
    asksMore: settings.shop === true && interpretation.asksMore === true,
  };
  // Beside named cars only an answer that couldn't be read is asked for again.
  const open = hasCars(question) && !question.isUnread ? { ...question, reopen: null } : question;
  return (await policyQuestion(turn)) ?? (turn.reveals ? nextQuestion(open) : heldQuestion(open));
}

/** With cars held back, counts all cars as without wishes. */
async function heldQuestion(question: QuestionSituation): Promise<NextQuestion | null> {
  const { state, settings, reopen } = question;
  const isClarifying = reopen?.kind === "clarify";
  const clarifying = await nextQuestion({
    ...question,
    state: { ...state, wishes: { ...state.wishes, constraints: [] } },
    settings: { ...settings, asking: "never" },
    reopen: isClarifying ? reopen : null,
  });
  if (clarifying || isClarifying) return clarifying;
  return nextQuestion({ ...question, doubts: [] });
}

/** Requires shown results, no open question, and something left to ask. */
export function canAskMore({ input, interpretation, situation, state, question, reveals }: TurnContext): boolean {
  const { settings } = input;
  if (!settings.shop || settings.asking === "never" || !reveals || question || interpretation.asksMore) return false;
  if (interpretation.questions.some(({ kind }) => kind === "choose")) return false;
  const isOpen = situation.kind === "free" || situation.concession?.settled === true;
  return (
    isOpen &&
    situation.total > 1 &&
    state.wishes.constraints.length > 0 &&
    askableSlots(state.asked, settledIn(state)).length > 0
  );
}

/** Comes before all other questions. */
async function policyQuestion({ input, applied: { state } }: PlayedTurn): Promise<NextQuestion | null> {
  const { policy, turn } = state;
  const missing = policy ? nextFact(policy) : undefined;
  if (!policy || !missing) return null;
  const { feature, key, quote } = missing;
  const why = asking.becauseItSays({ quote });
  const values: readonly Scalar[] = feature.type === "bool" ? [true, false] : (feature.options ?? []);
  const wished = state.wishes.constraints.map(toPredicate);
  const choices = values.map(async (value) => {
    const count = await input.catalog.count([...wished, ...testsUnder(policy, { [key]: value }, input.vocabulary)]);
    return { id: String(value), label: labelOf(value), edits: [], count };
  });
  return questionOf(
    {
      ...{ id: `policy-${turn}-${key}`, kind: "clarify", why, rule: key, choices: await Promise.all(choices) },
      text: `${feature.ask.replace("each person", `person ${key.split("#")[1]}`)} ${why}`,
      rung: policy.rung || undefined,
    },
    { multiple: false },
  );
}

function labelOf(value: Scalar): string {
  if (typeof value === "string") return capitalised(value);
  return value ? asking.yes : asking.no;
}
