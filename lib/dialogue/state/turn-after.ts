import { type Edit, isExclusion, valuesOf } from "@/lib/constraints";
import { type ActRequest, type AgentsAccount, editsOf } from "@/lib/dialogue/act-request";
import { settledIn } from "@/lib/dialogue/asking/asking-clarity";
import type { NextQuestion } from "@/lib/dialogue/asking/asking-statistics";
import { replyCertificate } from "@/lib/dialogue/certifying/reply-certificate";
import { leaningsAfter } from "@/lib/dialogue/deciding/leanings";
import type { PlayedTurn, TurnContext } from "@/lib/dialogue/turn-context";
import type { ReplyPart } from "@/lib/dialogue/wording/parts";
import type { Question, Reference } from "@/lib/reading/questions/question";
import type { Act } from "./act";
import { type ConversationState, isGeneral, transcriptLength } from "./conversation-state";
import { heardAfter } from "./heard-things";
import type { TurnEvent } from "./turn-event";

export function turnAfter(
  { input, reveals, interpretation, situation, state, book, question, exchanges }: TurnContext,
  reply: { text: string; why: string },
  { edits, ...products }: Record<"shown" | "spoken" | "seen", Reference[]> & { edits: readonly Edit[] },
): ConversationState {
  const { state: met } = input;
  return {
    ...state,
    turn: state.turn + 1,
    // The closed question belongs to the snapshot before.
    past: state.past.map((each) => (each.turn === met.turn ? { ...each, question: met.question } : each)),
    phrases: book.used,
    lastWhy: reply.why,
    shown: products.shown,
    spoken: products.spoken,
    seen: products.seen,
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
  const known = new Set(wishes.constraints.map(({ id }) => id));
  return edits.some((each) => (each.kind === "add" ? !known.has(each.constraint.id) : each.kind === "no-preference"));
}

export function stateAfter(
  { input, applied: { state }, situation, interpretation: { doubts, others, questions } }: PlayedTurn,
  question: NextQuestion | null,
): ConversationState {
  const { kind, slot, also } = question?.pending ?? {};
  const asked = kind === "slot" ? [slot, also].flatMap((of) => (of && !state.asked.includes(of) ? of : [])) : [];
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
  const isLeft = ({ make, models }: Reference) => ![make, ...models].some((each) => out.includes(each));
  const taken = questions.flatMap((each) => (each.kind === "choose" && !each.misses ? each.product : []));
  const praised = questions.flatMap((each) => (each.kind === "remark" && each.isLiked ? each.product : []));
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

export function turnEvents(context: TurnContext, parts: readonly ReplyPart[]): TurnEvent[] {
  const { input, interpretation, applied, question } = context;
  const sheets = context.state.policy?.sheets.map(({ record }) => record ?? "pasted");
  return [
    { name: "act-receive", data: { act: input.act, ...(sheets ? { sheets } : {}) } },
    ...readEvents(interpretation),
    ...askEvents(input.agents?.account()),
    ...answerEvents(input.act, input.state, interpretation),
    ...(context.reveals ? decisionEvents(context) : []),
    ...(question ? [{ name: "question-ask" as const, data: { question: question.part } }] : []),
    ...applied.events,
    ...shownEvents(parts),
    ...(context.reveals ? [{ name: "reply-certify" as const, data: replyCertificate(context, parts) }] : []),
  ];
}

function readEvents(interpretation: ActRequest): TurnEvent[] {
  const { doubts, intents, readBy, model } = interpretation;
  if (!readBy) return [];
  const edits = editsOf(interpretation);
  return [{ name: "words-read", data: { readBy, edits, doubts, intents, ...(model ? { model } : {}) } }];
}

function askEvents({ calls, failure }: Partial<AgentsAccount> = {}): TurnEvent[] {
  if (!failure && Object.keys(calls ?? {}).length === 0) return [];
  return [{ name: "model-ask", data: { task: "deciding", calls, outcome: failure ?? "used" } }];
}

function decisionEvents({ input, situation, exchanges }: TurnContext): TurnEvent[] {
  const { lattice, result, concession, formal } = situation;
  const made = exchanges.slice(input.state.exchanges?.length ?? 0);
  const events: TurnEvent[] = [
    { name: "lattice-read", data: { catalog: input.catalog.catalog.checksum, lattice } },
    ...made.map((data): TurnEvent => ({ name: "method-exchange", data })),
  ];
  if (!result) return events;
  const method = result.outside?.outcome === "chosen" ? result.outside.by : input.settings.method;
  const { calls = {}, failure } = input.agents?.account() ?? {};
  const asked = Object.keys(calls).length > 0 || failure ? { agents: { calls, failure } } : {};
  const chosen = { method, result, concession, ...(formal ? { loop: formal.loop } : {}), ...asked };
  return [...events, { name: "relaxation-choose", data: chosen }];
}

/** None if the question stays open. */
function answerEvents(
  act: Act,
  { question }: Pick<ConversationState, "question">,
  { closesQuestion, kind }: Pick<ActRequest, "closesQuestion" | "kind">,
): TurnEvent[] {
  if (!question || !closesQuestion || kind === "stale") return [];
  const how = hows[act.kind] ?? "overtaken";
  const choices = act.kind === "answer" ? act.choices : act.kind === "compare" ? [act.keep] : [];
  return [{ name: "question-answer", data: { question: question.id, how, choices } }];
}

const hows: Partial<Record<Act["kind"], string>> = {
  answer: "tapped",
  compare: "tapped",
  words: "said",
  skip: "skipped",
};

function shownEvents(parts: readonly ReplyPart[]): TurnEvent[] {
  const text = parts.flatMap((part) => (part.type === "text" ? [part.text] : [])).join(" ");
  return parts.flatMap((part): TurnEvent[] => {
    if (part.type === "data-relaxation") {
      const { state, headline, gaveWay, alternatives } = part.data;
      const gave = gaveWay.map(({ id, action, from, to }) => ({ id, action, from, to }));
      const others = alternatives.map(({ id, count }) => ({ id, count }));
      const data = { text, state, headline: headline ?? null, gaveWay: gave, alternatives: others };
      return [{ name: "explanation-show", data }];
    }
    if (part.type !== "data-results") return [];
    const { total, cars: products } = part.data;
    return [{ name: "result-show", data: { total, cars: products.map(({ position }) => position) } }];
  });
}
