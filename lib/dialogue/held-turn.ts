import { slotTitles } from "@/lib/constraints/describe-constraint";
import { heldUnder } from "@/lib/constraints/word-table";
import type { NextQuestion } from "./asking/asking-question";
import { nextQuestion } from "./asking/next-question";
import type { Situation } from "./deciding/situation";
import type { Interpretation } from "./interpretation";
import type { TurnInput, TurnOutcome } from "./run-turn";
import { byWeight, wishPart } from "./showing/wish-parts";
import { type AppliedAct, applyAct } from "./state/apply-act";
import type { ConversationState } from "./state/conversation-state";
import { effectiveWishes } from "./state/effective-wishes";
import { answerEvents } from "./state/shown-events";
import { questionLeftOpen, stateAfter, turnAfter } from "./state/turn-after";
import type { TurnEvent } from "./state/turn-event";
import type { ConstraintsPart, ReplyPart } from "./wording/parts";
import { openPhrasebook, type Phrasebook } from "./wording/phrase";
import { writeNote } from "./wording/write-reply";

/** Acts about something that was shown mean nothing before anything is. */
const aboutCars: ReadonlySet<string> = new Set(["choose-relaxation", "agree", "disagree", "compare"]);

/**
 * A turn while cars are held back: wishes are noted, unclear words and further wishes are asked about, and nothing in
 * the reply depends on whether any car meets the wishes together.
 */
export async function playHeldTurn(input: TurnInput, read: Interpretation): Promise<TurnOutcome> {
  const { catalog, frame, settings } = input;
  const interpretation = aboutCars.has(input.act.kind)
    ? { ...read, stale: "There is nothing to choose from yet." }
    : read;
  const applied = applyAct(input.state, interpretation, [], settings);
  const book = openPhrasebook(applied.state.phrases);
  const question = await questionOf(input, interpretation, applied, book);
  const state = stateAfter(applied.state, { concession: null, question, doubts: interpretation.doubts });
  const reply = writeNote({ interpretation, applied, question, state, book });
  const parts: ReplyPart[] = [
    ...(reply.text ? [{ type: "text" as const, text: reply.text }] : []),
    ...reply.notices.map((data, index) => ({ type: "data-notice" as const, id: `notice-${index}`, data })),
    ...(question ? [{ type: "data-question" as const, id: "question", data: question.part }] : []),
    { type: "data-constraints", id: "constraints", data: await notedWishes({ catalog, frame, state }) },
  ];
  const next = turnAfter(input, { interpretation, state, book, reply, question, total: null });
  return { state: next, parts, events: [...eventsOf(input, interpretation, question), ...applied.events] };
}

/** Questions are counted over all cars of the search, as if no wish had been stated. */
async function questionOf(
  { act, state, catalog, frame, settings }: TurnInput,
  interpretation: Interpretation,
  applied: AppliedAct,
  book: Phrasebook,
): Promise<NextQuestion | null> {
  const reopen = questionLeftOpen(act, state, interpretation, applied);
  const situation = await openSituation({ catalog, frame, state: applied.state });
  const base = { situation, catalog, frame, book, isUnread: interpretation.isUnread ?? false };
  const wishes = { ...applied.state.wishes, constraints: [] };
  const clarifying = await nextQuestion({
    ...base,
    state: { ...applied.state, wishes },
    settings: { ...settings, asking: "never" },
    doubts: interpretation.doubts,
    reopen: reopen?.kind === "clarify" ? reopen : null,
  });
  if (clarifying || reopen?.kind === "clarify") return clarifying;
  return nextQuestion({
    ...base,
    state: applied.state,
    settings,
    doubts: [],
    reopen: reopen?.kind === "slot" ? reopen : null,
  });
}

/** The search as it stands before any wish: all cars of the frame. */
async function openSituation({
  catalog,
  frame,
  state,
}: Pick<TurnInput, "catalog" | "frame" | "state">): Promise<Situation> {
  const total = await catalog.count(frame);
  return {
    kind: "free",
    wishes: effectiveWishes(state.wishes.constraints, null),
    concession: null,
    everything: total,
    total,
    shown: [...frame],
    gains: new Map(),
    offers: [],
    result: null,
    lattice: { soft: [], sliceSize: total, groups: [] },
    isFramed: frame.length > 0,
  };
}

/** The wishes as chips, each drawn over all cars of the frame and without a count of what it costs. */
async function notedWishes({
  catalog,
  frame,
  state,
}: Pick<TurnInput, "catalog" | "frame"> & { state: ConversationState }): Promise<ConstraintsPart> {
  const wishes = byWeight(effectiveWishes(state.wishes.constraints, null));
  const drawn = await catalog.distributions(wishes.map(({ constraint: { slot } }) => ({ where: [...frame], slot })));
  return {
    wishes: wishes.map((wish, index) => {
      const { id, slot } = wish.constraint;
      const before = heldUnder(state.before, id);
      const distribution = drawn[index] ?? { slot, values: [], missing: 0 };
      return wishPart(wish, { distribution, gain: null, ...(before ? { before } : {}) });
    }),
    noPreference: state.wishes.noPreference.map((slot) => ({ slot, label: slotTitles[slot] })),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
  };
}

function eventsOf(
  { act, state }: TurnInput,
  interpretation: Interpretation,
  question: NextQuestion | null,
): TurnEvent[] {
  const { edits, doubts, intents, readBy, model } = interpretation;
  return [
    { name: "act-receive", data: { act } },
    ...(readBy
      ? [{ name: "words-read" as const, data: { readBy, edits, doubts, intents, ...(model ? { model } : {}) } }]
      : []),
    ...answerEvents(act, state, interpretation),
    ...(question ? [{ name: "question-ask" as const, data: { question: question.part } }] : []),
  ];
}
