import { shortlistsOf } from "@/lib/dialogue/showing/panel-parts";
import { relaxationPart } from "@/lib/dialogue/showing/relaxation-part";
import { helpsToAnswer, turnAnswers } from "./answering/turn-answers";
import { canAskMore, turnQuestion } from "./asking/next-question";
import { playAct } from "./play-act";
import { policyNote } from "./policy/policy-note";
import { panelParts, readPanel, wishesPart } from "./showing/panel-parts";
import type { ConversationState } from "./state/conversation-state";
import { saidOtherwise } from "./state/heard-things";
import { stateToSayInstead } from "./state/history";
import { recalledNote } from "./state/remembered";
import { spokenIn, stateAfter, turnAfter, turnEvents } from "./state/turn-after";
import type { TurnEvent } from "./state/turn-event";
import type { TurnContext, TurnInput } from "./turn-context";
import type { ReplyPart } from "./wording/parts";
import { writeReply } from "./wording/write-reply";

export type { TurnInput } from "./turn-context";

export interface TurnOutcome {
  state: ConversationState;
  parts: ReplyPart[];
  events: TurnEvent[];
}

export async function runTurn(input: TurnInput): Promise<TurnOutcome> {
  const { act } = input;
  if (act.kind === "rewind" && act.text !== undefined) return runInstead(input, { turn: act.turn, text: act.text });
  const otherwise = act.kind === "correct" ? saidOtherwise(act, input.state) : null;
  if (otherwise) return runInstead(input, otherwise);
  const played = await playAct(input);
  if (played.reveals) readPanel({ ...played, catalog: input.catalog });
  const question = await turnQuestion(played);
  const asked = answeringOnly({ ...played, question, state: stateAfter(played, question) });
  const shown = await turnParts(asked);
  const answers = await turnAnswers(asked, shown.results);
  const { offer } = answers;
  // Asks nothing else, so one tap takes the offer.
  const context = offer ? { ...asked, question: offer, state: { ...asked.state, question: offer.pending } } : asked;
  const note = await policyNote(context);
  const card = shown.card && note ? { ...shown.card, rule: note.costs } : shown.card;
  const written = writeReply(context, answers);
  const said = [recalledNote(input.state), written.text];
  const noted = note ? [...said, note.says, ...(card ? [] : [note.costs])] : said;
  const reply = { ...written, text: noted.filter((each) => each !== "").join(" ") };
  const parts: ReplyPart[] = [
    ...(reply.text ? [{ type: "text" as const, text: reply.text }] : []),
    ...reply.notices.map((data, index) => ({ type: "data-notice" as const, id: `notice-${index}`, data })),
    ...answers.shows.map((data, index) => ({ type: "data-answer" as const, id: `answer-${index}`, data })),
    ...(card ? [{ type: "data-relaxation" as const, id: "relaxation", data: card }] : []),
    ...(context.question ? [{ type: "data-question" as const, id: "question", data: context.question.part }] : []),
    {
      type: "data-constraints",
      id: "constraints",
      data: { ...shown.constraints, canAsk: canAskMore(context) || undefined },
    },
    ...(shown.results ? [{ type: "data-results" as const, id: "results", data: shown.results }] : []),
  ];
  return { state: turnAfter(context, reply, answers), parts, events: turnEvents(context, parts) };
}

/** A question about products gets only its answer. Our questions wait, except which wish to keep. */
function answeringOnly(context: TurnContext): TurnContext {
  const { question, interpretation, applied, input, state } = context;
  const isAside = interpretation.questions.some((each) => !helpsToAnswer(each)) && applied.changes.length === 0;
  if (!question || question.pending.kind === "compare" || !isAside || !input.settings.recommends) return context;
  const asked = state.asked.filter((slot) => slot !== question.pending.slot);
  return { ...context, question: null, state: { ...state, question: null, asked } };
}

/** Replays an earlier message on the state before it. One undo restores the rest. */
async function runInstead(
  input: TurnInput,
  { turn, text, ...otherwise }: { turn: number; text: string } & Pick<TurnInput, "meant">,
): Promise<TurnOutcome> {
  const { state } = input;
  const before = stateToSayInstead(state, turn);
  const outcome = await runTurn({ ...input, ...otherwise, state: before, act: { kind: "words", text } });
  const restored: TurnEvent = { name: "state-restore", data: { direction: "rewind", turn } };
  return { ...outcome, state: { ...outcome.state, past: before.past }, events: [restored, ...outcome.events] };
}

async function turnParts({ input, reveals, situation, state, question }: TurnContext) {
  const { catalog, settings, act } = input;
  const asked = { catalog, situation, state, settings };
  if (!reveals) return { ...(await wishesPart(asked, () => [])), results: null, card: null };
  const panel = panelParts(asked);
  const [{ constraints, results }, shortlists, card] = await Promise.all([
    panel,
    shortlistsOf({ ...asked, question }),
    relaxationPart({
      ...asked,
      transcript: [...state.transcript, ...spokenIn(act, state.turn)],
      panel,
      isStretchAsked: question !== null && (situation.stretched?.length ?? 0) > 0,
      isAsked: question?.pending.kind === "compare" && question.pending.choices.every((each) => each.relaxationId),
    }),
  ]);
  return { constraints, results: { ...results, shortlists }, card };
}
