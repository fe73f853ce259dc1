import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Predicate } from "@/lib/constraints/constraint";
import type { Doubt } from "@/lib/preferences/preference-reader";
import type { Act } from "./act";
import { type AppliedAct, applyAct } from "./apply-act";
import type { NextQuestion } from "./asking-question";
import { assessState } from "./assess-state";
import { type ConversationState, transcriptLength } from "./conversation-state";
import { playFormal } from "./formal-turn";
import { type Interpretation, interpretAct, type Readers } from "./interpret-act";
import { leaningsAfter } from "./leanings";
import { nextQuestion } from "./next-question";
import { panelParts } from "./panel-parts";
import type { ReplyPart } from "./parts";
import { openPhrasebook } from "./phrase";
import { relaxationPart } from "./relaxation-part";
import type { DialogueSettings } from "./settings";
import type { Situation } from "./situation";
import type { TurnEvent } from "./turn-event";
import { writeReply } from "./write-reply";

/** Everything a turn needs, as arguments: nothing here reads a clock, draws a number or knows a database. */
export interface TurnInput extends Readers {
  state: ConversationState;
  act: Act;
  settings: DialogueSettings;
  catalog: CatalogReader;
  /** Tests fixed from outside; none in the chat. */
  frame: readonly Predicate[];
}

export interface TurnOutcome {
  state: ConversationState;
  parts: ReplyPart[];
  events: TurnEvent[];
}

/** One turn: state and act in, next state, typed parts and log events out. */
export async function runTurn(input: TurnInput): Promise<TurnOutcome> {
  const { state, act, settings, catalog, frame } = input;
  const interpretation = await interpretAct(act, state, input);
  if (settings.method === "formal") {
    return composeTurn(input, { interpretation, ...(await playFormal(input, interpretation)) });
  }
  const assess = (from: ConversationState) => assessState({ catalog, frame, state: from, settings });
  const offers = interpretation.relaxationId ? (await assess(state)).offers : [];
  const applied = applyAct(state, interpretation, offers, settings);
  const situation = await assess(applied.state);
  return composeTurn(input, { interpretation, applied, situation });
}

interface TurnFacts {
  interpretation: Interpretation;
  applied: AppliedAct;
  situation: Situation;
}

async function composeTurn(input: TurnInput, facts: TurnFacts): Promise<TurnOutcome> {
  const { catalog, frame, settings } = input;
  const { interpretation, applied, situation } = facts;
  const book = openPhrasebook(applied.state.phrases);
  const question = await questionAfter(input, facts, book);
  const state = stateAfter(applied.state, { situation, question, doubts: interpretation.doubts });
  const panel = await panelParts({ catalog, frame, situation, state });
  const card = await relaxationPart({
    situation,
    catalog,
    frame,
    transcript: [...state.transcript, ...spokenIn(input.act, state.turn)],
    distributions: panel.distributions,
    // A question between two of several ways leaves the others to the card.
    isAsked: question?.pending.kind === "compare" && question.pending.choices.every((each) => each.relaxationId),
  });
  const reply = writeReply({ interpretation, applied, situation, question, state, book });
  const parts: ReplyPart[] = [
    ...(reply.text ? [{ type: "text" as const, text: reply.text }] : []),
    ...reply.notices.map((data, index) => ({ type: "data-notice" as const, id: `notice-${index}`, data })),
    ...(card ? [{ type: "data-relaxation" as const, id: "relaxation", data: card }] : []),
    ...(question ? [{ type: "data-question" as const, id: "question", data: question.part }] : []),
    { type: "data-constraints", id: "constraints", data: panel.constraints },
    { type: "data-results", id: "results", data: panel.results },
  ];
  const next: ConversationState = {
    ...state,
    turn: state.turn + 1,
    phrases: book.used,
    lastWhy: reply.why,
    total: situation.total,
    ...modelTokensAfter(input.state, interpretation),
    transcript: [
      ...state.transcript,
      ...spokenIn(input.act, state.turn),
      {
        role: "assistant" as const,
        content: [reply.text, question?.part.text ?? ""].join(" ").trim(),
        turn: state.turn,
      },
    ].slice(-transcriptLength),
  };
  return { state: next, parts, events: [...turnEvents(input, facts, question, settings), ...applied.events] };
}

/** Tokens stay spent, whatever is undone: from the state the act met, not from the one it restored. */
function modelTokensAfter({ modelTokens }: ConversationState, { model }: Interpretation) {
  if (!model) return modelTokens === undefined ? {} : { modelTokens };
  return { modelTokens: (modelTokens ?? 0) + model.inputTokens + model.outputTokens };
}

function spokenIn(act: Act, turn: number): ConversationState["transcript"] {
  return act.kind === "words" ? [{ role: "user", content: act.text, turn }] : [];
}

/** An open slot question stays open when the act was about something else; otherwise the next one is planned. */
async function questionAfter(
  { act, state, catalog, settings, frame }: TurnInput,
  { interpretation, applied, situation }: TurnFacts,
  book: ReturnType<typeof openPhrasebook>,
): Promise<NextQuestion | null> {
  const isLeftOpen = act.kind !== "words" || !addsWish(interpretation.edits, state);
  const reopen = isLeftOpen && !interpretation.closesQuestion && applied.did !== "start-over" ? state.question : null;
  return nextQuestion({
    situation,
    state: applied.state,
    settings,
    catalog,
    frame,
    doubts: interpretation.doubts,
    book,
    reopen: reopen?.kind === "compare" ? null : reopen,
    isUnread: interpretation.isUnread ?? false,
  });
}

/** Who states another wish has gone past the question; who corrects an earlier one still has it open. */
function addsWish(edits: Interpretation["edits"], { wishes }: ConversationState): boolean {
  const standing = new Set(wishes.constraints.map(({ id }) => id));
  return edits.some((edit) =>
    edit.kind === "add" ? !standing.has(edit.constraint.id) : edit.kind === "no-preference",
  );
}

function stateAfter(
  state: ConversationState,
  { situation, question, doubts }: { situation: Situation; question: NextQuestion | null; doubts: readonly Doubt[] },
): ConversationState {
  const { constraints, noPreference } = state.wishes;
  const settled = new Set([...constraints.map((each) => each.slot), ...noPreference]);
  const slot = question?.pending.kind === "slot" ? question.pending.slot : undefined;
  return {
    ...state,
    concession: situation.concession,
    leanings: leaningsAfter(state.leanings, doubts, settled),
    question: question?.pending ?? null,
    asked: slot && !state.asked.includes(slot) ? [...state.asked, slot] : state.asked,
    clarifications: state.clarifications + (question && isClarifying(question) ? 1 : 0),
  };
}

function isClarifying({ pending }: NextQuestion): boolean {
  return pending.kind === "clarify" || pending.rung !== undefined;
}

function turnEvents(
  input: TurnInput,
  { interpretation, situation }: TurnFacts,
  question: NextQuestion | null,
  settings: DialogueSettings,
): TurnEvent[] {
  const events: TurnEvent[] = [{ name: "act-receive", data: { act: input.act } }];
  if (interpretation.readBy) {
    const { edits, doubts, intents, readBy, model } = interpretation;
    events.push({ name: "words-read", data: { readBy, edits, doubts, intents, ...(model ? { model } : {}) } });
  }
  events.push({ name: "lattice-read", data: { catalog: input.catalog.catalog.checksum, lattice: situation.lattice } });
  if (situation.result) {
    events.push({
      name: "relaxation-choose",
      data: {
        method: settings.method,
        result: situation.result,
        concession: situation.concession,
        ...(situation.formal ? { loop: situation.formal.loop } : {}),
      },
    });
  }
  if (question) events.push({ name: "question-ask", data: { question: question.part } });
  events.push({ name: "result-show", data: { total: situation.total } });
  return events;
}
