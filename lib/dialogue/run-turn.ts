import type { CatalogReader } from "@/lib/catalog/catalog-reader";
import type { Predicate } from "@/lib/constraints/constraint";
import { checkBack } from "./asking/asking-check-back";
import type { NextQuestion } from "./asking/asking-question";
import { nextQuestion } from "./asking/next-question";
import type { Situation } from "./deciding/situation";
import { playFormal } from "./formal/formal-turn";
import { playHeldTurn } from "./held-turn";
import { interpretAct, type Readers } from "./interpret-act";
import type { Interpretation } from "./interpretation";
import { panelParts } from "./showing/panel-parts";
import { relaxationPart } from "./showing/relaxation-part";
import type { Act } from "./state/act";
import { type AppliedAct, applyAct } from "./state/apply-act";
import { assessState } from "./state/assess-state";
import type { ConversationState } from "./state/conversation-state";
import { toPredicate } from "./state/effective-wishes";
import { stateToSayInstead } from "./state/say-instead";
import type { DialogueSettings } from "./state/settings";
import { answerEvents, shownEvents } from "./state/shown-events";
import { questionLeftOpen, spokenIn, stateAfter, turnAfter } from "./state/turn-after";
import type { TurnEvent } from "./state/turn-event";
import type { ReplyPart } from "./wording/parts";
import { openPhrasebook } from "./wording/phrase";
import { writeReply } from "./wording/write-reply";

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
  const { act } = input;
  if (act.kind === "rewind" && act.text !== undefined) return runInstead(input, act.turn, act.text);
  const interpretation = await withCheckBack(input, await interpretAct(input.act, input.state, input));
  if (input.act.kind === "show-cars")
    return showCars({ ...input, state: { ...input.state, held: false } }, interpretation);
  if (input.state.held) return playHeldTurn(input, interpretation);
  return composeTurn(input, { interpretation, ...(await playAct(input, interpretation)) });
}

/** What was perhaps not meant as it was read is asked about before it counts. */
async function withCheckBack(
  { act, state, catalog, frame, vocabulary, settings }: TurnInput,
  interpretation: Interpretation,
): Promise<Interpretation> {
  if (act.kind !== "words" || settings.asking === "never") return interpretation;
  const slot = state.question?.slot;
  const others = state.wishes.constraints.filter((each) => each.slot !== slot).map(toPredicate);
  const { edits, doubts, intents } = interpretation;
  const doubt = await checkBack({
    text: act.text,
    reading: { edits, doubts, intents },
    question: state.question,
    vocabulary,
    left: (tests) => catalog.count([...frame, ...others, ...tests]),
  });
  return doubt ? { ...interpretation, edits: [], doubts: [doubt], closesQuestion: false } : interpretation;
}

/** Cars come into view: the turn is about where the search stands, whatever was said before. */
async function showCars(input: TurnInput, interpretation: Interpretation): Promise<TurnOutcome> {
  const { applied, situation } = await playAct(input, interpretation);
  return composeTurn(input, { interpretation, situation, applied: { ...applied, did: "show" } });
}

async function playAct(input: TurnInput, interpretation: Interpretation): Promise<Omit<TurnFacts, "interpretation">> {
  const { state, act, settings, catalog, frame, desk } = input;
  if (settings.method === "formal") return playFormal(input, interpretation);
  // What was just said counts too when wishes are weighed.
  const transcript = [...state.transcript, ...spokenIn(act, state.turn)];
  const assess = (from: ConversationState) =>
    assessState({ catalog, frame, state: { ...from, transcript }, settings, desk });
  const offers = interpretation.relaxationId ? (await assess(state)).offers : [];
  const applied = applyAct(
    interpretation.oneCar ? { ...state, oneCar: true } : state,
    interpretation,
    offers,
    settings,
  );
  return { applied, situation: await assess(applied.state) };
}

/** An earlier message said anew: its words meet the state before it, and one undo brings back all that followed. */
async function runInstead(input: TurnInput, turn: number, text: string): Promise<TurnOutcome> {
  const { state } = input;
  const before = stateToSayInstead(state, turn);
  const outcome = await runTurn({ ...input, state: before, act: { kind: "words", text } });
  const restored: TurnEvent = { name: "state-restore", data: { direction: "rewind", turn } };
  return { ...outcome, state: { ...outcome.state, past: before.past }, events: [restored, ...outcome.events] };
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
  const { concession } = situation;
  const state = stateAfter(applied.state, { concession, question, doubts: interpretation.doubts });
  const panel = await panelParts({ catalog, frame, situation, state, settings });
  const card = await relaxationPart({
    situation,
    catalog,
    frame,
    transcript: [...state.transcript, ...spokenIn(input.act, state.turn)],
    distributions: panel.distributions,
    alternatives: settings.alternatives,
    reasons: settings.reasons ?? true,
    // A question between two of several ways leaves the others to the card.
    isAsked: question?.pending.kind === "compare" && question.pending.choices.every((each) => each.relaxationId),
  });
  const reply = writeReply({
    interpretation,
    applied,
    situation,
    question,
    state,
    book,
    reasons: settings.reasons ?? true,
  });
  const parts: ReplyPart[] = [
    ...(reply.text ? [{ type: "text" as const, text: reply.text }] : []),
    ...reply.notices.map((data, index) => ({ type: "data-notice" as const, id: `notice-${index}`, data })),
    ...(card ? [{ type: "data-relaxation" as const, id: "relaxation", data: card }] : []),
    ...(question ? [{ type: "data-question" as const, id: "question", data: question.part }] : []),
    { type: "data-constraints", id: "constraints", data: panel.constraints },
    { type: "data-results", id: "results", data: panel.results },
  ];
  const next = turnAfter(input, { interpretation, state, book, reply, question, total: situation.total });
  const events = [...turnEvents(input, facts, question, settings), ...applied.events, ...shownEvents(parts)];
  return { state: next, parts, events };
}

/** An open slot question stays open when the act was about something else; otherwise the next one is planned. */
async function questionAfter(
  { act, state, catalog, settings, frame }: TurnInput,
  { interpretation, applied, situation }: TurnFacts,
  book: ReturnType<typeof openPhrasebook>,
): Promise<NextQuestion | null> {
  const reopen = questionLeftOpen(act, state, interpretation, applied);
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
  events.push(...answerEvents(input.act, input.state, interpretation));
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
  return events;
}
