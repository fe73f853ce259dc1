import type { Vocabulary } from "@/lib/catalog/vocabulary";
import type { Edit } from "@/lib/constraints/edit";
import type { SlotName } from "@/lib/constraints/slot-name";
import type { PreferenceReader, Reading } from "@/lib/reading/preference-reader";
import { meansOneCar, oneCarNoted } from "./asking/asking-aim";
import { freeQuestionNoted, isFreeQuestion, isUnread, lastRung, withoutAnswer, yesOrNo } from "./asking/asking-clarity";
import { spokenChoice, spokenOrderings } from "./asking/asking-spoken-choice";
import { type Interpretation, nothing, taken } from "./interpretation";
import type { ConversationState, PendingQuestion } from "./state/conversation-state";
import { unreadWords } from "./wording/unread-words";

/** As much of a conversation as words are heard against. */
export type HeardState = Pick<ConversationState, "turn" | "question" | "wishes" | "concession" | "oneCar">;

export interface HeardWords {
  text: string;
  reading: Reading;
  /** The reader that read them. */
  reader: PreferenceReader["name"];
  vocabulary: Vocabulary;
  state: HeardState;
}

export function heardState({ turn, question, wishes, concession, oneCar }: ConversationState): HeardState {
  return { turn, question, wishes, concession, ...(oneCar === undefined ? {} : { oneCar }) };
}

/** Turns a reading of words into what they ask for, in the state they meet. Pure; it costs more the more was said. */
export function hearWords({ text, reading, reader, vocabulary, state }: HeardWords): Interpretation {
  const { model } = reading;
  const plain = yesOrNo(text, state.question);
  const chosen = plain ? null : spokenChoice(text, state, vocabulary);
  const orderings = plain || chosen ? [] : spokenOrderings(text, state, vocabulary);
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
    readBy: model ? (model.outcome === "used" ? "model" : "fell-back") : reader,
    ...(model ? { model } : {}),
  };
}

/** What words say beside wishes: that one car is meant, or a question of the shopper's own. */
function asideTo(
  text: string,
  reading: Pick<Interpretation, "edits" | "doubts" | "intents">,
  state: HeardState,
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

function answersQuestion(edits: readonly Edit[], question: PendingQuestion | null): boolean {
  if (!question || edits.length === 0) return false;
  return question.slot === undefined || edits.some((edit) => slotOf(edit) === question.slot);
}

function slotOf(edit: Edit): SlotName | undefined {
  if (edit.kind === "add") return edit.constraint.slot;
  return edit.kind === "no-preference" ? edit.slot : undefined;
}
