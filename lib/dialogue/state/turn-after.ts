import { type Edit, isExclusion, valuesOf } from "@/lib/constraints";
import { type ActRequest, editsOf } from "@/lib/dialogue/act-request";
import { settledIn } from "@/lib/dialogue/asking/asking-care";
import type { NextQuestion } from "@/lib/dialogue/asking/asking-question";
import { leaningsAfter } from "@/lib/dialogue/deciding/leanings";
import type { AgentsAccount } from "@/lib/dialogue/turn-agents";
import type { PlayedTurn, TurnContext } from "@/lib/dialogue/turn-context";
import type { CarReference, Question } from "@/lib/reading/questions/question";
import type { Act } from "./act";
import { type ConversationState, isGeneral, transcriptLength } from "./conversation-state";
import { heardAfter } from "./heard-things";

export function turnAfter(
  { input, reveals, interpretation, situation, state, book, question, exchanges }: TurnContext,
  reply: { text: string; why: string },
  { edits, ...cars }: Record<"shown" | "spoken" | "seen", CarReference[]> & { edits: readonly Edit[] },
): ConversationState {
  const { state: met } = input;
  return {
    ...state,
    turn: state.turn + 1,
    // The closed question belongs to the snapshot before.
    past: state.past.map((each) => (each.turn === met.turn ? { ...each, question: met.question } : each)),
    phrases: book.used,
    lastWhy: reply.why,
    shown: cars.shown,
    spoken: cars.spoken,
    seen: cars.seen,
    offer: [...edits],
    total: reveals ? situation.total : null,
    ...modelSpendAfter(met, interpretation, input.agents?.account()),
    ...(exchanges.length > 0 ? { exchanges: exchanges.slice(-mostExchanges) } : {}),
    transcript: [
      ...state.transcript,
      ...spokenIn(input.act, state.turn),
      { role: "assistant" as const, content: `${reply.text} ${question?.part.text ?? ""}`.trim(), turn: state.turn },
    ].slice(-transcriptLength),
  };
}

const mostExchanges = 40;

/** Undo never refunds tokens and dollars. */
function modelSpendAfter(
  { modelTokens, modelCost }: ConversationState,
  { model }: ActRequest,
  agents?: Pick<AgentsAccount, "tokens" | "cost">,
) {
  const tokens = (model ? model.inputTokens + model.outputTokens : 0) + (agents?.tokens ?? 0);
  const isPriced = model?.cost !== undefined || agents?.cost !== undefined;
  return {
    modelTokens: tokens > 0 ? (modelTokens ?? 0) + tokens : modelTokens,
    modelCost: isPriced ? (modelCost ?? 0) + (model?.cost ?? 0) + (agents?.cost ?? 0) : modelCost,
  };
}

export function spokenIn(act: Act, turn: number): ConversationState["transcript"] {
  return act.kind === "words" ? [{ role: "user", content: act.text, turn }] : [];
}

export function questionLeftOpen({ input, interpretation, applied }: PlayedTurn): ConversationState["question"] {
  const { act, state } = input;
  const { question } = state;
  if (!question || question.offered || interpretation.closesQuestion || applied.did === "start-over") return null;
  const edits = editsOf(interpretation);
  // After one reminder, another question passes it.
  const isPassed = question.kind === "slot" && interpretation.questions.length > 0;
  if (act.kind !== "words" || (edits.length === 0 && !isPassed)) return question;
  return addsWish(edits, state) || question.waited ? null : { ...question, waited: true };
}

/** A new wish passes the question, a correction doesn't. */
function addsWish(edits: readonly Edit[], { wishes }: ConversationState): boolean {
  const standing = new Set(wishes.constraints.map(({ id }) => id));
  return edits.some((edit) =>
    edit.kind === "add" ? !standing.has(edit.constraint.id) : edit.kind === "no-preference",
  );
}

export function stateAfter(
  { input, applied: { state }, situation, interpretation: { doubts, others, questions } }: PlayedTurn,
  question: NextQuestion | null,
): ConversationState {
  const { kind, slot, also } = question?.pending ?? {};
  const asked =
    kind === "slot" ? [slot, also].flatMap((each) => (each && !state.asked.includes(each) ? each : [])) : [];
  const unheld = [...new Set([...(state.unheld ?? []), ...doubts.flatMap(({ name }) => name ?? [])])];
  return {
    ...state,
    ...subjectsAfter(state, questions),
    concession: situation.concession,
    ...(input.settings.shop && others ? { heard: heardAfter(state.heard, others) } : {}),
    leanings: leaningsAfter(state.leanings, doubts, settledIn(state), settledIn(input.state)),
    ...(unheld.length > 0 ? { unheld } : {}),
    general: generalYieldsAfter(input.state, state),
    question: question?.pending ?? null,
    asked: [...state.asked, ...asked],
    ...(question && situation.stretched?.length && question.pending.ifSkipped
      ? { stretches: [...(state.stretches ?? []), question.pending.ifSkipped] }
      : {}),
    clarifications: state.clarifications + (question && isClarifying(question) ? 1 : 0),
  };
}

/** What the shopper rules out is neither. */
function subjectsAfter({ wishes, chosen, liked }: ConversationState, questions: readonly Question[]) {
  const out = wishes.constraints.flatMap(({ op, value }) => (isExclusion(op) ? valuesOf(value) : []));
  const isLeft = ({ make, models }: CarReference) => ![make, ...models].some((each) => out.includes(each));
  const taken = questions.flatMap((each) => (each.kind === "choose" ? each.car : []));
  const praised = questions.flatMap((each) => (each.kind === "remark" && each.isLiked ? each.car : []));
  return {
    chosen: [...taken, chosen ?? []].flat().find(isLeft),
    liked: [...taken, ...praised, liked ?? []].flat().find(isLeft),
  };
}

/** A general question names no slot. Its answer counts by the wishes it brings. */
export function generalYieldsAfter(met: ConversationState, { wishes }: Pick<ConversationState, "wishes">) {
  const { general, question } = met;
  if (!isGeneral(question)) return general;
  return [...(general ?? []), Math.max(0, wishes.constraints.length - met.wishes.constraints.length)];
}

function isClarifying({ pending }: NextQuestion): boolean {
  if (pending.offered || pending.rule) return false;
  return pending.kind === "clarify" || pending.rung !== undefined;
}
