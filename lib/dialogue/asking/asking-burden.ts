import type { QuestionPart } from "@/lib/dialogue/wording/parts";

/** What a question and its answer take out of a person. */
export interface AskingBurden {
  /** Words of question, choices and details that are read. */
  wordsRead: number;
  choices: number;
  /** Characters typed. */
  typed: number;
  /** 1 for a comparison of two wishes, which is harder than a yes or no; else 0. */
  comparisons: number;
  /** Estimated time, in seconds: the one figure in which the parts can be added. */
  seconds: number;
}

/** Silent reading of English prose: 238 words a minute (Brysbaert 2019). */
const secondsPerWord = 60 / 238;
/** Typing on a phone: 36 words of five characters a minute (Palin et al. 2019). */
const secondsPerCharacter = 60 / (36 * 5);
/** A choice among n takes longer with the logarithm of n + 1 (Hick 1952): seconds for each bit. */
const secondsPerBit = 0.15;
/** Making up one's mind about one thing, and about two held against each other. Judgement. */
const deliberation = { one: 1.5, two: 4 };

/** The burden of a question answered by a tap, or by `typed` characters. */
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

/** A success rate that pays for its questions, as ProADA weights F1 by turns: rate / (1 + questions / 100). */
export function turnWeighted(rate: number, questions: number): number {
  return rate / (1 + questions / 100);
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
