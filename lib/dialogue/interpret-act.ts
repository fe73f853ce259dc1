import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { Doubt, Intent, ModelUse, OpenQuestion, PreferenceReader } from "@/lib/reading/preference-reader";
import type { Ordering } from "@/lib/relaxation/orderings";
import { meansOneCar, oneCarNoted } from "./asking/asking-aim";
import { freeQuestionNoted, isFreeQuestion, isUnread, lastRung, withoutAnswer, yesOrNo } from "./asking/asking-clarity";
import { leavesChoice, spokenChoice, spokenOrderings } from "./asking/asking-spoken-choice";
import { joinChoices, wishFromChoice } from "./asking/slot-question";
import { boundFromId } from "./deciding/choice-id";
import type { Act } from "./state/act";
import type { ConversationState, PendingChoice, PendingQuestion } from "./state/conversation-state";
import { saysAsBefore, takeAsBefore } from "./state/remembered";
import { standingTranscript } from "./state/standing-transcript";
import { explainWord } from "./wording/glossary";
import { unreadWords } from "./wording/unread-words";

/** What an act asks for, whatever form it came in: tapped, typed or dragged. */
export interface Interpretation {
  edits: Edit[];
  doubts: Doubt[];
  intents: Intent[];
  /** Takes this relaxation. */
  relaxationId?: string;
  /** What a comparison told about which wishes matter less than which. */
  orderings?: Ordering[];
  /** The relaxation is taken because the shopper would not choose. */
  skipped?: boolean;
  /** The words were meant as an answer to the open question and could not be turned into a typed value. */
  isUnread?: boolean;
  /** Said in answer to words that were about something else than wishes. */
  aside?: string;
  /** The shopper is after one particular car. */
  oneCar?: boolean;
  /** What is said when clarifying the open question has come to its end. */
  gaveUp?: string;
  /** Stops all further slot questions. */
  stopAsking: boolean;
  /** The open question has been answered, skipped or overtaken. */
  closesQuestion: boolean;
  rewindTo?: number;
  /** The reader that read the words, when there were words; `fell-back` when the model could not be used. */
  readBy?: "embedded" | "model" | "fell-back";
  /** How asking the language model went, when one was to be asked. */
  model?: ModelUse;
  /** The act makes no sense any more (an old button): said to the shopper, nothing changes. */
  stale?: string;
}

const nothing: Interpretation = {
  edits: [],
  doubts: [],
  intents: [],
  stopAsking: false,
  closesQuestion: false,
};

export interface Readers {
  preferences: PreferenceReader;
  vocabulary: Vocabulary;
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
  const { model } = reading;
  const plain = yesOrNo(text, state.question);
  const chosen = plain ? null : spokenChoice(text, state, readers.vocabulary);
  const orderings = plain || chosen ? [] : spokenOrderings(text, state, readers.vocabulary);
  const isCompared = chosen !== null || orderings.length > 0;
  const refused = plain && plain.edits.length === 0 && state.question ? { gaveUp: withoutAnswer(state.question) } : {};
  const aim = asideTo(text, reading, state);
  const isAnswer = !plain && !isCompared && !("aside" in aim);
  const unread = isAnswer && isUnread(reading, state) ? unreadAnswer(state.question) : {};
  return {
    ...nothing,
    edits: isCompared ? [] : (plain?.edits ?? reading.edits),
    doubts: [...reading.doubts, ...unreadWords(text, state.turn, reading)],
    intents: plain ? [] : reading.intents,
    ...aim,
    ...unread,
    ...refused,
    ...(chosen ? taken(chosen) : {}),
    ...(orderings.length > 0 ? { orderings } : {}),
    stopAsking: reading.intents.includes("show-now"),
    closesQuestion:
      answersQuestion(reading.edits, state.question) || plain !== null || isCompared || "gaveUp" in unread,
    readBy: model ? (model.outcome === "used" ? "model" : "fell-back") : readers.preferences.name,
    ...(model ? { model } : {}),
  };
}

/** What words say beside wishes: that one car is meant, or a question of the shopper's own. */
function asideTo(
  text: string,
  reading: Pick<Interpretation, "edits" | "doubts" | "intents">,
  state: ConversationState,
): Pick<Interpretation, "aside" | "oneCar"> {
  if (meansOneCar(text) && !state.oneCar) return { oneCar: true, aside: oneCarNoted };
  return isFreeQuestion(text, reading) ? { aside: freeQuestionNoted } : {};
}

/** An answer that could not be read is asked for again, in easier words, until those end. */
function unreadAnswer(question: PendingQuestion | null): Pick<Interpretation, "isUnread" | "gaveUp"> {
  if (!question || question.kind === "compare") return {};
  if (question.rung === lastRung) return { gaveUp: withoutAnswer(question) };
  return { isUnread: true };
}

/** What a choice of a comparison does besides editing wishes. */
function taken({ relaxationId, ordering }: PendingChoice): Pick<Interpretation, "relaxationId" | "orderings"> {
  return { ...(relaxationId ? { relaxationId } : {}), ...(ordering ? { orderings: [ordering] } : {}) };
}

function answersQuestion(edits: readonly Edit[], question: PendingQuestion | null): boolean {
  if (!question || edits.length === 0) return false;
  return question.slot === undefined || edits.some((edit) => slotOf(edit) === question.slot);
}

function slotOf(edit: Edit): SlotName | undefined {
  if (edit.kind === "add") return edit.constraint.slot;
  return edit.kind === "no-preference" ? edit.slot : undefined;
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
