import type { Vocabulary } from "@/lib/catalog/catalog-reader";
import { type Constraint, type Edit, isExclusion, type SlotName, type Wishes } from "@/lib/constraints";
import { applyEdits } from "@/lib/constraints/apply-edits";
import type { OpenQuestion } from "@/lib/reading/open-question";
import { inferQuestion } from "./edits/infer-question";
import { interpret } from "./edits/interpret";
import { slotOf } from "./edits/slot-of";
import { asksDegree } from "./importance/importance-answers";
import { weighByLearning } from "./learned/weigh-edits";
import type { ReadInput } from "./preference-reader";
import { messageOf } from "./read-words";
import type { Doubt } from "./reading";
import { tokenize } from "./text/tokenize";
import type { TranscriptReading } from "./transcript-reading";
import { weighGlobal } from "./weighting/weigh-global";
import { weighLocal } from "./weighting/weigh-local";
import { weighPairwise } from "./weighting/weigh-pairwise";
import type { Weighting } from "./weighting/weighting";

export interface TranscriptTurn {
  role: "user" | "assistant";
  content: string;
}

export interface TranscriptState {
  constraints: Constraint[];
  doubts: Doubt[];
  noPreference: SlotName[];
}

/** Runs the embedded reader over a conversation. Each reply is the next question. */
export function readTranscript(
  turns: readonly TranscriptTurn[],
  vocabulary: Vocabulary,
  weighting: Weighting,
): TranscriptState {
  const reading = foldTranscript(turns, vocabulary);
  const weigh = { local: weighLocal, global: weighGlobal, pairwise: weighPairwise }[weighting];
  return { constraints: weigh(reading), doubts: reading.doubts, noPreference: [...reading.wishes.noPreference] };
}

export function foldTranscript(turns: readonly TranscriptTurn[], vocabulary: Vocabulary): TranscriptReading {
  let wishes: Wishes = { constraints: [], noPreference: [] };
  const reading: TranscriptReading = { wishes, messages: [], doubts: [] };
  let question: OpenQuestion | undefined;
  const history: TranscriptTurn[] = [];
  for (const turn of turns) {
    if (turn.role === "assistant") {
      question = pointedAt(inferQuestion(turn.content, vocabulary), reading.messages.at(-1));
    } else {
      const input: ReadInput = {
        words: turn.content,
        turn: reading.messages.length,
        history: [...history],
        constraints: wishes.constraints,
        vocabulary,
        ...(question ? { question } : {}),
      };
      const message = messageOf(input);
      const { edits: read, doubts } = interpret(message, input);
      const named = question ? namedBy(question, vocabulary) : [];
      const edits = weighByLearning(message, read, { ...input, named });
      const outcome = applyEdits(wishes, edits);
      wishes = outcome.wishes;
      reading.messages.push({ message, edits, words: turn.content });
      reading.doubts = [...reading.doubts.filter((doubt) => !settles(edits, doubt)), ...doubts];
      question = undefined;
    }
    history.push(turn);
  }
  reading.wishes = wishes;
  return reading;
}

function namedBy({ text }: OpenQuestion, vocabulary: Vocabulary): Constraint[] {
  const input = { words: text, turn: 0, history: [], constraints: [], vocabulary };
  const { edits } = interpret(messageOf(input, true), input);
  return edits.flatMap((edit) => (edit.kind === "add" && !isExclusion(edit.constraint.op) ? [edit.constraint] : []));
}

/** "How important is that?" means the last statement. */
function pointedAt(question: OpenQuestion, last: TranscriptReading["messages"][number] | undefined): OpenQuestion {
  if (question.slot || !last || !asksDegree(tokenize(question.text))) return question;
  const slot = last.edits.map(slotOf).findLast((each) => each !== undefined) ?? last.message.asked;
  return slot ? { ...question, slot } : question;
}

/** A later wish or "no preference" settles it. */
function settles(edits: readonly Edit[], { slot }: Doubt): boolean {
  return slot !== undefined && edits.some((edit) => slotOf(edit) === slot);
}
