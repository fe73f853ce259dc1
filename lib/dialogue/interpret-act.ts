import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Edit } from "@/lib/constraints/edit";
import type { OpenQuestion, PreferenceReader } from "@/lib/reading/preference-reader";
import { lastRung, withoutAnswer } from "./asking/asking-clarity";
import { leavesChoice } from "./asking/asking-spoken-choice";
import { joinChoices, wishFromChoice } from "./asking/slot-question";
import { boundFromId } from "./deciding/choice-id";
import { heardState } from "./hear-words";
import { type Interpretation, nothing, taken } from "./interpretation";
import type { Act } from "./state/act";
import type { ConversationState, PendingQuestion } from "./state/conversation-state";
import { saysAsBefore, takeAsBefore } from "./state/remembered";
import { standingTranscript } from "./state/standing-transcript";
import { explainWord } from "./wording/glossary";
import { plainDesk, type WordsDesk } from "./words-desk";

export interface Readers {
  preferences: PreferenceReader;
  vocabulary: Vocabulary;
  /** Who reads words beside the reader; in this process when missing. */
  desk?: WordsDesk;
  /** Ends a model call when the turn is stopped. */
  signal?: AbortSignal;
}

/** Reads an act against the state it meets. Pure but for the preference reader. */
export async function interpretAct(act: Act, state: ConversationState, readers: Readers): Promise<Interpretation> {
  switch (act.kind) {
    case "words":
      return interpretWords(act.text, state, readers);
    case "answer":
      return interpretAnswer(act.choices, openQuestion(state, act.questionId));
    case "compare":
      return interpretAnswer([act.keep], openQuestion(state, act.questionId));
    case "skip":
      return interpretSkip(act, state);
    case "edit-constraint":
      return { ...nothing, edits: atBothEnds(act.edit, act.also) };
    case "unlock":
      return {
        ...nothing,
        edits: atBothEnds({ kind: "lock", id: act.id, locked: false }, act.also),
        closesQuestion: true,
      };
    case "choose-relaxation":
      return { ...nothing, relaxationId: act.relaxationId, closesQuestion: true };
    case "agree":
    case "disagree":
    case "undo":
    case "redo":
    case "start-over":
      return { ...nothing, intents: [act.kind] };
    case "rewind":
      return { ...nothing, rewindTo: act.turn };
    case "show-cars":
      return nothing;
  }
}

/** An edit on the chip of a range; values differ between its ends, so only weight, lock and letting go are for both. */
function atBothEnds(edit: Edit, also: string | undefined): Edit[] {
  const isForBoth = edit.kind === "weigh" || edit.kind === "lock" || edit.kind === "remove";
  return also !== undefined && isForBoth ? [edit, { ...edit, id: also }] : [edit];
}

async function interpretWords(text: string, state: ConversationState, readers: Readers): Promise<Interpretation> {
  if (leavesChoice(text, state)) return { ...interpretSkip({ kind: "skip" }, state), readBy: "embedded" };
  const explained = explainWord(text);
  if (explained) return { ...nothing, aside: explained, readBy: "embedded" };
  if (saysAsBefore(text)) {
    const { edits, aside } = takeAsBefore(state);
    return { ...nothing, edits, aside, readBy: "embedded", closesQuestion: edits.length > 0 };
  }
  const reading = await readers.preferences.read({
    words: text,
    turn: state.turn,
    history: standingTranscript(state),
    ...(state.question ? { question: asOpenQuestion(state.question) } : {}),
    constraints: state.wishes.constraints,
    vocabulary: readers.vocabulary,
    spentTokens: state.modelTokens ?? 0,
    spentMoney: state.modelCost ?? 0,
    ...(readers.signal ? { signal: readers.signal } : {}),
  });
  return (readers.desk ?? plainDesk).hear({
    text,
    reading,
    reader: readers.preferences.name,
    vocabulary: readers.vocabulary,
    state: heardState(state),
  });
}

function asOpenQuestion(question: PendingQuestion): OpenQuestion {
  return {
    ...(question.slot ? { slot: question.slot } : {}),
    text: question.text,
    choices: question.choices.map((choice) => {
      const [edit] = choice.edits;
      if (edit?.kind !== "add") return { label: choice.label };
      const { slot, op, value } = edit.constraint;
      return { label: choice.label, predicate: { slot, op, value } };
    }),
  };
}

function openQuestion(state: ConversationState, id: string): PendingQuestion | null {
  return state.question?.id === id ? state.question : null;
}

const staleAnswer: Interpretation = {
  ...nothing,
  stale: "That question has been overtaken, so I left everything as it is.",
};

function interpretAnswer(choices: readonly string[], question: PendingQuestion | null): Interpretation {
  if (!question) return staleAnswer;
  const chosen = question.choices.filter((choice) => choices.includes(choice.id));
  const [first] = chosen;
  const bound = first ? null : boundFromId(choices[0] ?? "", question.slot);
  if (bound) return { ...nothing, edits: [{ kind: "add", constraint: wishFromChoice(bound) }], closesQuestion: true };
  if (!first) return staleAnswer;
  if (question.rung === lastRung && first.edits.length === 0) {
    return { ...nothing, gaveUp: withoutAnswer(question), closesQuestion: true };
  }
  if (first.relaxationId || first.ordering) return { ...nothing, ...taken(first), closesQuestion: true };
  if (question.kind !== "slot" || chosen.length === 1) {
    return { ...nothing, edits: chosen.flatMap((choice) => choice.edits), closesQuestion: true };
  }
  const predicates = chosen.flatMap((choice) =>
    choice.edits.flatMap((edit) => (edit.kind === "add" ? [edit.constraint] : [])),
  );
  const joined = joinChoices(predicates.map(({ slot, op, value }) => ({ slot, op, value })));
  const edits: Edit[] = joined ? [{ kind: "add", constraint: wishFromChoice(joined) }] : [];
  return { ...nothing, edits, closesQuestion: true };
}

function interpretSkip(act: Extract<Act, { kind: "skip" }>, state: ConversationState): Interpretation {
  const question = act.questionId ? openQuestion(state, act.questionId) : state.question;
  const slot = question?.kind === "slot" ? question.slot : undefined;
  return {
    ...nothing,
    ...(question?.ifSkipped ? { relaxationId: question.ifSkipped, skipped: true } : {}),
    edits: slot && !act.all ? [{ kind: "no-preference", slot }] : [],
    stopAsking: act.all ?? false,
    closesQuestion: true,
  };
}
