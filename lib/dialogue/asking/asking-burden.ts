import type { QuestionPart } from "@/lib/dialogue/wording/parts";

/** 238 words a minute in silent reading (Brysbaert 2019). */
const secondsPerWord = 60 / 238;
/** 36 words of five characters a minute on a phone (Palin et al. 2019). */
const secondsPerCharacter = 60 / (36 * 5);
/** Choice time grows with log2(n + 1) (Hick 1952). */
const secondsPerBit = 0.15;
/** Seconds to decide about one thing, or between two. A judgment. */
const deliberation = { one: 1.5, two: 4 };

type Choice = Pick<QuestionPart["choices"][number], "label" | "detail">;

export function burdenOf(question: Pick<QuestionPart, "kind" | "text"> & { choices: readonly Choice[] }, typed = 0) {
  const texts = [question.text, ...question.choices.flatMap(({ label, detail }) => [label, detail ?? ""])];
  const wordsRead = texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);
  const choices = question.choices.length;
  // Two wishes are harder to compare than yes and no.
  const isComparison = question.kind === "compare";
  const seconds =
    wordsRead * secondsPerWord +
    Math.log2(choices + 1) * secondsPerBit +
    typed * secondsPerCharacter +
    (isComparison ? deliberation.two : deliberation.one);
  return { wordsRead, choices, typed, comparisons: isComparison ? 1 : 0, seconds };
}

/** Discounts a rate by questions, as ProADA does with F1: rate / (1 + questions / 100). */
export function turnWeighted(rate: number, questions: number): number {
  return rate / (1 + questions / 100);
}
