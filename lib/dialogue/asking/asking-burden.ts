import type { QuestionPart } from "@/lib/dialogue/wording/parts";

/** The effort of a question and its answer. */
export interface AskingBurden {
  /** Words in the question, choices and details. */
  wordsRead: number;
  choices: number;
  typed: number;
  /** 1 for a comparison of two wishes, which is harder than a yes or no; else 0. */
  comparisons: number;
  /** Estimated seconds, the common unit of all parts. */
  seconds: number;
}

/** Silent reading of English prose: 238 words a minute (Brysbaert 2019). */
const secondsPerWord = 60 / 238;
/** Typing on a phone: 36 words of five characters a minute (Palin et al. 2019). */
const secondsPerCharacter = 60 / (36 * 5);
/** A choice among n takes longer with the logarithm of n + 1 (Hick 1952): seconds for each bit. */
const secondsPerBit = 0.15;
/** Seconds to decide about one thing, or between two. A judgment. */
const deliberation = { one: 1.5, two: 4 };

/** The effort of an answer by a tap, or by `typed` characters. */
export function burdenOf(
  question: Pick<QuestionPart, "kind" | "text"> & {
    choices: readonly { label: string; detail?: string | undefined }[];
  },
  typed = 0,
): AskingBurden {
  const texts = [question.text, ...question.choices.flatMap(({ label, detail }) => [label, detail ?? ""])];
  const wordsRead = texts.reduce((sum, text) => sum + countWords(text), 0);
  const choices = question.choices.length;
  const isComparison = question.kind === "compare";
  const seconds =
    wordsRead * secondsPerWord +
    Math.log2(choices + 1) * secondsPerBit +
    typed * secondsPerCharacter +
    (isComparison ? deliberation.two : deliberation.one);
  return { wordsRead, choices, typed, comparisons: isComparison ? 1 : 0, seconds };
}

/** A success rate less its questions, as ProADA weights F1 by turns: rate / (1 + questions / 100). */
export function turnWeighted(rate: number, questions: number): number {
  return rate / (1 + questions / 100);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
